-- What looked like a script is kept aside for staff, not thrown away: a wrong guess is not a lost lead.

CREATE TABLE quarantine (
  id TEXT PRIMARY KEY,
  created_at INTEGER NOT NULL,
  kind TEXT NOT NULL,
  submission TEXT NOT NULL CHECK (json_valid(submission)),
  reason TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- What all processes of the service must share and nobody should have to configure.
CREATE TABLE settings (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
