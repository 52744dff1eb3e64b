-- Earlier release: cannot run, because the first release begins with this file.
-- What a row brings about, in its own transaction: the header that staff work with, and the note that somebody must be
-- told of it. There is no moment at which one of them is on disk without the other.

-- Behind every row that a visitor sent stands one header of the same shape, whatever its table: what staff do with an
-- enquiry is noted there and never in what the visitor wrote. It is written, moved and removed with its row, by
-- triggers, so that nobody who writes a row can forget it. `email_key` and `phone_key` tell the same person again;
-- `person_id` is set where staff have said that two are one (null: it stands for itself). What is finished, and what
-- nobody has to answer, is never due.
CREATE TABLE enquiries (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  state TEXT NOT NULL DEFAULT 'new',
  is_aside INTEGER NOT NULL DEFAULT 0,
  name TEXT,
  email TEXT,
  phone TEXT,
  offer TEXT,
  -- What stands before the arrow: by this, staff count.
  source TEXT,
  email_key TEXT,
  phone_key TEXT,
  search TEXT NOT NULL DEFAULT '',
  owner_id TEXT,
  due_at INTEGER,
  tries INTEGER NOT NULL DEFAULT 0,
  lost_reason TEXT,
  answered_at INTEGER,
  person_id TEXT,
  -- Counts the changes: who undoes one must undo the last.
  version INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;
CREATE INDEX enquiries_of_owner ON enquiries (owner_id, id);
CREATE INDEX enquiries_by_state ON enquiries (state, id);
CREATE INDEX enquiries_due ON enquiries (due_at, id);
CREATE INDEX enquiries_open ON enquiries (owner_id, due_at) WHERE due_at IS NOT NULL;
-- All that lists are narrowed by, so that they are counted without a look at the rows themselves.
CREATE INDEX enquiries_counted ON enquiries
  (created_at, is_aside, kind, state, owner_id, offer, due_at, answered_at, source);
-- Counted with each look at Today. A statement has to name these values as they stand here, and not as parameters; and
-- the first columns are what it is looked up by, or the index by state would be taken.
CREATE INDEX enquiries_waiting ON enquiries (state, is_aside, id, kind, owner_id)
  WHERE state = 'new' AND is_aside = 0 AND kind <> 'email_subscriptions';
CREATE INDEX enquiries_aside ON enquiries (id, owner_id) WHERE is_aside = 1;
CREATE INDEX enquiries_by_email ON enquiries (email_key) WHERE email_key IS NOT NULL;
CREATE INDEX enquiries_by_phone ON enquiries (phone_key) WHERE phone_key IS NOT NULL;
CREATE INDEX enquiries_of_person ON enquiries (person_id) WHERE person_id IS NOT NULL;

-- Where messages go, and whether they do. `visitor` tells the visitor what became of an order.
CREATE TABLE channels (
  name TEXT PRIMARY KEY,
  is_on INTEGER NOT NULL CHECK (is_on IN (0, 1))
) STRICT, WITHOUT ROWID;
INSERT INTO channels VALUES ('mail', 1), ('webhook', 0), ('visitor', 0);

-- What happened (`type`) to what (`subject`), once for every channel that is on. `kind` and `row_id` say which row of
-- a visitor it is about. Entries of one batch travel in one message; the batch is kept over every retry, so that the
-- message keeps its Message-ID and a receiver can tell a repetition from news.
CREATE TABLE outbox (
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
CREATE INDEX outbox_waiting ON outbox (channel, due_at) WHERE sent_at IS NULL AND set_aside_at IS NULL;
CREATE INDEX outbox_set_aside ON outbox (set_aside_at) WHERE set_aside_at IS NOT NULL;
CREATE INDEX outbox_batch ON outbox (batch_id)
  WHERE sent_at IS NULL AND set_aside_at IS NULL AND batch_id IS NOT NULL;
CREATE INDEX outbox_of_quarantine ON outbox (due_at) WHERE type = 'quarantine.grew';
-- Erasing looks for what was told of a row.
CREATE INDEX outbox_about ON outbox (subject);

CREATE TRIGGER request_a_call_moved AFTER UPDATE OF id, created_at ON request_a_call
BEGIN
  UPDATE enquiries SET id = NEW.id, created_at = NEW.created_at WHERE id = OLD.id;
  UPDATE outbox SET row_id = NEW.id, subject = NEW.id WHERE subject = OLD.id;
END;
CREATE TRIGGER request_a_call_gone AFTER DELETE ON request_a_call
BEGIN
  DELETE FROM enquiries WHERE id = OLD.id;
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

CREATE TRIGGER email_subscriptions_moved AFTER UPDATE OF id, created_at ON email_subscriptions
BEGIN
  UPDATE enquiries SET id = NEW.id, created_at = NEW.created_at WHERE id = OLD.id;
  UPDATE outbox SET row_id = NEW.id, subject = NEW.id WHERE subject = OLD.id;
END;
CREATE TRIGGER email_subscriptions_gone AFTER DELETE ON email_subscriptions
BEGIN
  DELETE FROM enquiries WHERE id = OLD.id;
END;

-- Staff are told of what was kept aside. One entry stands for all that has come since the last mail about it,
-- and there is at most one such mail an hour: a flood must neither fill staff's mail nor hold up enquiries.
-- `row_id` is no row's, but the moment from which on the mail tells, written as the first id of it. An entry with a
-- batch is on its way and says nothing of what comes later.
CREATE TRIGGER quarantine_note AFTER INSERT ON quarantine
WHEN NOT EXISTS (
  SELECT 1 FROM outbox
   WHERE type = 'quarantine.grew' AND batch_id IS NULL AND sent_at IS NULL AND set_aside_at IS NULL)
BEGIN
  INSERT INTO outbox (id, channel, kind, row_id, created_at, due_at, type, subject)
    SELECT new_id(), 'mail', 'quarantine', since, NEW.created_at,
           -- Never further ahead than an hour, whatever a clock that was since put back has written.
           min(NEW.created_at + 3600000,
               max(NEW.created_at,
                   coalesce((SELECT max(due_at) FROM outbox WHERE type = 'quarantine.grew') + 3600000, 0))),
           'quarantine.grew', since
      FROM channels, (SELECT substr(NEW.id, 1, 14) || '7000-8000-000000000000' AS since)
     WHERE name = 'mail' AND is_on;
END;

-- The header is written whole and at once, because every visitor waits for it. What visitors hear of is their order, and
-- not that they sent something.
CREATE TRIGGER request_a_call_note AFTER INSERT ON request_a_call
BEGIN
  INSERT INTO enquiries (id, kind, created_at, name, email, phone, offer, source, email_key, phone_key, search, due_at)
    VALUES (NEW.id, 'request_a_call', NEW.created_at, NEW.name, NEW.email, NEW.phone, NEW.offer,
            substr(NEW.source, 1, instr(NEW.source || ' → ', ' → ') - 1), lower(NEW.email), phone_key(NEW.phone),
            search_text(NEW.name, NEW.email, NEW.phone), NEW.created_at);
  INSERT INTO outbox (id, channel, kind, row_id, created_at, due_at, type, subject)
    SELECT new_id(), name, 'request_a_call', NEW.id, NEW.created_at, NEW.created_at, 'enquiry.received', NEW.id
      FROM channels WHERE is_on AND name <> 'visitor';
END;

CREATE TRIGGER enrollments_note AFTER INSERT ON enrollments
BEGIN
  INSERT INTO enquiries (id, kind, created_at, name, email, phone, offer, source, email_key, phone_key, search, due_at)
    VALUES (NEW.id, 'enrollments', NEW.created_at, NEW.name, NEW.email, NEW.mobile, NEW.offer,
            substr(NEW.source, 1, instr(NEW.source || ' → ', ' → ') - 1), lower(NEW.email), phone_key(NEW.mobile),
            search_text(NEW.name, NEW.email, NEW.mobile), NEW.created_at);
  INSERT INTO outbox (id, channel, kind, row_id, created_at, due_at, type, subject)
    SELECT new_id(), name, 'enrollments', NEW.id, NEW.created_at, NEW.created_at, 'enquiry.received', NEW.id
      FROM channels WHERE is_on AND name <> 'visitor';
END;

CREATE TRIGGER email_subscriptions_note AFTER INSERT ON email_subscriptions
BEGIN
  INSERT INTO enquiries (id, kind, created_at, name, email, phone, offer, source, email_key, phone_key, search, due_at)
    VALUES (NEW.id, 'email_subscriptions', NEW.created_at, NULL, NEW.email, NULL, NULL,
            substr(NEW.source, 1, instr(NEW.source || ' → ', ' → ') - 1), lower(NEW.email), NULL,
            search_text(NULL, NEW.email, NULL), NULL);
  INSERT INTO outbox (id, channel, kind, row_id, created_at, due_at, type, subject)
    SELECT new_id(), name, 'email_subscriptions', NEW.id, NEW.created_at, NEW.created_at, 'enquiry.received', NEW.id
      FROM channels WHERE is_on AND name <> 'visitor';
END;

CREATE TRIGGER quarantine_header AFTER INSERT ON quarantine
BEGIN
  INSERT INTO enquiries (id, kind, created_at, is_aside, name, email, phone, offer, email_key, phone_key, search)
    SELECT NEW.id, NEW.kind, NEW.created_at, 1, name, email, phone, offer, lower(email), phone_key(phone),
           search_text(name, email, phone)
      FROM (SELECT NEW.submission ->> 'name' AS name, NEW.submission ->> 'email' AS email,
                   coalesce(NEW.submission ->> 'phone', NEW.submission ->> 'mobile') AS phone,
                   NEW.submission ->> 'offer' AS offer);
END;

CREATE TRIGGER quarantine_gone AFTER DELETE ON quarantine
BEGIN
  DELETE FROM enquiries WHERE id = OLD.id AND is_aside;
END;

-- How often somebody could have mails sent to one address. `recipient` is a digest; `taken` says when each message went.
CREATE TABLE mail_turns (
  recipient TEXT PRIMARY KEY,
  taken TEXT NOT NULL,
  last_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX mail_turns_by_age ON mail_turns (last_at);
