-- Earlier release: can run
-- A reference is found as people write it: with other spaces, in capitals or not.
DROP INDEX receipts_by_reference;
CREATE INDEX receipts_by_reference ON receipts (upper(replace(reference, ' ', ''))) WHERE reference IS NOT NULL;
