-- Earlier release: can run
-- What members of staff have to be told about who works on an enquiry: shown at the desk until they have seen it, and
-- mailed at `mail_at` to those who have no desk open (null: mailed, or not needed). `who` did it: a member, or the
-- worker that assigns.
CREATE TABLE colleague_notices (
  id TEXT PRIMARY KEY,
  staff_id TEXT NOT NULL,
  enquiry_id TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('given', 'taken', 'passed on', 'nobody left')),
  who TEXT NOT NULL,
  at INTEGER NOT NULL,
  seen_at INTEGER,
  mail_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX colleague_notices_unseen ON colleague_notices (staff_id, id) WHERE seen_at IS NULL;
CREATE INDEX colleague_notices_to_mail ON colleague_notices (mail_at) WHERE mail_at IS NOT NULL;
CREATE INDEX colleague_notices_about ON colleague_notices (enquiry_id);
CREATE TRIGGER enquiries_notices_moved AFTER UPDATE OF id ON enquiries
BEGIN
  UPDATE colleague_notices SET enquiry_id = NEW.id WHERE enquiry_id = OLD.id;
END;
CREATE TRIGGER enquiries_notices_gone AFTER DELETE ON enquiries
BEGIN
  DELETE FROM colleague_notices WHERE enquiry_id = OLD.id;
END;
