-- The three tables that visitors write to. SQLite has no roles: the connection that visitors' statements
-- run on refuses everything but an insert into these (see `sqlite-visitors.ts`).
-- Times are milliseconds since 1970 in UTC; ids are UUIDv7 and sort by time of arrival.

CREATE TABLE request_a_call (
  id TEXT PRIMARY KEY,
  created_at INTEGER NOT NULL,
  name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 120),
  email TEXT NOT NULL CHECK (length(email) BETWEEN 6 AND 254),
  phone TEXT NOT NULL CHECK (length(phone) BETWEEN 8 AND 32),
  program TEXT NOT NULL CHECK (program IN ('Web Development', 'Data Science', 'Machine Learning')),
  message TEXT CHECK (length(message) <= 2000)
) STRICT, WITHOUT ROWID;

CREATE TABLE enrollments (
  id TEXT PRIMARY KEY,
  created_at INTEGER NOT NULL,
  name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 120),
  email TEXT NOT NULL CHECK (length(email) BETWEEN 6 AND 254),
  mobile TEXT NOT NULL CHECK (length(mobile) BETWEEN 8 AND 32)
) STRICT, WITHOUT ROWID;

CREATE TABLE email_subscriptions (
  id TEXT PRIMARY KEY,
  created_at INTEGER NOT NULL,
  email TEXT NOT NULL CHECK (length(email) BETWEEN 6 AND 254)
) STRICT, WITHOUT ROWID;

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

-- What staff read: all three kinds in one shape, oldest first by id.
CREATE VIEW leads (kind, id, created_at, name, email, phone, program, message) AS
  SELECT 'request_a_call', id, created_at, name, email, phone, program, message FROM request_a_call
  UNION ALL
  SELECT 'enrollments', id, created_at, name, email, mobile, NULL, NULL FROM enrollments
  UNION ALL
  SELECT 'email_subscriptions', id, created_at, NULL, email, NULL, NULL, NULL FROM email_subscriptions;
