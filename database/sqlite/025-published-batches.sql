-- Earlier release: can run
-- Whether what is published names the batch: visitors get a place in no other. Set anew when a publication goes live;
-- where nothing was ever published, each batch counts.
ALTER TABLE batches ADD COLUMN is_published INTEGER NOT NULL DEFAULT 1 CHECK (is_published IN (0, 1));
UPDATE batches SET is_published = 0 WHERE state = 'draft' AND EXISTS (SELECT 1 FROM publications);

DROP VIEW batches_known;
CREATE VIEW batches_known AS
  SELECT batches.*,
         (SELECT count(*) FROM seats AS had WHERE had.batch_id = batches.id AND had.state IN ('held', 'taken')) AS given
    FROM batches
   WHERE state <> 'draft' AND is_published = 1
     AND (is_sample = 0 OR EXISTS (SELECT 1 FROM settings WHERE name = 'samples-sold' AND value = 'yes'));
