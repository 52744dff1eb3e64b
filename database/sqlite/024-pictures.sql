-- Earlier release: can run
-- Pictures that staff have uploaded for entries of the site, as they are published. A name has a hash of the file in it:
-- what is stored under it never changes. What no draft and no kept publication shows is deleted.
CREATE TABLE pictures (
  name TEXT PRIMARY KEY,
  width INTEGER NOT NULL CHECK (width > 0),
  height INTEGER NOT NULL CHECK (height > 0),
  bytes BLOB NOT NULL,
  added_at INTEGER NOT NULL
) STRICT;
