-- Earlier release: can run
-- When somebody is not there: days of the week ("0,6", Sunday is 0) and an absence, both of its days included, as
-- "2026-12-01". `last_turn_at`: when they last got an enquiry by a rule.
ALTER TABLE staff ADD COLUMN rest_days TEXT NOT NULL DEFAULT '';
ALTER TABLE staff ADD COLUMN away_from TEXT;
ALTER TABLE staff ADD COLUMN away_until TEXT;
ALTER TABLE staff ADD COLUMN last_turn_at INTEGER;

-- Enquiries that wait to be assigned by the owner's rules (no `staff_id` yet), or for an answer of the member who got
-- them by a rule: `look_at` says when somebody has to look. `had` lists who had it, as JSON; `version` is that of the
-- enquiry after the assignment, so that whatever staff did since shows. The row goes when nothing is left to wait for.
CREATE TABLE assignments (
  enquiry_id TEXT PRIMARY KEY,
  staff_id TEXT,
  had TEXT NOT NULL DEFAULT '[]',
  version INTEGER NOT NULL DEFAULT 0,
  look_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX assignments_due ON assignments (look_at);

-- Only where the owner has set rules; a list that was imported is given out by hand.
CREATE TRIGGER enquiries_arrive AFTER INSERT ON enquiries
  WHEN NEW.due_at IS NOT NULL AND NEW.owner_id IS NULL AND NEW.is_aside = 0
   AND EXISTS (SELECT 1 FROM desk_settings WHERE name = 'assignment')
   AND NOT EXISTS (SELECT 1 FROM added_enquiries WHERE id = NEW.id AND import_id IS NOT NULL)
BEGIN
  INSERT INTO assignments (enquiry_id, look_at) VALUES (NEW.id, NEW.created_at) ON CONFLICT DO NOTHING;
END;
CREATE TRIGGER enquiries_assignment_moved AFTER UPDATE OF id ON enquiries
BEGIN
  UPDATE assignments SET enquiry_id = NEW.id WHERE enquiry_id = OLD.id;
END;
CREATE TRIGGER enquiries_assignment_gone AFTER DELETE ON enquiries
BEGIN
  DELETE FROM assignments WHERE enquiry_id = OLD.id;
END;
