-- add status to orders

-- up
ALTER TABLE orders ADD COLUMN status TEXT NOT NULL DEFAULT 'paid';

-- down
ALTER TABLE orders DROP COLUMN status;
