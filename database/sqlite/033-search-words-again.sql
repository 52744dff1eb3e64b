-- Earlier release: can run
-- The words by which enquiries are found have changed, so the service writes those of every enquiry again. Until then
-- an enquiry is found by its old words. The number is the one of `database/desk/enquiry-search-index.ts`: an earlier
-- release, which may still run beside this one, leaves 0, so that its words are written again, too. To change the
-- words once more, replace the index by one with the next number.
ALTER TABLE enquiries ADD COLUMN words_version INTEGER NOT NULL DEFAULT 0;
CREATE INDEX enquiries_with_old_words ON enquiries (id) WHERE words_version < 1;
CREATE TRIGGER enquiries_words_again AFTER UPDATE OF search, offer ON enquiries
WHEN NEW.words_version > 0
BEGIN
  UPDATE enquiries SET words_version = 0 WHERE id = NEW.id;
END;
