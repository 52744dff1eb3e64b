-- Earlier release: can run
-- Figures of a period count what went back in it.
CREATE INDEX orders_refunded ON orders (mode, voucher_at, refund_paise) WHERE voucher_at IS NOT NULL;
