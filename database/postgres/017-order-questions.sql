-- How often somebody could have mails sent to one address. `recipient` is a digest; `taken` says when each message went.
create table back_office.mail_turns (
  recipient text primary key,
  taken jsonb not null,
  last_at timestamptz not null
);
create index mail_turns_by_age on back_office.mail_turns (last_at);
alter table back_office.mail_turns enable row level security;
revoke all on back_office.mail_turns from public, anon;

-- A try to pay that failed changes no state: the order can still be paid. `failed_payments` are the provider's ids.
alter table back_office.orders add column failed_payments jsonb not null default '[]';
alter table back_office.orders add column failed_at timestamptz;

-- The paid order that this one seems to repeat, and when somebody said that this one is for another person. Between the
-- two the order asks, and has no way to pay.
alter table back_office.orders add column second_of uuid;
alter table back_office.orders add column for_other_at timestamptz;
