-- Earlier release: cannot run, because the first release begins with this file.
-- Staff, and their ways to sign in.
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
