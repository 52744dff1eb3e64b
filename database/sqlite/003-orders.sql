-- Earlier release: cannot run, because the first release begins with this file.
-- What is for sale, as the built site says it; the service writes it at its start. The empty slug is the bare
-- internship enrolment. `mode` is the payment mode in force: the demonstration bank, Razorpay with test keys, or with
-- live ones.
CREATE TABLE offers (
  slug TEXT PRIMARY KEY,
  version TEXT NOT NULL,
  title TEXT NOT NULL,
  amount_paise INTEGER NOT NULL CHECK (amount_paise > 0),
  facts TEXT NOT NULL,
  is_on_sale INTEGER NOT NULL DEFAULT 1 CHECK (is_on_sale IN (0, 1)),
  mode TEXT NOT NULL DEFAULT 'live' CHECK (mode IN ('demonstration', 'test', 'live'))
) STRICT, WITHOUT ROWID;

-- One enrolment's claim to be paid, with the facts of its offer as they were. `person` tells the same person again
-- without saying who it is; it goes when the enrolment is erased. `raised`: the payments and refunds that a person was
-- told of. `returned_paise`: what went back on the provider's own page, beside a refund that was asked for here.
CREATE TABLE orders (
  id TEXT PRIMARY KEY,
  enrolment_id TEXT,
  person TEXT,
  offer_slug TEXT NOT NULL,
  offer_version TEXT NOT NULL,
  offer_title TEXT NOT NULL,
  facts TEXT NOT NULL,
  amount_paise INTEGER NOT NULL CHECK (amount_paise > 0),
  currency TEXT NOT NULL DEFAULT 'INR',
  state TEXT NOT NULL DEFAULT 'made'
    CHECK (state IN ('made', 'offered', 'expired', 'cancelled', 'paid', 'refunding', 'refunded')),
  doubt TEXT,
  raised TEXT NOT NULL DEFAULT '[]',
  made_at INTEGER NOT NULL,
  offer_tries INTEGER NOT NULL DEFAULT 0,
  due_at INTEGER NOT NULL,
  claimed_until INTEGER NOT NULL DEFAULT 0,
  link_id TEXT UNIQUE,
  link_url TEXT,
  link_expires_at INTEGER,
  payment_id TEXT UNIQUE,
  paid_at INTEGER,
  refund_key TEXT UNIQUE,
  refund_paise INTEGER,
  refund_id TEXT,
  refund_failed_at INTEGER,
  returned_paise INTEGER NOT NULL DEFAULT 0,
  receipt_number TEXT UNIQUE,
  receipt_at INTEGER,
  voucher_number TEXT UNIQUE,
  voucher_at INTEGER,
  -- The payment mode that made it. Figures count one mode, and real money is never taken for a test.
  mode TEXT NOT NULL DEFAULT 'live' CHECK (mode IN ('demonstration', 'test', 'live')),
  -- A try to pay that failed changes no state: the order can still be paid. These are the provider's ids.
  failed_payments TEXT NOT NULL DEFAULT '[]',
  failed_at INTEGER,
  -- The paid order that this one seems to repeat, and when somebody said that this one is for another person. Between
  -- the two the order asks, and has no way to pay.
  second_of TEXT,
  for_other_at INTEGER,
  CHECK ((payment_id IS NULL) = (state IN ('made', 'offered', 'expired', 'cancelled'))),
  CHECK ((receipt_number IS NULL) = (payment_id IS NULL))
) STRICT, WITHOUT ROWID;
CREATE INDEX orders_of_enrolment ON orders (enrolment_id) WHERE enrolment_id IS NOT NULL;
CREATE INDEX orders_of_person ON orders (person, offer_slug, made_at) WHERE person IS NOT NULL;
CREATE INDEX orders_in_doubt ON orders (id) WHERE doubt IS NOT NULL;
-- The desk lists the orders of one state.
CREATE INDEX orders_by_state ON orders (state, id);
-- Each mode looks after its own orders, and figures of a period count what was made and paid in it.
CREATE INDEX orders_due ON orders (mode, state, due_at);
CREATE INDEX orders_made ON orders (mode, made_at);
CREATE INDEX orders_paid ON orders (mode, paid_at, amount_paise) WHERE paid_at IS NOT NULL;
CREATE INDEX orders_paid_for ON orders (mode, state, enrolment_id) WHERE enrolment_id IS NOT NULL;

