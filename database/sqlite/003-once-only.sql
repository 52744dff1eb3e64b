-- One submission, one row: a repeated idempotency key, the same submission again within ten minutes and
-- a second subscription of one address all succeed and add nothing. RAISE(IGNORE) skips the row without
-- an error and keeps what the trigger noted before it.
-- `idempotency_key()` and `digest_of(…)` are functions of the connection (see `sqlite-functions.ts`).

CREATE TABLE idempotency_keys (
  key TEXT PRIMARY KEY,
  digest BLOB NOT NULL,
  taken_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE recent_submissions (
  digest BLOB PRIMARY KEY,
  taken_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX email_subscriptions_address ON email_subscriptions (lower(email));

-- A time ahead of now is left by a clock that was put back; it must not swallow what comes until the
-- clock has caught up. Hence `abs`.
CREATE TRIGGER request_a_call_b_once BEFORE INSERT ON request_a_call
BEGIN
  SELECT RAISE(ABORT, 'This idempotency key was used for another submission')
    FROM idempotency_keys WHERE key = idempotency_key()
     AND digest <> digest_of('request_a_call', NEW.name, NEW.email, NEW.phone, NEW.program, NEW.message);
  SELECT RAISE(IGNORE) FROM idempotency_keys WHERE key = idempotency_key();
  INSERT INTO idempotency_keys
    SELECT idempotency_key(),
           digest_of('request_a_call', NEW.name, NEW.email, NEW.phone, NEW.program, NEW.message),
           NEW.created_at
     WHERE idempotency_key() IS NOT NULL;
  SELECT RAISE(IGNORE) FROM recent_submissions
   WHERE digest = digest_of('request_a_call', NEW.name, NEW.email, NEW.phone, NEW.program, NEW.message)
     AND abs(taken_at - NEW.created_at) <= 600000;
  INSERT INTO recent_submissions
    VALUES (digest_of('request_a_call', NEW.name, NEW.email, NEW.phone, NEW.program, NEW.message),
            NEW.created_at)
    ON CONFLICT (digest) DO UPDATE SET taken_at = excluded.taken_at;
END;

CREATE TRIGGER enrollments_b_once BEFORE INSERT ON enrollments
BEGIN
  SELECT RAISE(ABORT, 'This idempotency key was used for another submission')
    FROM idempotency_keys WHERE key = idempotency_key()
     AND digest <> digest_of('enrollments', NEW.name, NEW.email, NEW.mobile);
  SELECT RAISE(IGNORE) FROM idempotency_keys WHERE key = idempotency_key();
  INSERT INTO idempotency_keys
    SELECT idempotency_key(), digest_of('enrollments', NEW.name, NEW.email, NEW.mobile), NEW.created_at
     WHERE idempotency_key() IS NOT NULL;
  SELECT RAISE(IGNORE) FROM recent_submissions
   WHERE digest = digest_of('enrollments', NEW.name, NEW.email, NEW.mobile)
     AND abs(taken_at - NEW.created_at) <= 600000;
  INSERT INTO recent_submissions
    VALUES (digest_of('enrollments', NEW.name, NEW.email, NEW.mobile), NEW.created_at)
    ON CONFLICT (digest) DO UPDATE SET taken_at = excluded.taken_at;
END;

CREATE TRIGGER email_subscriptions_b_once BEFORE INSERT ON email_subscriptions
BEGIN
  SELECT RAISE(ABORT, 'This idempotency key was used for another submission')
    FROM idempotency_keys WHERE key = idempotency_key()
     AND digest <> digest_of('email_subscriptions', lower(NEW.email));
  SELECT RAISE(IGNORE) FROM idempotency_keys WHERE key = idempotency_key();
  INSERT INTO idempotency_keys
    SELECT idempotency_key(), digest_of('email_subscriptions', lower(NEW.email)), NEW.created_at
     WHERE idempotency_key() IS NOT NULL;
  SELECT RAISE(IGNORE) FROM email_subscriptions WHERE lower(email) = lower(NEW.email);
END;
