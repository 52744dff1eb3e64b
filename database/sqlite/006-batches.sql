-- Earlier release: can run
-- One start of an offer each. Staff decide the state; whether it is running, over or full follows of the day and of its
-- seats. Days are "2026-12-01", in India; `days` are days of the week, in JSON. A sample shows how a batch looks on a
-- fresh machine.
CREATE TABLE batches (
  id TEXT PRIMARY KEY,
  offer TEXT NOT NULL,
  starts_on TEXT NOT NULL,
  ends_on TEXT NOT NULL,
  days TEXT NOT NULL,
  from_time TEXT NOT NULL,
  to_time TEXT NOT NULL,
  language TEXT NOT NULL CHECK (language IN ('en', 'hi')),
  mentor TEXT NOT NULL,
  seats INTEGER CHECK (seats > 0),
  state TEXT NOT NULL CHECK (state IN ('draft', 'open', 'cancelled')),
  is_sample INTEGER NOT NULL DEFAULT 0 CHECK (is_sample IN (0, 1)),
  made_at INTEGER NOT NULL,
  -- Counts the changes: two people who edit one batch see each other.
  version INTEGER NOT NULL DEFAULT 1,
  CHECK (ends_on >= starts_on)
) STRICT, WITHOUT ROWID;
CREATE INDEX batches_of ON batches (offer, starts_on);

-- What is charged from a day on, for one offer or for a kind of offers; before the first, what the built site says.
CREATE TABLE fees (
  of_what TEXT NOT NULL,
  from_day TEXT NOT NULL,
  paise INTEGER NOT NULL CHECK (paise > 0),
  reason TEXT NOT NULL,
  PRIMARY KEY (of_what, from_day)
) STRICT, WITHOUT ROWID;

CREATE TABLE early_prices (
  batch_id TEXT PRIMARY KEY,
  until_day TEXT NOT NULL,
  paise INTEGER NOT NULL CHECK (paise > 0),
  reason TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- The place of one order in a batch. `over` is paid, and came when no place was left: a person has to look.
CREATE TABLE seats (
  order_id TEXT PRIMARY KEY,
  batch_id TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('held', 'taken', 'released', 'over')),
  held_until INTEGER NOT NULL,
  changed_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_of ON seats (batch_id, state);
CREATE INDEX seats_held ON seats (held_until) WHERE state = 'held';

ALTER TABLE offers ADD COLUMN kind TEXT;
ALTER TABLE enrollments ADD COLUMN batch TEXT CHECK (length(batch) = 36 AND batch NOT GLOB '*[^0-9a-f-]*');

-- Who waits for a place. Written by visitors, as the other forms are.
CREATE TABLE waiting_list (
  id TEXT PRIMARY KEY,
  created_at INTEGER NOT NULL,
  name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 120),
  email TEXT NOT NULL CHECK (length(email) BETWEEN 6 AND 254),
  mobile TEXT NOT NULL CHECK (length(mobile) BETWEEN 8 AND 32),
  offer TEXT NOT NULL CHECK (length(offer) BETWEEN 1 AND 60 AND offer NOT GLOB '*[^a-z0-9-]*'),
  batch TEXT CHECK (length(batch) = 36 AND batch NOT GLOB '*[^0-9a-f-]*'),
  source TEXT CHECK (length(source) BETWEEN 1 AND 200)
) STRICT, WITHOUT ROWID;

