-- Money that came for an order which is not known here, as after the restore of an older copy. It waits for a person, who
-- settles it with a note. `refunds`: what of it went back, in paise by the provider's id.
CREATE TABLE unmatched_payments (
  id TEXT PRIMARY KEY,
  payment_id TEXT NOT NULL UNIQUE,
  mode TEXT NOT NULL CHECK (mode IN ('demonstration', 'test', 'live')),
  link_id TEXT,
  reference TEXT,
  paid_for TEXT,
  amount_paise INTEGER NOT NULL,
  currency TEXT NOT NULL,
  refunds TEXT NOT NULL DEFAULT '{}',
  received_at INTEGER NOT NULL,
  settled_at INTEGER,
  settled_by TEXT,
  note TEXT
) STRICT, WITHOUT ROWID;
CREATE INDEX unmatched_payments_open ON unmatched_payments (id) WHERE settled_at IS NULL;

-- A refund can be told before its payment: its event waits until that payment is known.
ALTER TABLE provider_events ADD COLUMN waits_for TEXT;
CREATE INDEX provider_events_held ON provider_events (waits_for) WHERE waits_for IS NOT NULL;
DROP INDEX provider_events_waiting;
CREATE INDEX provider_events_waiting ON provider_events (mode, id) WHERE applied_at IS NULL AND waits_for IS NULL;
