-- Earlier release: can run
-- What staff have published: the facts as they were, so that one can go back. Only the newest that did not fail is shown.
CREATE TABLE publications (
  number INTEGER PRIMARY KEY CHECK (number > 0),
  facts TEXT NOT NULL,
  who TEXT NOT NULL,
  asked_at INTEGER NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('asked', 'made', 'live', 'failed')),
  problem TEXT
) STRICT;

-- What is edited and not published yet, of what has no table of its own: the provider's facts, and notices.
CREATE TABLE fact_drafts (
  name TEXT PRIMARY KEY,
  facts TEXT NOT NULL,
  who TEXT NOT NULL,
  changed_at INTEGER NOT NULL,
  -- Counts the changes: two people who edit at once see each other.
  version INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
