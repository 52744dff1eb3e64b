-- Earlier release: can run
-- Months that were closed, each with what it held: `papers` has the sum of each receipt and voucher by its number. Nobody
-- changes or removes an entry.
CREATE TABLE month_closings (
  mode TEXT NOT NULL CHECK (mode IN ('demonstration', 'test', 'live')),
  month TEXT NOT NULL,
  closed_at INTEGER NOT NULL,
  closed_by TEXT NOT NULL,
  papers TEXT NOT NULL,
  PRIMARY KEY (mode, month)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER month_closings_stay BEFORE UPDATE ON month_closings
BEGIN
  SELECT RAISE(ABORT, 'A closed month stays as it was closed');
END;
CREATE TRIGGER month_closings_remain BEFORE DELETE ON month_closings
BEGIN
  SELECT RAISE(ABORT, 'A closed month stays as it was closed');
END;

-- What the payment provider settled, by its own ids, from the files that accounts upload.
CREATE TABLE settled_rows (
  mode TEXT NOT NULL CHECK (mode IN ('demonstration', 'test', 'live')),
  id TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('payment', 'refund', 'other')),
  paise INTEGER NOT NULL,
  fee_paise INTEGER NOT NULL,
  day TEXT NOT NULL,
  settlement TEXT,
  added_at INTEGER NOT NULL,
  PRIMARY KEY (mode, id)
) STRICT, WITHOUT ROWID;
CREATE INDEX settled_rows_of ON settled_rows (mode, day);
