-- Earlier release: can run
-- Enquiries whose search words have to be written stand in a table of their own. Until now they were marked in
-- `enquiries`, where each mark wrote that row and two indexes again. To write the words of every enquiry again, fill
-- the table with all of their ids.
CREATE TABLE enquiries_without_words (
  enquiry_id TEXT PRIMARY KEY
) STRICT, WITHOUT ROWID;
INSERT INTO enquiries_without_words SELECT id FROM enquiries WHERE is_indexed = 0 OR words_version < 1;
CREATE TRIGGER enquiries_words_later AFTER INSERT ON enquiries
BEGIN
  INSERT INTO enquiries_without_words VALUES (NEW.id) ON CONFLICT DO NOTHING;
END;

-- The columns stay for an earlier release that still runs: it then writes words twice, which harms nobody.
DROP TRIGGER enquiries_index_again;
DROP TRIGGER enquiries_words_again;
CREATE TRIGGER enquiries_words_again AFTER UPDATE OF id, search, offer ON enquiries
WHEN (NEW.id, NEW.search, NEW.offer) IS NOT (OLD.id, OLD.search, OLD.offer)
BEGIN
  INSERT INTO enquiries_without_words VALUES (NEW.id) ON CONFLICT DO NOTHING;
END;
CREATE TRIGGER enquiries_without_words_gone AFTER DELETE ON enquiries
BEGIN
  DELETE FROM enquiries_without_words WHERE enquiry_id = OLD.id;
END;
CREATE TRIGGER enquiries_without_words_moved AFTER UPDATE OF id ON enquiries
WHEN NEW.id <> OLD.id
BEGIN
  DELETE FROM enquiries_without_words WHERE enquiry_id = OLD.id;
END;
DROP INDEX enquiries_to_index;
DROP INDEX enquiries_with_old_words;
