-- Earlier release: cannot run, because the first release begins with this file.
-- What a row brings about, in its own transaction: the header that staff work with, and the note that somebody must be
-- told of it. There is no moment at which one of them is on disk without the other.

-- By the header's keys the same person is told again.
create function back_office.phone_digits(phone text) returns text
language sql immutable
as $$
  select regexp_replace(translate(phone, '०१२३४५६७८९', '0123456789'), '[^0-9]', '', 'g')
$$;
create function back_office.phone_key(phone text) returns text
language sql immutable
as $$
  select nullif(right(back_office.phone_digits(phone), 10), '')
$$;
create function back_office.search_text(name text, email text, phone text) returns text
language sql immutable
as $$
  select lower(coalesce(name, '')) || ' ' || lower(coalesce(email, '')) || ' ' ||
         coalesce(back_office.phone_digits(phone), '')
$$;

-- Behind every row that a visitor sent stands one header of the same shape, whatever its table: what staff do with an
-- enquiry is noted there and never in what the visitor wrote. It is written, moved and removed with its row, by
-- triggers, so that nobody who writes a row can forget it. `email_key` and `phone_key` tell the same person again;
-- `person_id` is set where staff have said that two are one (null: it stands for itself). What is finished, and what
-- nobody has to answer, is never due.
create table back_office.enquiries (
  id uuid primary key,
  kind text not null,
  created_at timestamptz not null,
  state text not null default 'new',
  is_aside boolean not null default false,
  name text,
  email text,
  phone text,
  offer text,
  -- What stands before the arrow: by this, staff count.
  source text,
  email_key text,
  phone_key text,
  search text not null default '',
  owner_id uuid,
  due_at timestamptz,
  tries int not null default 0,
  lost_reason text,
  answered_at timestamptz,
  person_id uuid,
  -- Counts the changes: who undoes one must undo the last.
  version int not null default 0
);
create index enquiries_of_owner on back_office.enquiries (owner_id, id);
create index enquiries_by_state on back_office.enquiries (state, id);
create index enquiries_due on back_office.enquiries (due_at, id);
create index enquiries_open on back_office.enquiries (owner_id, due_at) where due_at is not null;
-- All that lists are narrowed by, so that they are counted without a look at the rows themselves.
create index enquiries_counted on back_office.enquiries
  (created_at, is_aside, kind, state, owner_id, offer, due_at, answered_at, source);
-- Counted with each look at Today. A statement has to name these values as they stand here, and not as parameters.
create index enquiries_waiting on back_office.enquiries (id, owner_id)
  where state = 'new' and not is_aside and kind <> 'email_subscriptions';
create index enquiries_aside on back_office.enquiries (id, owner_id) where is_aside;
create index enquiries_by_email on back_office.enquiries (email_key) where email_key is not null;
create index enquiries_by_phone on back_office.enquiries (phone_key) where phone_key is not null;
create index enquiries_of_person on back_office.enquiries (person_id) where person_id is not null;

create function back_office.head_aside() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  given_phone text;
begin
  if tg_op = 'DELETE' then
    delete from back_office.enquiries where id = old.id and is_aside;
    return null;
  end if;
  given_phone := coalesce(new.submission ->> 'phone', new.submission ->> 'mobile');
  insert into back_office.enquiries
      (id, kind, created_at, is_aside, name, email, phone, offer, email_key, phone_key, search)
    values (new.id, new.kind, new.created_at, true, new.submission ->> 'name', new.submission ->> 'email', given_phone,
            new.submission ->> 'offer', lower(new.submission ->> 'email'), back_office.phone_key(given_phone),
            back_office.search_text(new.submission ->> 'name', new.submission ->> 'email', given_phone));
  return null;
end $$;
create trigger head_aside after insert or delete on back_office.quarantine
  for each row execute function back_office.head_aside();

-- Where messages go, and whether they do. `visitor` tells the visitor what became of an order.
create table back_office.channels (
  name text primary key,
  is_on boolean not null
);
insert into back_office.channels values ('mail', true), ('webhook', false), ('visitor', false);

-- What happened (`type`) to what (`subject`), once for every channel that is on. `kind` and `row_id` say which row of
-- a visitor it is about.
create table back_office.outbox (
  id uuid primary key,
  channel text not null,
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
  last_error text,
  type text not null,
  subject text not null
);
create index outbox_waiting on back_office.outbox (channel, due_at)
  where sent_at is null and set_aside_at is null;
create index outbox_set_aside on back_office.outbox (set_aside_at) where set_aside_at is not null;
create index outbox_batch on back_office.outbox (batch_id)
  where sent_at is null and set_aside_at is null and batch_id is not null;
create index outbox_of_quarantine on back_office.outbox (due_at) where type = 'quarantine.grew';
-- Erasing looks for what was told of a row.
create index outbox_about on back_office.outbox (subject);

