-- Earlier release: can run
-- A reference is found as people write it: with other spaces, in capitals or not.
drop index back_office.receipts_by_reference;
create index receipts_by_reference on back_office.receipts (upper(replace(reference, ' ', ''))) where reference is not null;
