-- Earlier release: can run
-- A refund that waits for a second person, in JSON; and of an order that changes the course of another one, that one.
ALTER TABLE orders ADD COLUMN refund_proposal TEXT;
ALTER TABLE orders ADD COLUMN change_of TEXT;
CREATE INDEX orders_refund_proposed ON orders (id) WHERE refund_proposal IS NOT NULL;
CREATE INDEX orders_changing ON orders (change_of) WHERE change_of IS NOT NULL;
