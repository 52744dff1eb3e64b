-- Earlier release: can run
-- An order may have several refunds, each with its voucher in `receipts`. The columns of `orders` about a refund and a
-- voucher hold the latest ones, so the refunds of a month and the provider's ids are found by the vouchers.
DROP INDEX orders_refunded;
CREATE INDEX receipts_by_movement ON receipts (movement) WHERE movement IS NOT NULL;
