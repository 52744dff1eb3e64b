-- Telling staff. A row and the note that somebody must be told of it are one transaction: there is no
-- moment at which one of them is on disk without the other.

CREATE TABLE channels (
  name TEXT PRIMARY KEY,
  is_on INTEGER NOT NULL CHECK (is_on IN (0, 1))
) STRICT, WITHOUT ROWID;
INSERT INTO channels VALUES ('mail', 1), ('webhook', 0);

-- Entries of one batch travel in one message; the batch is kept over every retry, so that the message
-- keeps its Message-ID and a receiver can tell a repetition from news.
CREATE TABLE outbox (
  id TEXT PRIMARY KEY,
  channel TEXT NOT NULL CHECK (channel IN ('mail', 'webhook')),
  kind TEXT NOT NULL,
  row_id TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  due_at INTEGER NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  batch_id TEXT,
  claimed_until INTEGER,
  sent_at INTEGER,
  set_aside_at INTEGER,
  last_error TEXT
) STRICT, WITHOUT ROWID;
CREATE INDEX outbox_waiting ON outbox (channel, due_at) WHERE sent_at IS NULL AND set_aside_at IS NULL;
CREATE INDEX outbox_set_aside ON outbox (set_aside_at) WHERE set_aside_at IS NOT NULL;
CREATE INDEX outbox_batch ON outbox (batch_id)
  WHERE sent_at IS NULL AND set_aside_at IS NULL AND batch_id IS NOT NULL;

CREATE TRIGGER request_a_call_note AFTER INSERT ON request_a_call
BEGIN
  INSERT INTO outbox (id, channel, kind, row_id, created_at, due_at)
    SELECT new_id(), name, 'request_a_call', NEW.id, NEW.created_at, NEW.created_at
      FROM channels WHERE is_on;
END;

CREATE TRIGGER enrollments_note AFTER INSERT ON enrollments
BEGIN
  INSERT INTO outbox (id, channel, kind, row_id, created_at, due_at)
    SELECT new_id(), name, 'enrollments', NEW.id, NEW.created_at, NEW.created_at
      FROM channels WHERE is_on;
END;

CREATE TRIGGER email_subscriptions_note AFTER INSERT ON email_subscriptions
BEGIN
  INSERT INTO outbox (id, channel, kind, row_id, created_at, due_at)
    SELECT new_id(), name, 'email_subscriptions', NEW.id, NEW.created_at, NEW.created_at
      FROM channels WHERE is_on;
END;
