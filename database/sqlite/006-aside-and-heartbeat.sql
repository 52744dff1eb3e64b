-- What is kept aside keeps its idempotency key: the same post again is the same one, before it is released and
-- after. A table of its own, because an older release adds to `quarantine` by the columns that it knows.
CREATE TABLE quarantine_keys (
  key TEXT PRIMARY KEY,
  quarantine_id TEXT NOT NULL REFERENCES quarantine (id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE INDEX quarantine_keys_of ON quarantine_keys (quarantine_id);

-- Staff are told of what was kept aside. One entry stands for all that has come since the last mail about it,
-- and there is at most one such mail an hour: a flood must neither fill staff's mail nor hold up enquiries.
-- `row_id` is no row's, but the moment from which on the mail tells, written as the first id of it. An entry with a
-- batch is on its way and says nothing of what comes later.
CREATE INDEX outbox_about_quarantine ON outbox (due_at) WHERE kind = 'quarantine';

CREATE TRIGGER quarantine_note AFTER INSERT ON quarantine
WHEN NOT EXISTS (
  SELECT 1 FROM outbox
   WHERE kind = 'quarantine' AND batch_id IS NULL AND sent_at IS NULL AND set_aside_at IS NULL)
BEGIN
  INSERT INTO outbox (id, channel, kind, row_id, created_at, due_at)
    SELECT new_id(), 'mail', 'quarantine', substr(NEW.id, 1, 14) || '7000-8000-000000000000',
           NEW.created_at,
           -- Never further ahead than an hour, whatever a clock that was since put back has written.
           min(NEW.created_at + 3600000,
               max(NEW.created_at,
                   coalesce((SELECT max(due_at) FROM outbox WHERE kind = 'quarantine') + 3600000, 0)))
      FROM channels WHERE name = 'mail' AND is_on;
END;

-- Written before "ready" is said, and as large as an enquiry at its longest: where this has no room, a row has none.
CREATE TABLE heartbeat (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  at INTEGER NOT NULL,
  room BLOB NOT NULL
) STRICT;
