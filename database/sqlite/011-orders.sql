-- What is for sale, as the built site says it; the service writes it at its start. The empty slug is the bare
-- internship enrolment.
CREATE TABLE offers (
  slug TEXT PRIMARY KEY,
  version TEXT NOT NULL,
  title TEXT NOT NULL,
  amount_paise INTEGER NOT NULL CHECK (amount_paise > 0),
  facts TEXT NOT NULL,
  is_on_sale INTEGER NOT NULL DEFAULT 1 CHECK (is_on_sale IN (0, 1))
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
  CHECK ((payment_id IS NULL) = (state IN ('made', 'offered', 'expired', 'cancelled'))),
  CHECK ((receipt_number IS NULL) = (payment_id IS NULL))
) STRICT, WITHOUT ROWID;
CREATE INDEX orders_of_enrolment ON orders (enrolment_id) WHERE enrolment_id IS NOT NULL;
CREATE INDEX orders_of_person ON orders (person, offer_slug, made_at) WHERE person IS NOT NULL;
CREATE INDEX orders_due ON orders (state, due_at);
CREATE INDEX orders_in_doubt ON orders (id) WHERE doubt IS NOT NULL;

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

-- The last number given in each register and financial year.
CREATE TABLE registers (
  register TEXT NOT NULL,
  year TEXT NOT NULL,
  last INTEGER NOT NULL,
  PRIMARY KEY (register, year)
) STRICT, WITHOUT ROWID;

-- What the payment provider sent, before anything is made of it.
CREATE TABLE provider_events (
  id TEXT PRIMARY KEY,
  event_id TEXT NOT NULL UNIQUE,
  body TEXT NOT NULL,
  received_at INTEGER NOT NULL,
  claimed_until INTEGER NOT NULL DEFAULT 0,
  applied_at INTEGER,
  outcome TEXT
) STRICT, WITHOUT ROWID;
CREATE INDEX provider_events_waiting ON provider_events (id) WHERE applied_at IS NULL;

-- Who enrolled, under one name on both engines.
CREATE VIEW enrolled AS SELECT id, name, email, mobile AS phone FROM enrollments;

-- Telling the visitor what became of it is a channel of its own, off until mail can be sent.
INSERT INTO channels (name, is_on) VALUES ('visitor', 0);

-- As in 009; what visitors hear of is their order, and not that they sent something.
DROP TRIGGER request_a_call_note;
DROP TRIGGER enrollments_note;
DROP TRIGGER email_subscriptions_note;
CREATE TRIGGER request_a_call_note AFTER INSERT ON request_a_call
BEGIN
  INSERT INTO enquiries (id, kind, created_at) VALUES (NEW.id, 'request_a_call', NEW.created_at);
  INSERT INTO outbox (id, channel, kind, row_id, created_at, due_at, type, subject)
    SELECT new_id(), name, 'request_a_call', NEW.id, NEW.created_at, NEW.created_at, 'enquiry.received', NEW.id
      FROM channels WHERE is_on AND name <> 'visitor';
END;
CREATE TRIGGER enrollments_note AFTER INSERT ON enrollments
BEGIN
  INSERT INTO enquiries (id, kind, created_at) VALUES (NEW.id, 'enrollments', NEW.created_at);
  INSERT INTO outbox (id, channel, kind, row_id, created_at, due_at, type, subject)
    SELECT new_id(), name, 'enrollments', NEW.id, NEW.created_at, NEW.created_at, 'enquiry.received', NEW.id
      FROM channels WHERE is_on AND name <> 'visitor';
END;
CREATE TRIGGER email_subscriptions_note AFTER INSERT ON email_subscriptions
BEGIN
  INSERT INTO enquiries (id, kind, created_at) VALUES (NEW.id, 'email_subscriptions', NEW.created_at);
  INSERT INTO outbox (id, channel, kind, row_id, created_at, due_at, type, subject)
    SELECT new_id(), name, 'email_subscriptions', NEW.id, NEW.created_at, NEW.created_at, 'enquiry.received', NEW.id
      FROM channels WHERE is_on AND name <> 'visitor';
END;

-- The order is made in the transaction of the enrolment, from what is for sale. Who enrols again for the same
-- offer within a day comes back to the order that is still open.
CREATE TRIGGER enrollments_order AFTER INSERT ON enrollments
WHEN EXISTS (SELECT 1 FROM offers WHERE slug = coalesce(NEW.offer, '') AND is_on_sale)
 AND NOT EXISTS (
   SELECT 1 FROM orders
    WHERE person = person_of(NEW.email, NEW.mobile) AND offer_slug = coalesce(NEW.offer, '')
      AND state IN ('made', 'offered') AND made_at > NEW.created_at - 86400000)
BEGIN
  INSERT INTO orders (id, enrolment_id, person, offer_slug, offer_version, offer_title, facts, amount_paise,
                      made_at, due_at)
    SELECT new_id(), NEW.id, person_of(NEW.email, NEW.mobile), slug, version, title, facts, amount_paise,
           NEW.created_at, NEW.created_at
      FROM offers WHERE slug = coalesce(NEW.offer, '');
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
