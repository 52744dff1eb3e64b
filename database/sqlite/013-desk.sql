-- What staff search by and decide on stands in the header of each enquiry, beside the visitor's row, which stays as
-- it was sent. `email_key` and `phone_key` tell the same person again; `person_id` is set where staff have said that
-- two are one (null: it stands for itself). What is finished, and what nobody has to answer, is never due.
ALTER TABLE enquiries ADD COLUMN is_aside INTEGER NOT NULL DEFAULT 0;
ALTER TABLE enquiries ADD COLUMN name TEXT;
ALTER TABLE enquiries ADD COLUMN email TEXT;
ALTER TABLE enquiries ADD COLUMN phone TEXT;
ALTER TABLE enquiries ADD COLUMN offer TEXT;
-- What stands before the arrow: by this, staff count.
ALTER TABLE enquiries ADD COLUMN source TEXT;
ALTER TABLE enquiries ADD COLUMN email_key TEXT;
ALTER TABLE enquiries ADD COLUMN phone_key TEXT;
ALTER TABLE enquiries ADD COLUMN search TEXT NOT NULL DEFAULT '';
ALTER TABLE enquiries ADD COLUMN owner_id TEXT;
ALTER TABLE enquiries ADD COLUMN due_at INTEGER;
ALTER TABLE enquiries ADD COLUMN tries INTEGER NOT NULL DEFAULT 0;
ALTER TABLE enquiries ADD COLUMN lost_reason TEXT;
ALTER TABLE enquiries ADD COLUMN answered_at INTEGER;
ALTER TABLE enquiries ADD COLUMN person_id TEXT;
-- Counts the changes: who undoes one must undo the last.
ALTER TABLE enquiries ADD COLUMN version INTEGER NOT NULL DEFAULT 0;

UPDATE enquiries SET
  name = leads.name, email = leads.email, phone = leads.phone, offer = leads.offer,
  email_key = lower(leads.email), phone_key = phone_key(leads.phone),
  search = search_text(leads.name, leads.email, leads.phone),
  due_at = CASE WHEN enquiries.kind <> 'email_subscriptions' THEN enquiries.created_at END
  FROM leads WHERE leads.id = enquiries.id;
INSERT INTO enquiries (id, kind, created_at, is_aside, name, email, phone, offer, email_key, phone_key, search)
  SELECT id, kind, created_at, 1, name, email, phone, offer, lower(email), phone_key(phone),
         search_text(name, email, phone)
    FROM (SELECT id, kind, created_at,
                 submission ->> 'name' AS name, submission ->> 'email' AS email,
                 coalesce(submission ->> 'phone', submission ->> 'mobile') AS phone,
                 submission ->> 'offer' AS offer
            FROM quarantine);

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

-- The header is written whole and at once, because every visitor waits for it.
DROP TRIGGER request_a_call_note;
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
DROP TRIGGER enrollments_note;
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
DROP TRIGGER email_subscriptions_note;
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

-- What staff have written about an enquiry, and what they have put right: gone with it when it is erased.
CREATE TABLE enquiry_notes (
  id TEXT PRIMARY KEY,
  enquiry_id TEXT NOT NULL,
  at INTEGER NOT NULL,
  who TEXT NOT NULL,
  text TEXT NOT NULL CHECK (length(text) BETWEEN 1 AND 4000)
) STRICT, WITHOUT ROWID;
CREATE INDEX enquiry_notes_of ON enquiry_notes (enquiry_id, id);
CREATE TABLE enquiry_corrections (
  id TEXT PRIMARY KEY,
  enquiry_id TEXT NOT NULL,
  at INTEGER NOT NULL,
  who TEXT NOT NULL,
  field TEXT NOT NULL CHECK (field IN ('name', 'email', 'phone')),
  was TEXT,
  becomes TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX enquiry_corrections_of ON enquiry_corrections (enquiry_id, id);
CREATE TRIGGER enquiries_gone AFTER DELETE ON enquiries
BEGIN
  DELETE FROM enquiry_notes WHERE enquiry_id = OLD.id;
  DELETE FROM enquiry_corrections WHERE enquiry_id = OLD.id;
END;

-- Who did what to what, in the transaction of the change: the history of an enquiry and the audit of the desk. It
-- names nobody but staff, so that it can stay when an enquiry is erased. Nobody changes or removes an entry.
CREATE TABLE desk_events (
  id TEXT PRIMARY KEY,
  at INTEGER NOT NULL,
  type TEXT NOT NULL,
  who TEXT NOT NULL,
  subject TEXT NOT NULL,
  what TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX desk_events_of ON desk_events (subject, id);
CREATE INDEX desk_events_by ON desk_events (who, id);
CREATE INDEX desk_events_of_type ON desk_events (type, id);
CREATE TRIGGER desk_events_stay BEFORE UPDATE ON desk_events
BEGIN
  SELECT RAISE(ABORT, 'What happened at the desk stays as it was written');
END;
CREATE TRIGGER desk_events_remain BEFORE DELETE ON desk_events
BEGIN
  SELECT RAISE(ABORT, 'What happened at the desk stays as it was written');
END;

CREATE TABLE staff (
  id TEXT PRIMARY KEY,
  email TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  role TEXT NOT NULL CHECK (role IN ('owner', 'counsellor', 'accounts')),
  state TEXT NOT NULL CHECK (state IN ('invited', 'active', 'left')),
  takes_turns INTEGER NOT NULL DEFAULT 1 CHECK (takes_turns IN (0, 1)),
  made_at INTEGER NOT NULL,
  left_at INTEGER,
  password_hash TEXT,
  totp_secret TEXT,
  -- The last step of thirty seconds that a code was taken for: none is taken twice.
  totp_step INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;

-- Links and sessions are kept by the SHA-256 of what their bearer has.
CREATE TABLE staff_links (
  hash TEXT PRIMARY KEY,
  staff_id TEXT NOT NULL,
  made_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  used_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE TABLE staff_sessions (
  hash TEXT PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  staff_id TEXT NOT NULL,
  made_at INTEGER NOT NULL,
  seen_at INTEGER NOT NULL,
  device TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX staff_sessions_of ON staff_sessions (staff_id);
CREATE TABLE staff_passkeys (
  id TEXT PRIMARY KEY,
  staff_id TEXT NOT NULL,
  name TEXT NOT NULL,
  public_key TEXT NOT NULL,
  counter INTEGER NOT NULL,
  transports TEXT NOT NULL,
  made_at INTEGER NOT NULL,
  used_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX staff_passkeys_of ON staff_passkeys (staff_id);
CREATE TABLE staff_recovery_codes (
  hash TEXT PRIMARY KEY,
  staff_id TEXT NOT NULL
) STRICT, WITHOUT ROWID;
-- Wrong tries, by a hash of the address or of the account: each makes the next one wait longer.
CREATE TABLE sign_in_tries (
  key TEXT PRIMARY KEY,
  tries INTEGER NOT NULL,
  last_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE message_templates (
  id TEXT PRIMARY KEY,
  channel TEXT NOT NULL CHECK (channel IN ('whatsapp', 'mail')),
  position INTEGER NOT NULL,
  name TEXT NOT NULL,
  subject TEXT NOT NULL DEFAULT '',
  body TEXT NOT NULL
) STRICT, WITHOUT ROWID;
-- Of one person, or of everybody when it is nobody's.
CREATE TABLE saved_views (
  id TEXT PRIMARY KEY,
  staff_id TEXT,
  name TEXT NOT NULL,
  query TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE desk_settings (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
