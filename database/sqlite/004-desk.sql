-- Earlier release: cannot run, because the first release begins with this file.
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