-- Where each of them stands, in the order in which they came (`enquiry_id`). `order_id` is the order that a free place
-- brought; without a batch, they wait for the next one of the offer.
CREATE TABLE waiting (
  enquiry_id TEXT PRIMARY KEY,
  offer TEXT NOT NULL,
  batch_id TEXT,
  state TEXT NOT NULL CHECK (state IN ('waiting', 'promoted', 'left')),
  order_id TEXT UNIQUE,
  changed_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX waiting_for ON waiting (batch_id, state, enquiry_id);
CREATE INDEX waiting_for_offer ON waiting (offer, state, enquiry_id);

CREATE TRIGGER enrollments_a_batch BEFORE INSERT ON enrollments
BEGIN
  SELECT RAISE(ABORT, 'Please choose a start from the list; the one that was sent is not open for enrolment.')
    WHERE length(NEW.batch) <> 36 OR NEW.batch GLOB '*[^0-9a-f-]*';
END;

CREATE TRIGGER waiting_list_a_sentences BEFORE INSERT ON waiting_list
BEGIN
  SELECT RAISE(ABORT, 'Please enter your name.') WHERE trim(NEW.name) = '';
  SELECT RAISE(ABORT, 'Please enter a name of at most 120 characters.') WHERE length(NEW.name) > 120;
  SELECT RAISE(ABORT, 'Please remove the characters that cannot be shown, and type the text again.')
    WHERE NEW.name GLOB '*[' || char(1) || '-' || char(31) || char(127) || ']*'
      OR instr(NEW.name, char(0));
  SELECT RAISE(ABORT, 'Please enter your email address.') WHERE trim(NEW.email) = '';
  SELECT RAISE(ABORT, 'Please enter an email address such as name@example.com.')
    WHERE NEW.email NOT LIKE '_%@_%.__%' OR NEW.email LIKE '%@%@%' OR length(NEW.email) > 254
      OR NEW.email GLOB '*[] ,;:<>()"\[' || char(1) || '-' || char(31) || char(127) || ']*';
  SELECT RAISE(ABORT, 'Please enter your phone number.') WHERE trim(NEW.mobile) = '';
  SELECT RAISE(ABORT, 'Please enter a phone number with all its digits, such as 98765 43210 or +91 98765 43210.')
    WHERE length(NEW.mobile) NOT BETWEEN 8 AND 32
      OR NEW.mobile GLOB '*[' || char(1) || '-' || char(31) || char(127) || ']*';
  SELECT RAISE(ABORT, 'Please choose an offer from the list; the one that was sent is not offered at present.')
    WHERE length(NEW.offer) NOT BETWEEN 1 AND 60 OR NEW.offer GLOB '*[^a-z0-9-]*';
  SELECT RAISE(ABORT, 'Please choose a start from the list; the one that was sent is not open for enrolment.')
    WHERE length(NEW.batch) <> 36 OR NEW.batch GLOB '*[^0-9a-f-]*';
END;

CREATE TRIGGER waiting_list_b_once BEFORE INSERT ON waiting_list
BEGIN
  SELECT RAISE(ABORT, 'This idempotency key was used for another submission')
    FROM idempotency_keys WHERE key = idempotency_key()
     AND digest <> digest_of('waiting_list', NEW.name, NEW.email, NEW.mobile, NEW.offer, NEW.batch);
  SELECT RAISE(IGNORE) FROM idempotency_keys WHERE key = idempotency_key();
  INSERT INTO idempotency_keys
    SELECT idempotency_key(), digest_of('waiting_list', NEW.name, NEW.email, NEW.mobile, NEW.offer, NEW.batch),
           NEW.created_at
     WHERE idempotency_key() IS NOT NULL;
  SELECT RAISE(IGNORE) FROM recent_submissions
   WHERE digest = digest_of('waiting_list', NEW.name, NEW.email, NEW.mobile, NEW.offer, NEW.batch)
     AND abs(taken_at - NEW.created_at) <= 600000;
  INSERT INTO recent_submissions
    VALUES (digest_of('waiting_list', NEW.name, NEW.email, NEW.mobile, NEW.offer, NEW.batch), NEW.created_at)
    ON CONFLICT (digest) DO UPDATE SET taken_at = excluded.taken_at;
END;

CREATE TRIGGER waiting_list_note AFTER INSERT ON waiting_list
BEGIN
  INSERT INTO enquiries (id, kind, created_at, name, email, phone, offer, source, email_key, phone_key, search, due_at)
    VALUES (NEW.id, 'waiting_list', NEW.created_at, NEW.name, NEW.email, NEW.mobile, NEW.offer,
            substr(NEW.source, 1, instr(NEW.source || ' → ', ' → ') - 1), lower(NEW.email), phone_key(NEW.mobile),
            search_text(NEW.name, NEW.email, NEW.mobile), NEW.created_at);
  INSERT INTO outbox (id, channel, kind, row_id, created_at, due_at, type, subject)
    SELECT new_id(), name, 'waiting_list', NEW.id, NEW.created_at, NEW.created_at, 'enquiry.received', NEW.id
      FROM channels WHERE is_on AND name <> 'visitor';
END;

-- One person waits once for one batch: a second row is an enquiry, and no second place in the line.
CREATE TRIGGER waiting_list_waits AFTER INSERT ON waiting_list
WHEN NOT EXISTS (
  SELECT 1 FROM waiting JOIN waiting_list AS other ON other.id = waiting.enquiry_id
   WHERE waiting.state = 'waiting' AND waiting.offer = NEW.offer AND waiting.batch_id IS NEW.batch
     AND person_of(other.email, other.mobile) = person_of(NEW.email, NEW.mobile))
BEGIN
  INSERT INTO waiting (enquiry_id, offer, batch_id, state, changed_at)
    SELECT NEW.id, NEW.offer, NEW.batch, 'waiting', NEW.created_at
     WHERE NEW.batch IS NULL OR EXISTS (SELECT 1 FROM batches WHERE id = NEW.batch AND offer = NEW.offer);
END;

CREATE TRIGGER waiting_list_moved AFTER UPDATE OF id, created_at ON waiting_list
BEGIN
  UPDATE enquiries SET id = NEW.id, created_at = NEW.created_at WHERE id = OLD.id;
  UPDATE outbox SET row_id = NEW.id, subject = NEW.id WHERE subject = OLD.id;
  UPDATE orders SET enrolment_id = NEW.id WHERE enrolment_id = OLD.id;
  UPDATE waiting SET enquiry_id = NEW.id WHERE enquiry_id = OLD.id;
END;
CREATE TRIGGER waiting_list_gone AFTER DELETE ON waiting_list
BEGIN
  DELETE FROM enquiries WHERE id = OLD.id;
  DELETE FROM waiting WHERE enquiry_id = OLD.id;
  UPDATE orders SET enrolment_id = NULL, person = NULL WHERE enrolment_id = OLD.id;
END;

DROP VIEW leads;
CREATE VIEW leads (kind, id, created_at, name, email, phone, program, message, offer, source) AS
  SELECT 'request_a_call', id, created_at, name, email, phone, program, message, offer, source FROM request_a_call
  UNION ALL
  SELECT 'enrollments', id, created_at, name, email, mobile, NULL, NULL, offer, source FROM enrollments
  UNION ALL
  SELECT 'email_subscriptions', id, created_at, NULL, email, NULL, NULL, NULL, NULL, source FROM email_subscriptions
  UNION ALL
  SELECT 'waiting_list', id, created_at, name, email, mobile, NULL, NULL, offer, source FROM waiting_list;

-- Who waited for a place, of which an order can be made as well. Not one view with `enrolled`: SQLite would read both
-- tables whole for each order.
CREATE VIEW waited AS SELECT id, name, email, mobile AS phone FROM waiting_list;

-- What visitors can know of. Samples are sold only where the service says so: never on a public address.
CREATE VIEW batches_known AS
  SELECT batches.*,
         (SELECT count(*) FROM seats AS had WHERE had.batch_id = batches.id AND had.state IN ('held', 'taken')) AS given
    FROM batches
   WHERE state <> 'draft'
     AND (is_sample = 0 OR EXISTS (SELECT 1 FROM settings WHERE name = 'samples-sold' AND value = 'yes'));

-- The one way in which an order is made: an insert here, with the batch's row locked and a place in it free. `day` is
-- the day in India by which fees and prices hold; `domain/batches/fee-on.ts` says the same.
-- Nothing is ever stored here: a view would do as on PostgreSQL, but the visitors' connection may not select.
CREATE TABLE order_claims (
  id TEXT NOT NULL,
  enrolment_id TEXT NOT NULL,
  person TEXT NOT NULL,
  offer TEXT NOT NULL,
  batch TEXT,
  day TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;

CREATE TRIGGER order_claims_make BEFORE INSERT ON order_claims
BEGIN
  -- The fee of its day, or the early price where that is lower. (No subquery stands in a FROM: the guard of the
  -- visitors' connection is not told which trigger such a one belongs to.)
  INSERT INTO orders (id, enrolment_id, person, offer_slug, offer_version, offer_title, facts, amount_paise, mode,
                      made_at, due_at)
    SELECT NEW.id, NEW.enrolment_id, NEW.person, slug, version, title, facts,
           min(coalesce(
             (SELECT paise FROM fees WHERE of_what = offers.slug AND from_day <= NEW.day ORDER BY from_day DESC LIMIT 1),
             (SELECT paise FROM fees WHERE of_what = offers.kind AND from_day <= NEW.day ORDER BY from_day DESC LIMIT 1),
             offers.amount_paise),
             coalesce((SELECT paise FROM early_prices WHERE batch_id = NEW.batch AND until_day >= NEW.day), 9007199254740991)),
           mode, NEW.at, NEW.at
      FROM offers WHERE slug = NEW.offer AND is_on_sale;
  UPDATE orders SET facts = (
      SELECT json_set(orders.facts,
               '$.start', json_object('at', 'dates', 'startDate', starts_on, 'endDate', ends_on),
               '$.batch', json_object('id', batches.id, 'days', json(days), 'from', from_time, 'to', to_time,
                                      'language', language, 'mentor', mentor))
        FROM batches WHERE batches.id = NEW.batch)
    WHERE id = NEW.id AND NEW.batch IS NOT NULL;
  UPDATE orders SET facts = json_set(facts, '$.isRepriced', json('true'), '$.registrationChargePaise',
      min(amount_paise, max(CAST(round(amount_paise / 500.0) * 100 AS INTEGER), 100000)))
    WHERE id = NEW.id AND amount_paise <> (SELECT amount_paise FROM offers WHERE slug = NEW.offer);
  -- SQLite has one writer at a time: nobody takes a place between the look and this.
  INSERT INTO seats (order_id, batch_id, state, held_until, changed_at)
    SELECT id, NEW.batch, 'held', NEW.at + 86400000, NEW.at FROM orders WHERE id = NEW.id AND NEW.batch IS NOT NULL;
  SELECT RAISE(IGNORE);
END;

-- The order is made in the transaction of the enrolment. Whoever enrols again for the same within a day comes back to
-- the order that is still open and has its place; an order of another mode is not that one. An enrolment that names no
-- batch gets the next one with a free place, where the offer is sold in batches.
DROP TRIGGER enrollments_order;
CREATE TRIGGER enrollments_order AFTER INSERT ON enrollments
WHEN EXISTS (SELECT 1 FROM offers WHERE slug = coalesce(NEW.offer, '') AND is_on_sale)
 AND NOT EXISTS (
   SELECT 1 FROM orders LEFT JOIN seats ON seats.order_id = orders.id
    WHERE person = person_of(NEW.email, NEW.mobile) AND offer_slug = coalesce(NEW.offer, '')
      AND mode = (SELECT mode FROM offers WHERE slug = coalesce(NEW.offer, ''))
      AND orders.state IN ('made', 'offered') AND made_at > NEW.created_at - 86400000
      AND (NEW.batch IS NULL OR seats.batch_id = NEW.batch) AND seats.state IS NOT 'released')
BEGIN
  SELECT RAISE(ABORT, 'Please choose a start from the list; the one that was sent is not open for enrolment.')
   WHERE NEW.batch IS NOT NULL AND NOT EXISTS (
     SELECT 1 FROM batches_known
      WHERE id = NEW.batch AND offer = NEW.offer AND state = 'open'
        AND starts_on >= date((NEW.created_at + 19800000) / 1000, 'unixepoch'));
  SELECT RAISE(ABORT, 'The last dates are past, and the next ones are not set yet. Nothing was charged; ask for a call, and we tell you the next date.')
   WHERE EXISTS (SELECT 1 FROM batches_known WHERE offer = NEW.offer)
     AND NOT EXISTS (
       SELECT 1 FROM batches_known
        WHERE offer = NEW.offer AND state = 'open'
          AND starts_on >= date((NEW.created_at + 19800000) / 1000, 'unixepoch'));
  SELECT RAISE(ABORT, 'Please choose another start, or put yourself on the waiting list: every place of this one is taken.')
   WHERE EXISTS (SELECT 1 FROM batches_known WHERE offer = NEW.offer)
     AND NOT EXISTS (
       SELECT 1 FROM batches_known
        WHERE offer = NEW.offer AND state = 'open' AND (NEW.batch IS NULL OR id = NEW.batch)
          AND starts_on >= date((NEW.created_at + 19800000) / 1000, 'unixepoch')
          AND (seats IS NULL OR given < seats));
  INSERT INTO order_claims (id, enrolment_id, person, offer, batch, day, at)
    VALUES (new_id(), NEW.id, person_of(NEW.email, NEW.mobile), coalesce(NEW.offer, ''),
            (SELECT id FROM batches_known
              WHERE offer = NEW.offer AND state = 'open' AND (NEW.batch IS NULL OR id = NEW.batch)
                AND starts_on >= date((NEW.created_at + 19800000) / 1000, 'unixepoch')
                AND (seats IS NULL OR given < seats)
              ORDER BY starts_on, id LIMIT 1),
            date((NEW.created_at + 19800000) / 1000, 'unixepoch'), NEW.created_at);
END;