-- Everything that happened to an order, in the transaction of the change. Nobody changes or removes an entry.
CREATE TABLE order_events (
  id TEXT PRIMARY KEY,
  order_id TEXT NOT NULL,
  at INTEGER NOT NULL,
  type TEXT NOT NULL,
  who TEXT NOT NULL,
  what TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX order_events_of ON order_events (order_id, id);
CREATE TRIGGER order_events_stay BEFORE UPDATE ON order_events
BEGIN
  SELECT RAISE(ABORT, 'What happened to an order stays as it was written');
END;
CREATE TRIGGER order_events_remain BEFORE DELETE ON order_events
BEGIN
  SELECT RAISE(ABORT, 'What happened to an order stays as it was written');
END;

CREATE TRIGGER orders_made AFTER INSERT ON orders
BEGIN
  INSERT INTO order_events (id, order_id, at, type, who, what)
    VALUES (new_id(), NEW.id, NEW.made_at, 'order.made', 'visitor',
            json_object('offer', NEW.offer_slug, 'version', NEW.offer_version, 'paise', NEW.amount_paise));
END;

CREATE TRIGGER enrollments_order_gone AFTER DELETE ON enrollments
BEGIN
  UPDATE orders SET enrolment_id = NULL, person = NULL WHERE enrolment_id = OLD.id;
END;
CREATE TRIGGER enrollments_order_follows AFTER UPDATE OF id ON enrollments
BEGIN
  UPDATE orders SET enrolment_id = NEW.id WHERE enrolment_id = OLD.id;
END;

-- The order is made in the transaction of the enrolment, from what is for sale. Who enrols again for the same
-- offer within a day comes back to the order that is still open; an order of another mode is not that one.
CREATE TRIGGER enrollments_order AFTER INSERT ON enrollments
WHEN NOT EXISTS (
   SELECT 1 FROM orders
    WHERE person = person_of(NEW.email, NEW.mobile) AND offer_slug = coalesce(NEW.offer, '')
      AND mode = (SELECT mode FROM offers WHERE slug = coalesce(NEW.offer, ''))
      AND state IN ('made', 'offered') AND made_at > NEW.created_at - 86400000)
BEGIN
  INSERT INTO orders (id, enrolment_id, person, offer_slug, offer_version, offer_title, facts, amount_paise, mode,
                      made_at, due_at)
    SELECT new_id(), NEW.id, person_of(NEW.email, NEW.mobile), slug, version, title, facts, amount_paise, mode,
           NEW.created_at, NEW.created_at
      FROM offers WHERE slug = coalesce(NEW.offer, '') AND is_on_sale;
END;

-- Who enrolled, under one name on both engines.
CREATE VIEW enrolled AS SELECT id, name, email, mobile AS phone FROM enrollments;

-- The last number given in each register and financial year.
CREATE TABLE registers (
  register TEXT NOT NULL,
  year TEXT NOT NULL,
  last INTEGER NOT NULL,
  PRIMARY KEY (register, year)
) STRICT, WITHOUT ROWID;

-- What stands on a receipt or voucher and nowhere else once its enrolment is erased: tax law has it kept. `payer` is the
-- person as printed. `file` is the PDF as it was first drawn, null until then.
CREATE TABLE receipts (
  number TEXT PRIMARY KEY,
  order_id TEXT NOT NULL,
  payer TEXT NOT NULL,
  file BLOB
) STRICT;
CREATE INDEX receipts_of ON receipts (order_id);

-- What the payment provider sent, before anything is made of it.
CREATE TABLE provider_events (
  id TEXT PRIMARY KEY,
  event_id TEXT NOT NULL UNIQUE,
  body TEXT NOT NULL,
  received_at INTEGER NOT NULL,
  claimed_until INTEGER NOT NULL DEFAULT 0,
  applied_at INTEGER,
  outcome TEXT,
  mode TEXT NOT NULL DEFAULT 'live' CHECK (mode IN ('demonstration', 'test', 'live')),
  -- A refund can be told before its payment: its event waits until that payment is known.
  waits_for TEXT
) STRICT, WITHOUT ROWID;
CREATE INDEX provider_events_held ON provider_events (waits_for) WHERE waits_for IS NOT NULL;
CREATE INDEX provider_events_waiting ON provider_events (mode, id) WHERE applied_at IS NULL AND waits_for IS NULL;

-- Money that came for an order which is not known here, as after the restore of an older copy. It waits for a person, who
-- settles it with a note. `refunds`: what of it went back, in paise by the provider's id.
CREATE TABLE unmatched_payments (
  id TEXT PRIMARY KEY,
  payment_id TEXT NOT NULL UNIQUE,
  mode TEXT NOT NULL CHECK (mode IN ('demonstration', 'test', 'live')),
  link_id TEXT,
  reference TEXT,
  paid_for TEXT,
  amount_paise INTEGER NOT NULL,
  currency TEXT NOT NULL,
  refunds TEXT NOT NULL DEFAULT '{}',
  received_at INTEGER NOT NULL,
  settled_at INTEGER,
  settled_by TEXT,
  note TEXT
) STRICT, WITHOUT ROWID;
CREATE INDEX unmatched_payments_open ON unmatched_payments (id) WHERE settled_at IS NULL;
