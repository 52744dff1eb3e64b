-- Earlier release: can run
-- Enquiries that did not come by a form of the site: who walked in, rang or wrote, a list that was imported, another
-- system that sent one. A name and one way to reach the person are enough: nothing is invented to fill a column.
-- `way` says how it came, `told` what the person was told about their data, `taken_by` who took it down (a member of
-- staff, or the source that sent it). `once` names the form, the line of a file or the message that it was made from,
-- so that the same one twice makes one enquiry.
CREATE TABLE added_enquiries (
  id TEXT PRIMARY KEY,
  created_at INTEGER NOT NULL,
  name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 120),
  phone TEXT CHECK (length(phone) BETWEEN 8 AND 32),
  email TEXT CHECK (length(email) BETWEEN 6 AND 254),
  message TEXT CHECK (length(message) BETWEEN 1 AND 2000),
  offer TEXT CHECK (length(offer) BETWEEN 1 AND 60 AND offer NOT GLOB '*[^a-z0-9-]*'),
  source TEXT CHECK (length(source) BETWEEN 1 AND 200),
  way TEXT NOT NULL CHECK (way IN ('walk-in', 'phone call', 'message', 'import', 'other system')),
  told TEXT NOT NULL CHECK (told IN ('in words', 'notice sent', 'elsewhere', 'not yet')),
  taken_by TEXT NOT NULL,
  import_id TEXT,
  once TEXT UNIQUE,
  CHECK (phone IS NOT NULL OR email IS NOT NULL)
) STRICT, WITHOUT ROWID;
CREATE INDEX added_enquiries_of_import ON added_enquiries (import_id) WHERE import_id IS NOT NULL;

-- Staff are told of what another system sent. What they entered themselves they know.
CREATE TRIGGER added_enquiries_note AFTER INSERT ON added_enquiries
BEGIN
  INSERT INTO enquiries (id, kind, created_at, name, email, phone, offer, source, email_key, phone_key, search, due_at)
    VALUES (NEW.id, 'added_enquiries', NEW.created_at, NEW.name, NEW.email, NEW.phone, NEW.offer,
            coalesce(NEW.source, NEW.way), lower(NEW.email), phone_key(NEW.phone),
            search_text(NEW.name, NEW.email, NEW.phone), NEW.created_at);
  INSERT INTO outbox (id, channel, kind, row_id, created_at, due_at, type, subject)
    SELECT new_id(), name, 'added_enquiries', NEW.id, NEW.created_at, NEW.created_at, 'enquiry.received', NEW.id
      FROM channels WHERE NEW.way = 'other system' AND is_on AND name = 'mail';
END;
CREATE TRIGGER added_enquiries_gone AFTER DELETE ON added_enquiries
BEGIN
  DELETE FROM enquiries WHERE id = OLD.id;
END;
