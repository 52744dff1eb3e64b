-- How often somebody could have mails sent to one address. `recipient` is a digest; `taken` says when each message went.
CREATE TABLE mail_turns (
  recipient TEXT PRIMARY KEY,
  taken TEXT NOT NULL,
  last_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX mail_turns_by_age ON mail_turns (last_at);

-- A try to pay that failed changes no state: the order can still be paid. `failed_payments` are the provider's ids.
ALTER TABLE orders ADD COLUMN failed_payments TEXT NOT NULL DEFAULT '[]';
ALTER TABLE orders ADD COLUMN failed_at INTEGER;

-- The paid order that this one seems to repeat, and when somebody said that this one is for another person. Between the
-- two the order asks, and has no way to pay.
ALTER TABLE orders ADD COLUMN second_of TEXT;
ALTER TABLE orders ADD COLUMN for_other_at INTEGER;
