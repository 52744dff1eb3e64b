-- Earlier release: can run
-- Figures of a period count what went back in it.
create index orders_refunded on back_office.orders (mode, voucher_at, refund_paise) where voucher_at is not null;
