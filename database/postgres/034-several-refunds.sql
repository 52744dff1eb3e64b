-- Earlier release: can run
-- An order may have several refunds, each with its voucher in `receipts`. The columns of `orders` about a refund and a
-- voucher hold the latest ones, so the refunds of a month and the provider's ids are found by the vouchers.
drop index back_office.orders_refunded;
create index receipts_by_movement on back_office.receipts (movement) where movement is not null;
