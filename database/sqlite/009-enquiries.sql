-- Behind every row that a visitor sent stands one header of the same shape, whatever its table: what staff do
-- with an enquiry is noted there and never in what the visitor wrote. It is written, moved and removed with its
-- row, by triggers, so that nobody who writes a row can forget it.
CREATE TABLE enquiries (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  state TEXT NOT NULL DEFAULT 'new'
) STRICT, WITHOUT ROWID;
INSERT INTO enquiries (id, kind, created_at) SELECT id, kind, created_at FROM leads;

-- The outbox carries events: what happened (`type`) to what (`subject`), for every channel that has a row in
-- `channels` and is on. `kind` and `row_id` say the same to the release before this one. The table is built anew,
-- because it knew two channels by name.
DROP TRIGGER request_a_call_note;
DROP TRIGGER enrollments_note;
DROP TRIGGER email_subscriptions_note;
DROP TRIGGER quarantine_note;

CREATE TABLE outbox_of_events (
  id TEXT PRIMARY KEY,
  channel TEXT NOT NULL,
  kind TEXT NOT NULL,
  row_id TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  due_at INTEGER NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  batch_id TEXT,
  claimed_until INTEGER,
  sent_at INTEGER,
  set_aside_at INTEGER,
  last_error TEXT,
  type TEXT NOT NULL,
  subject TEXT NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO outbox_of_events
  SELECT outbox.*, CASE kind WHEN 'quarantine' THEN 'quarantine.grew' ELSE 'enquiry.received' END, row_id
    FROM outbox;
DROP TABLE outbox;
ALTER TABLE outbox_of_events RENAME TO outbox;
CREATE INDEX outbox_waiting ON outbox (channel, due_at) WHERE sent_at IS NULL AND set_aside_at IS NULL;
CREATE INDEX outbox_set_aside ON outbox (set_aside_at) WHERE set_aside_at IS NOT NULL;
CREATE INDEX outbox_batch ON outbox (batch_id)
  WHERE sent_at IS NULL AND set_aside_at IS NULL AND batch_id IS NOT NULL;
CREATE INDEX outbox_of_quarantine ON outbox (due_at) WHERE type = 'quarantine.grew';
CREATE INDEX outbox_about_quarantine ON outbox (due_at) WHERE kind = 'quarantine';

CREATE TRIGGER request_a_call_note AFTER INSERT ON request_a_call
BEGIN
  INSERT INTO enquiries (id, kind, created_at) VALUES (NEW.id, 'request_a_call', NEW.created_at);
  INSERT INTO outbox (id, channel, kind, row_id, created_at, due_at, type, subject)
    SELECT new_id(), name, 'request_a_call', NEW.id, NEW.created_at, NEW.created_at, 'enquiry.received', NEW.id
      FROM channels WHERE is_on;
END;
CREATE TRIGGER request_a_call_moved AFTER UPDATE OF id, created_at ON request_a_call
BEGIN
  UPDATE enquiries SET id = NEW.id, created_at = NEW.created_at WHERE id = OLD.id;
  UPDATE outbox SET row_id = NEW.id, subject = NEW.id WHERE subject = OLD.id;
END;
CREATE TRIGGER request_a_call_gone AFTER DELETE ON request_a_call
BEGIN
  DELETE FROM enquiries WHERE id = OLD.id;
END;

CREATE TRIGGER enrollments_note AFTER INSERT ON enrollments
BEGIN
  INSERT INTO enquiries (id, kind, created_at) VALUES (NEW.id, 'enrollments', NEW.created_at);
  INSERT INTO outbox (id, channel, kind, row_id, created_at, due_at, type, subject)
    SELECT new_id(), name, 'enrollments', NEW.id, NEW.created_at, NEW.created_at, 'enquiry.received', NEW.id
      FROM channels WHERE is_on;
END;
CREATE TRIGGER enrollments_moved AFTER UPDATE OF id, created_at ON enrollments
BEGIN
  UPDATE enquiries SET id = NEW.id, created_at = NEW.created_at WHERE id = OLD.id;
  UPDATE outbox SET row_id = NEW.id, subject = NEW.id WHERE subject = OLD.id;
END;
CREATE TRIGGER enrollments_gone AFTER DELETE ON enrollments
BEGIN
  DELETE FROM enquiries WHERE id = OLD.id;
END;

CREATE TRIGGER email_subscriptions_note AFTER INSERT ON email_subscriptions
BEGIN
  INSERT INTO enquiries (id, kind, created_at) VALUES (NEW.id, 'email_subscriptions', NEW.created_at);
  INSERT INTO outbox (id, channel, kind, row_id, created_at, due_at, type, subject)
    SELECT new_id(), name, 'email_subscriptions', NEW.id, NEW.created_at, NEW.created_at, 'enquiry.received', NEW.id
      FROM channels WHERE is_on;
END;
CREATE TRIGGER email_subscriptions_moved AFTER UPDATE OF id, created_at ON email_subscriptions
BEGIN
  UPDATE enquiries SET id = NEW.id, created_at = NEW.created_at WHERE id = OLD.id;
  UPDATE outbox SET row_id = NEW.id, subject = NEW.id WHERE subject = OLD.id;
END;
CREATE TRIGGER email_subscriptions_gone AFTER DELETE ON email_subscriptions
BEGIN
  DELETE FROM enquiries WHERE id = OLD.id;
END;

-- As in 006, which tells why.
CREATE TRIGGER quarantine_note AFTER INSERT ON quarantine
WHEN NOT EXISTS (
  SELECT 1 FROM outbox
   WHERE type = 'quarantine.grew' AND batch_id IS NULL AND sent_at IS NULL AND set_aside_at IS NULL)
BEGIN
  INSERT INTO outbox (id, channel, kind, row_id, created_at, due_at, type, subject)
    SELECT new_id(), 'mail', 'quarantine', since, NEW.created_at,
           min(NEW.created_at + 3600000,
               max(NEW.created_at,
                   coalesce((SELECT max(due_at) FROM outbox WHERE type = 'quarantine.grew') + 3600000, 0))),
           'quarantine.grew', since
      FROM channels, (SELECT substr(NEW.id, 1, 14) || '7000-8000-000000000000' AS since)
     WHERE name = 'mail' AND is_on;
END;
