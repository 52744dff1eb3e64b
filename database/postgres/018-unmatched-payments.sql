-- Money that came for an order which is not known here, as after the restore of an older copy. It waits for a person, who
-- settles it with a note. `refunds`: what of it went back, in paise by the provider's id.
create table back_office.unmatched_payments (
  id uuid primary key,
  payment_id text not null unique,
  mode text not null check (mode in ('demonstration', 'test', 'live')),
  link_id text,
  reference text,
  paid_for text,
  amount_paise bigint not null,
  currency text not null,
  refunds jsonb not null default '{}',
  received_at timestamptz not null,
  settled_at timestamptz,
  settled_by text,
  note text
);
create index unmatched_payments_open on back_office.unmatched_payments (id) where settled_at is null;
alter table back_office.unmatched_payments enable row level security;
revoke all on back_office.unmatched_payments from public, anon;

-- A refund can be told before its payment: its event waits until that payment is known.
alter table back_office.provider_events add column waits_for text;
create index provider_events_held on back_office.provider_events (waits_for) where waits_for is not null;
drop index back_office.provider_events_waiting;
create index provider_events_waiting on back_office.provider_events (mode, id)
  where applied_at is null and waits_for is null;
