-- Earlier release: can run
-- A file of enquiries that was imported, so that it can be taken back as a whole. Its enquiries name it in `import_id`.
CREATE TABLE imports (
  id TEXT PRIMARY KEY,
  at INTEGER NOT NULL,
  who TEXT NOT NULL,
  file_name TEXT NOT NULL CHECK (length(file_name) <= 120),
  source TEXT NOT NULL CHECK (length(source) BETWEEN 1 AND 200),
  added INTEGER NOT NULL,
  left_out INTEGER NOT NULL,
  taken_back_at INTEGER
) STRICT, WITHOUT ROWID;