-- All rows of one insert together, and the header whole and at once, because every visitor waits for it. What visitors
-- hear of is their order, and not that they sent something.
create function back_office.note_for_staff() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into back_office.enquiries
      (id, kind, created_at, name, email, phone, offer, source, email_key, phone_key, search, due_at)
    select id, tg_table_name, created_at, name, email, phone, offer, nullif(split_part(source, ' → ', 1), ''),
           lower(email), back_office.phone_key(phone), back_office.search_text(name, email, phone),
           case when tg_table_name <> 'email_subscriptions' then created_at end
      from (select id, created_at, sent ->> 'name' as name, sent ->> 'email' as email,
                   coalesce(sent ->> 'phone', sent ->> 'mobile') as phone, sent ->> 'offer' as offer,
                   sent ->> 'source' as source
              from (select id, created_at, to_jsonb(added) as sent from added) as given) as lead;
  insert into back_office.outbox (id, channel, kind, row_id, created_at, due_at, type, subject)
    select back_office.uuid_v7(), channels.name, tg_table_name, added.id, added.created_at, added.created_at,
           'enquiry.received', added.id
      from added, back_office.channels where is_on and channels.name <> 'visitor';
  return null;
end $$;
create trigger note_for_staff after insert on public.request_a_call referencing new table as added
  for each statement execute function back_office.note_for_staff();
create trigger note_for_staff after insert on public.enrollments referencing new table as added
  for each statement execute function back_office.note_for_staff();
create trigger note_for_staff after insert on public.email_subscriptions referencing new table as added
  for each statement execute function back_office.note_for_staff();

create function back_office.follow_row() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    delete from back_office.enquiries where id = old.id;
  else
    update back_office.enquiries set id = new.id, created_at = new.created_at where id = old.id;
    update back_office.outbox set row_id = new.id, subject = new.id where subject = old.id::text;
  end if;
  return null;
end $$;
create trigger follow_row after delete or update of id, created_at on public.request_a_call
  for each row execute function back_office.follow_row();
create trigger follow_row after delete or update of id, created_at on public.enrollments
  for each row execute function back_office.follow_row();
create trigger follow_row after delete or update of id, created_at on public.email_subscriptions
  for each row execute function back_office.follow_row();

-- Staff are told of what was kept aside. One entry stands for all that has come since the last mail about it,
-- and there is at most one such mail an hour: a flood must neither fill staff's mail nor hold up enquiries.
-- `row_id` is no row's, but the moment from which on the mail tells, written as the first id of it. An entry with a
-- batch is on its way and says nothing of what comes later.
create function back_office.note_aside() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  since uuid := (left(new.id::text, 14) || '7000-8000-000000000000')::uuid;
begin
  -- Locked, so that the mail is not composed between this look and our commit: the worker skips what is locked.
  perform from back_office.outbox
    where type = 'quarantine.grew' and batch_id is null and sent_at is null and set_aside_at is null
    for share;
  if found then return null; end if;
  insert into back_office.outbox (id, channel, kind, row_id, created_at, due_at, type, subject)
    select back_office.uuid_v7(), 'mail', 'quarantine', since, new.created_at,
           -- Never further ahead than an hour, whatever a clock that was since put back has written.
           least(new.created_at + interval '1 hour',
                 greatest(new.created_at,
                          (select max(due_at) from back_office.outbox where type = 'quarantine.grew')
                            + interval '1 hour')),
           'quarantine.grew', since
      from back_office.channels where name = 'mail' and is_on;
  return null;
end $$;
create trigger note_aside after insert on back_office.quarantine
  for each row execute function back_office.note_aside();

-- Removes rows, their outbox entries, and the traces by which the same submission would be taken for a
-- repetition: somebody who writes again after being erased is a new lead. Returns how many rows.
create function back_office.erase(ids uuid[]) returns int
language plpgsql
set search_path = ''
as $$
declare
  visitors_table record;
  digests bytea[];
  n int;
  erased int := 0;
begin
  delete from back_office.outbox where subject = any (ids::text[]);
  for visitors_table in
    select oid::regclass as name, relname as kind from pg_class
     where oid in (select back_office.visitors_tables())
  loop
    execute format(
      'with gone as (
         delete from %s as sent where id = any ($1)
         returning back_office.submission_digest(%L, to_jsonb(sent)) as digest)
       select array_agg(digest), count(*) from gone', visitors_table.name, visitors_table.kind)
      into digests, n using ids;
    delete from back_office.idempotency_keys where digest = any (digests);
    delete from back_office.recent_submissions where digest = any (digests);
    erased := erased + n;
  end loop;
  return erased;
end $$;

-- How often somebody could have mails sent to one address. `recipient` is a digest; `taken` says when each message went.
create table back_office.mail_turns (
  recipient text primary key,
  taken jsonb not null,
  last_at timestamptz not null
);
create index mail_turns_by_age on back_office.mail_turns (last_at);

-- For nobody but the owner, whatever default privileges this database has.
alter table back_office.enquiries enable row level security;
alter table back_office.channels enable row level security;
alter table back_office.outbox enable row level security;
alter table back_office.mail_turns enable row level security;
revoke all on all tables in schema back_office from public, anon;
revoke all on all functions in schema back_office from public;
