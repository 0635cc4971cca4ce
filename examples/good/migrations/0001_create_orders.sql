-- create orders

-- up
CREATE TABLE orders (id INTEGER PRIMARY KEY, customer_id INTEGER NOT NULL, cents INTEGER NOT NULL);

-- down
DROP TABLE orders;
