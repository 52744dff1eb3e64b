-- Earlier release: cannot run, because the first release begins with this file.
-- The tables that visitors write to. SQLite has no roles: the connection that visitors' statements
-- run on refuses everything but an insert into these (see `database/visitors/sqlite-inserts.ts`).
-- Times are milliseconds since 1970 in UTC; ids are UUIDv7 and sort by time of arrival.

-- `offer` is the slug of an offer, or nothing. Which are sold is not known here, only what a slug looks like.
-- `source` is where a visitor came from, as the page that they opened first knows it; see `contract/source.ts`. Nobody
-- is asked for it, so the service cuts what is too long, and here it only has to be bounded.
CREATE TABLE request_a_call (
  id TEXT PRIMARY KEY,
  created_at INTEGER NOT NULL,
  name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 120),
  email TEXT NOT NULL CHECK (length(email) BETWEEN 6 AND 254),
  phone TEXT NOT NULL CHECK (length(phone) BETWEEN 8 AND 32),
  program TEXT NOT NULL CHECK (program IN ('Web Development', 'Data Science', 'Machine Learning')),
  message TEXT CHECK (length(message) <= 2000),
  offer TEXT CHECK (length(offer) BETWEEN 1 AND 60 AND offer NOT GLOB '*[^a-z0-9-]*'),
  source TEXT CHECK (length(source) BETWEEN 1 AND 200)
) STRICT, WITHOUT ROWID;

CREATE TABLE enrollments (
  id TEXT PRIMARY KEY,
  created_at INTEGER NOT NULL,
  name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 120),
  email TEXT NOT NULL CHECK (length(email) BETWEEN 6 AND 254),
  mobile TEXT NOT NULL CHECK (length(mobile) BETWEEN 8 AND 32),
  offer TEXT CHECK (length(offer) BETWEEN 1 AND 60 AND offer NOT GLOB '*[^a-z0-9-]*'),
  source TEXT CHECK (length(source) BETWEEN 1 AND 200)
) STRICT, WITHOUT ROWID;

