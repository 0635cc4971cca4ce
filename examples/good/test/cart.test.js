'use strict';

const assert = require('node:assert/strict');
const { test } = require('node:test');
const { total } = require('../src/cart.js');

test('an empty cart costs nothing', () => {
  assert.equal(total([]), 0);
});

test('a small order pays for shipping', () => {
  assert.equal(total([{ cents: 1250, quantity: 2 }]), 2990);
});

test('a large order ships for free', () => {
  assert.equal(total([{ cents: 2500, quantity: 2 }]), 5000);
});
