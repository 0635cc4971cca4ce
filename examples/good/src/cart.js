'use strict';

const freeShippingFrom = 5000;
const shipping = 490;

/** What the customer pays, in cents. */
function total(items) {
  const goods = items.reduce((sum, item) => sum + item.cents * item.quantity, 0);
  return goods === 0 || goods >= freeShippingFrom ? goods : goods + shipping;
}

module.exports = { total };