CREATE TABLE email_subscriptions (
  id TEXT PRIMARY KEY,
  created_at INTEGER NOT NULL,
  email TEXT NOT NULL CHECK (length(email) BETWEEN 6 AND 254),
  source TEXT CHECK (length(source) BETWEEN 1 AND 200)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX email_subscriptions_address ON email_subscriptions (lower(email));

-- The sentences run before the constraints, and are the same that the service says.
CREATE TRIGGER request_a_call_a_sentences BEFORE INSERT ON request_a_call
BEGIN
  SELECT RAISE(ABORT, 'Please enter your name.') WHERE trim(NEW.name) = '';
  SELECT RAISE(ABORT, 'Please enter a name of at most 120 characters.') WHERE length(NEW.name) > 120;
  SELECT RAISE(ABORT, 'Please remove the characters that cannot be shown, and type the text again.')
    WHERE NEW.name GLOB '*[' || char(1) || '-' || char(31) || char(127) || ']*'
      OR instr(NEW.name || coalesce(NEW.message, ''), char(0))
      OR NEW.message GLOB '*[' || char(1) || '-' || char(8) || char(11) || '-' || char(31) || char(127) || ']*';
  SELECT RAISE(ABORT, 'Please enter your email address.') WHERE trim(NEW.email) = '';
  SELECT RAISE(ABORT, 'Please enter an email address such as name@example.com.')
    WHERE NEW.email NOT LIKE '_%@_%.__%' OR NEW.email LIKE '%@%@%' OR length(NEW.email) > 254
      OR NEW.email GLOB '*[] ,;:<>()"\[' || char(1) || '-' || char(31) || char(127) || ']*';
  SELECT RAISE(ABORT, 'Please enter your phone number.') WHERE trim(NEW.phone) = '';
  SELECT RAISE(ABORT, 'Please enter a phone number with all its digits, such as 98765 43210 or +91 98765 43210.')
    WHERE length(NEW.phone) NOT BETWEEN 8 AND 32
      OR NEW.phone GLOB '*[' || char(1) || '-' || char(31) || char(127) || ']*';
  SELECT RAISE(ABORT, 'Please select a program from the list.')
    WHERE NEW.program NOT IN ('Web Development', 'Data Science', 'Machine Learning');
  SELECT RAISE(ABORT, 'Please keep the message to at most 2,000 characters.')
    WHERE length(NEW.message) > 2000;
END;

CREATE TRIGGER enrollments_a_sentences BEFORE INSERT ON enrollments
BEGIN
  SELECT RAISE(ABORT, 'Please enter your name.') WHERE trim(NEW.name) = '';
  SELECT RAISE(ABORT, 'Please enter a name of at most 120 characters.') WHERE length(NEW.name) > 120;
  SELECT RAISE(ABORT, 'Please remove the characters that cannot be shown, and type the text again.')
    WHERE NEW.name GLOB '*[' || char(1) || '-' || char(31) || char(127) || ']*'
      OR instr(NEW.name, char(0));
  SELECT RAISE(ABORT, 'Please enter your email address.') WHERE trim(NEW.email) = '';
  SELECT RAISE(ABORT, 'Please enter an email address such as name@example.com.')
    WHERE NEW.email NOT LIKE '_%@_%.__%' OR NEW.email LIKE '%@%@%' OR length(NEW.email) > 254
      OR NEW.email GLOB '*[] ,;:<>()"\[' || char(1) || '-' || char(31) || char(127) || ']*';
  SELECT RAISE(ABORT, 'Please enter your phone number.') WHERE trim(NEW.mobile) = '';
  SELECT RAISE(ABORT, 'Please enter a phone number with all its digits, such as 98765 43210 or +91 98765 43210.')
    WHERE length(NEW.mobile) NOT BETWEEN 8 AND 32
      OR NEW.mobile GLOB '*[' || char(1) || '-' || char(31) || char(127) || ']*';
END;

CREATE TRIGGER email_subscriptions_a_sentences BEFORE INSERT ON email_subscriptions
BEGIN
  SELECT RAISE(ABORT, 'Please enter your email address.') WHERE trim(NEW.email) = '';
  SELECT RAISE(ABORT, 'Please enter an email address such as name@example.com.')
    WHERE NEW.email NOT LIKE '_%@_%.__%' OR NEW.email LIKE '%@%@%' OR length(NEW.email) > 254
      OR NEW.email GLOB '*[] ,;:<>()"\[' || char(1) || '-' || char(31) || char(127) || ']*';
END;

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

CREATE TRIGGER request_a_call_a_offer BEFORE INSERT ON request_a_call
BEGIN
  SELECT RAISE(ABORT, 'Please choose an offer from the list; the one that was sent is not offered at present.')
    WHERE length(NEW.offer) NOT BETWEEN 1 AND 60 OR NEW.offer GLOB '*[^a-z0-9-]*';
END;

CREATE TRIGGER enrollments_a_offer BEFORE INSERT ON enrollments
BEGIN
  SELECT RAISE(ABORT, 'Please choose an offer from the list; the one that was sent is not offered at present.')
    WHERE length(NEW.offer) NOT BETWEEN 1 AND 60 OR NEW.offer GLOB '*[^a-z0-9-]*';
END;

-- What staff read: all three kinds in one shape, oldest first by id.
CREATE VIEW leads (kind, id, created_at, name, email, phone, program, message, offer, source) AS
  SELECT 'request_a_call', id, created_at, name, email, phone, program, message, offer, source FROM request_a_call
  UNION ALL
  SELECT 'enrollments', id, created_at, name, email, mobile, NULL, NULL, offer, source FROM enrollments
  UNION ALL
  SELECT 'email_subscriptions', id, created_at, NULL, email, NULL, NULL, NULL, NULL, source FROM email_subscriptions;

-- What looked like a script is kept aside for staff, not thrown away: a wrong guess is not a lost lead.
CREATE TABLE quarantine (
  id TEXT PRIMARY KEY,
  created_at INTEGER NOT NULL,
  kind TEXT NOT NULL,
  submission TEXT NOT NULL CHECK (json_valid(submission)),
  reason TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- What is kept aside keeps its idempotency key: the same post again is the same one, before it is released and after.
CREATE TABLE quarantine_keys (
  key TEXT PRIMARY KEY,
  quarantine_id TEXT NOT NULL REFERENCES quarantine (id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE INDEX quarantine_keys_of ON quarantine_keys (quarantine_id);

-- How fast the site was for those who visited it: one figure of one visit, without anything that leads back
-- to it. A day is all that is kept of the time.
CREATE TABLE web_vitals (
  id INTEGER PRIMARY KEY,
  day TEXT NOT NULL CHECK (day GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
  route TEXT NOT NULL CHECK (length(route) BETWEEN 1 AND 80),
  metric TEXT NOT NULL CHECK (metric IN ('lcp', 'inp', 'cls')),
  value REAL NOT NULL CHECK (value >= 0)
) STRICT;
CREATE INDEX web_vitals_day ON web_vitals (day);

-- What all processes of the service must share and nobody should have to configure.
CREATE TABLE settings (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- When something about the running of the service happened last: a backup was made or failed, the owner was told of
-- trouble. One row for each.
CREATE TABLE service_marks (
  name TEXT PRIMARY KEY,
  at INTEGER NOT NULL,
  note TEXT
) STRICT, WITHOUT ROWID;

-- Written before "ready" is said, and as large as an enquiry at its longest: where this has no room, a row has none.
CREATE TABLE heartbeat (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  at INTEGER NOT NULL,
  room BLOB NOT NULL
) STRICT;
