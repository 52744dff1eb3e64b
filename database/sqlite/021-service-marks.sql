-- When something about the running of the service happened last: a backup was made or failed, the owner was told of
-- trouble. One row for each.
CREATE TABLE service_marks (
  name TEXT PRIMARY KEY,
  at INTEGER NOT NULL,
  note TEXT
) STRICT, WITHOUT ROWID;
