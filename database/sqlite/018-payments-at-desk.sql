-- Earlier release: cannot run, because it would give receipts and vouchers without their sum
-- Each receipt and voucher with all that it says about money: lists, figures and exports add up these rows. `movement` is
-- the provider's id of the payment or refund, or ours of money that was recorded by hand; then `reference`, `moved_on`
-- (a day in India) and `recorded_by` say what was recorded. `against` is the receipt that a voucher takes back, and `why`
-- tells a refund from a payment that was recorded by mistake.
ALTER TABLE receipts ADD COLUMN kind TEXT CHECK (kind IN ('receipt', 'voucher'));
ALTER TABLE receipts ADD COLUMN mode TEXT CHECK (mode IN ('demonstration', 'test', 'live'));
ALTER TABLE receipts ADD COLUMN issued_at INTEGER;
ALTER TABLE receipts ADD COLUMN paise INTEGER CHECK (paise > 0);
ALTER TABLE receipts ADD COLUMN way TEXT NOT NULL DEFAULT 'online' CHECK (way IN ('online', 'cash', 'transfer'));
ALTER TABLE receipts ADD COLUMN movement TEXT;
ALTER TABLE receipts ADD COLUMN reference TEXT;
ALTER TABLE receipts ADD COLUMN moved_on TEXT;
ALTER TABLE receipts ADD COLUMN recorded_by TEXT;
ALTER TABLE receipts ADD COLUMN against TEXT;
ALTER TABLE receipts ADD COLUMN why TEXT CHECK (why IN ('refund', 'mistake'));
UPDATE receipts
   SET kind = 'receipt', mode = orders.mode, issued_at = orders.receipt_at, paise = orders.amount_paise,
       movement = orders.payment_id
  FROM orders WHERE orders.receipt_number = receipts.number;
UPDATE receipts
   SET kind = 'voucher', mode = orders.mode, issued_at = orders.voucher_at, paise = orders.refund_paise,
       movement = orders.refund_id, against = orders.receipt_number, why = 'refund'
  FROM orders WHERE orders.voucher_number = receipts.number;
CREATE INDEX receipts_issued ON receipts (mode, issued_at);
CREATE INDEX receipts_by_reference ON receipts (reference) WHERE reference IS NOT NULL;
CREATE INDEX receipts_against ON receipts (against) WHERE against IS NOT NULL;
CREATE TRIGGER receipts_stay BEFORE UPDATE OF number, order_id, kind, mode, issued_at, paise, way, movement, against, why
  ON receipts
BEGIN
  SELECT RAISE(ABORT, 'A receipt stays as it was given');
END;
CREATE TRIGGER receipts_remain BEFORE DELETE ON receipts
BEGIN
  SELECT RAISE(ABORT, 'A receipt stays as it was given');
END;

-- How an order was paid, and when its link is to be ended at the provider: null when there is nothing to end. An order of
-- a plan asks for one instalment: `plan_of` is the order of the first one, and `ask_at` the moment from which its link is
-- made.
ALTER TABLE orders ADD COLUMN paid_way TEXT NOT NULL DEFAULT 'online' CHECK (paid_way IN ('online', 'cash', 'transfer'));
ALTER TABLE orders ADD COLUMN end_link_at INTEGER;
ALTER TABLE orders ADD COLUMN plan_of TEXT;
ALTER TABLE orders ADD COLUMN plan_position INTEGER CHECK (plan_position BETWEEN 1 AND 4);
ALTER TABLE orders ADD COLUMN plan_count INTEGER CHECK (plan_count BETWEEN 2 AND 4);
ALTER TABLE orders ADD COLUMN plan_fee_paise INTEGER CHECK (plan_fee_paise > 0);
ALTER TABLE orders ADD COLUMN ask_at INTEGER;
CREATE INDEX orders_of_plan ON orders (plan_of) WHERE plan_of IS NOT NULL;
CREATE INDEX orders_ending ON orders (mode, end_link_at) WHERE end_link_at IS NOT NULL;
CREATE TRIGGER orders_keep_instalment BEFORE UPDATE OF amount_paise, plan_fee_paise ON orders
WHEN OLD.plan_of IS NOT NULL AND (NEW.amount_paise <> OLD.amount_paise OR NEW.plan_fee_paise IS NOT OLD.plan_fee_paise)
BEGIN
  SELECT RAISE(ABORT, 'An instalment keeps its sum');
END;

-- The instalments of a plan, by the order of the first one. `asked_by` is the order that asks for it, null until the
-- first is paid. `due_on` is a day in India; `missed_at` says since when a person has to look.
CREATE TABLE instalments (
  order_id TEXT NOT NULL,
  position INTEGER NOT NULL CHECK (position BETWEEN 1 AND 4),
  paise INTEGER NOT NULL CHECK (paise > 0),
  due_on TEXT NOT NULL,
  asked_by TEXT UNIQUE,
  reminders INTEGER NOT NULL DEFAULT 0,
  missed_at INTEGER,
  PRIMARY KEY (order_id, position)
) STRICT, WITHOUT ROWID;
CREATE INDEX instalments_due ON instalments (due_on) WHERE missed_at IS NULL AND asked_by IS NOT NULL;
CREATE INDEX instalments_missed ON instalments (missed_at) WHERE missed_at IS NOT NULL;
CREATE TRIGGER instalments_keep_sum BEFORE UPDATE OF paise ON instalments WHEN NEW.paise <> OLD.paise
BEGIN
  SELECT RAISE(ABORT, 'An instalment keeps its sum');
END;
CREATE TRIGGER instalments_remain BEFORE DELETE ON instalments
BEGIN
  SELECT RAISE(ABORT, 'An instalment keeps its sum');
END;

-- An order can be made for any enquiry, not only for an enrolment.
CREATE TRIGGER enquiries_order_gone AFTER DELETE ON enquiries
BEGIN
  UPDATE orders SET enrolment_id = NULL, person = NULL WHERE enrolment_id = OLD.id;
END;
CREATE TRIGGER enquiries_order_follows AFTER UPDATE OF id ON enquiries
BEGIN
  UPDATE orders SET enrolment_id = NEW.id WHERE enrolment_id = OLD.id;
END;
