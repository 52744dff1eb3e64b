-- Telling staff. A row and the note that somebody must be told of it are one transaction: there is no
-- moment at which one of them is on disk without the other.

create table back_office.channels (
  name text primary key,
  is_on boolean not null
);
insert into back_office.channels values ('mail', true), ('webhook', false);

create table back_office.outbox (
  id uuid primary key,
  channel text not null check (channel in ('mail', 'webhook')),
  kind text not null,
  row_id uuid not null,
  created_at timestamptz not null,
  due_at timestamptz not null,
  attempts int not null default 0,
  -- Entries that travel in one message share this; it is kept over every retry, so that the message
  -- keeps its Message-ID and a receiver can tell a repetition from news.
  batch_id uuid,
  claimed_until timestamptz,
  sent_at timestamptz,
  set_aside_at timestamptz,
  last_error text
);
create index outbox_waiting on back_office.outbox (channel, due_at)
  where sent_at is null and set_aside_at is null;
create index outbox_set_aside on back_office.outbox (set_aside_at) where set_aside_at is not null;
create index outbox_batch on back_office.outbox (batch_id)
  where sent_at is null and set_aside_at is null and batch_id is not null;

alter table back_office.channels enable row level security;
alter table back_office.outbox enable row level security;
revoke all on back_office.channels, back_office.outbox from public, anon;

create function back_office.note_for_staff() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into back_office.outbox (id, channel, kind, row_id, created_at, due_at)
    select back_office.uuid_v7(), name, tg_table_name, new.id, new.created_at, new.created_at
      from back_office.channels where is_on;
  return null;
end $$;
revoke all on function back_office.note_for_staff() from public;

create trigger note_for_staff after insert on public.request_a_call
  for each row execute function back_office.note_for_staff();
create trigger note_for_staff after insert on public.enrollments
  for each row execute function back_office.note_for_staff();
create trigger note_for_staff after insert on public.email_subscriptions
  for each row execute function back_office.note_for_staff();
