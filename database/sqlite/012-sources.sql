-- Earlier release: can run
-- Systems that send enquiries to an address of ours, each with a key of its own. One that was withdrawn has no key any
-- more; its name stays for the enquiries that it sent.
CREATE TABLE enquiry_sources (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 80),
  secret TEXT,
  told TEXT NOT NULL CHECK (told IN ('elsewhere', 'not yet')),
  made_at INTEGER NOT NULL,
  last_at INTEGER,
  withdrawn_at INTEGER,
  CHECK ((secret IS NULL) = (withdrawn_at IS NOT NULL))
) STRICT, WITHOUT ROWID;
