-- Earlier release: can run
-- Months that were closed, each with what it held: `papers` has the sum of each receipt and voucher by its number. Nobody
-- changes or removes an entry.
create table back_office.month_closings (
  mode text not null check (mode in ('demonstration', 'test', 'live')),
  month text not null,
  closed_at timestamptz not null,
  closed_by text not null,
  papers jsonb not null,
  primary key (mode, month)
);
create trigger month_closings_stay before update or delete on back_office.month_closings
  for each row execute function back_office.refuse_change();

-- What the payment provider settled, by its own ids, from the files that accounts upload.
create table back_office.settled_rows (
  mode text not null check (mode in ('demonstration', 'test', 'live')),
  id text not null,
  kind text not null check (kind in ('payment', 'refund', 'other')),
  paise bigint not null,
  fee_paise bigint not null,
  day text not null,
  settlement text,
  added_at timestamptz not null,
  primary key (mode, id)
);
create index settled_rows_of on back_office.settled_rows (mode, day);

-- For nobody but the owner, whatever default privileges this database has.
alter table back_office.month_closings enable row level security;
alter table back_office.settled_rows enable row level security;
revoke all on back_office.month_closings, back_office.settled_rows from public, anon;
