-- Earlier release: can run
-- What an enquiry is found by: the words that were written, parts of its name and number, and how its name sounds
-- (`domain/enquiries/search-words.ts`). The service writes them after an enquiry has arrived, so that no visitor waits
-- for it; what has none yet has `is_indexed` 0. An earlier release may change what they were made from: they are then
-- made again.
ALTER TABLE enquiries ADD COLUMN is_indexed INTEGER NOT NULL DEFAULT 0;
CREATE INDEX enquiries_to_index ON enquiries (id) WHERE is_indexed = 0;
CREATE TRIGGER enquiries_index_again AFTER UPDATE OF search, offer ON enquiries
WHEN NEW.is_indexed = 1
BEGIN
  UPDATE enquiries SET is_indexed = 0 WHERE id = NEW.id;
END;

CREATE TABLE enquiry_words (
  n INTEGER PRIMARY KEY,
  enquiry_id TEXT NOT NULL UNIQUE,
  words TEXT NOT NULL
) STRICT;
-- Marks of Devanagari belong to their letter. `~` begins the key of a name's sound.
CREATE VIRTUAL TABLE enquiry_words_index USING fts5 (
  words, content = 'enquiry_words', content_rowid = 'n', columnsize = 0,
  tokenize = "unicode61 remove_diacritics 0 categories 'L* M* N*' tokenchars '~'"
);
-- Otherwise an erased name would stay in the index until its pages are merged.
INSERT INTO enquiry_words_index (enquiry_words_index, rank) VALUES ('secure-delete', 1);
CREATE TRIGGER enquiry_words_added AFTER INSERT ON enquiry_words
BEGIN
  INSERT INTO enquiry_words_index (rowid, words) VALUES (NEW.n, NEW.words);
END;
CREATE TRIGGER enquiry_words_gone AFTER DELETE ON enquiry_words
BEGIN
  INSERT INTO enquiry_words_index (enquiry_words_index, rowid, words) VALUES ('delete', OLD.n, OLD.words);
END;
CREATE TRIGGER enquiry_words_changed AFTER UPDATE OF words ON enquiry_words
BEGIN
  INSERT INTO enquiry_words_index (enquiry_words_index, rowid, words) VALUES ('delete', OLD.n, OLD.words);
  INSERT INTO enquiry_words_index (rowid, words) VALUES (NEW.n, NEW.words);
END;
CREATE TRIGGER enquiries_words_gone AFTER DELETE ON enquiries
BEGIN
  DELETE FROM enquiry_words WHERE enquiry_id = OLD.id;
END;
CREATE TRIGGER enquiries_words_moved AFTER UPDATE OF id ON enquiries
BEGIN
  UPDATE enquiry_words SET enquiry_id = NEW.id WHERE enquiry_id = OLD.id;
END;

-- Whom a message is for (`domain/messages/recipient-stage.ts`).
ALTER TABLE message_templates ADD COLUMN stage TEXT NOT NULL DEFAULT 'any';

-- Browsers that are told of new enquiries; each ends with the session that asked for it.
CREATE TABLE push_subscriptions (
  endpoint TEXT PRIMARY KEY,
  session_hash TEXT NOT NULL REFERENCES staff_sessions (hash) ON DELETE CASCADE,
  made_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX push_subscriptions_of ON push_subscriptions (session_hash);
