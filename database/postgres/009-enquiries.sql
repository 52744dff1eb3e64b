-- From here on no function lists the columns of a visitor's row: each takes them from the tables. A column that
-- is added needs `alter table` and, because visitors may write nothing else, `grant insert (…)`.

-- Those that visitors write to, by the trigger that receives their rows.
create function back_office.visitors_tables() returns setof regclass
language sql stable
as $$
  select tgrelid::regclass from pg_catalog.pg_trigger
   where tgfoid = 'back_office.receive()'::regprocedure order by tgrelid
$$;

-- An insert of this row, whose values are taken from it as $1. A key that is no column, or none of a visitor's,
-- is refused: what was sent must not be lost in silence.
create function back_office.insert_statement(given_table text, given jsonb) returns text
language plpgsql stable
set search_path = ''
as $$
declare
  target regclass;
  names text;
  given_values text;
  found_columns int;
  stray text;
begin
  select it into target from back_office.visitors_tables() as it
   where it = to_regclass(format('public.%I', given_table));
  if target is null then
    raise exception using errcode = '42P01', message = format('there is no table of visitors named "%s"', given_table);
  end if;
  select string_agg(format('%I', attname), ', ' order by attnum),
         string_agg(format('($1 ->> %L)::%s', attname, format_type(atttypid, atttypmod)), ', ' order by attnum),
         count(*)
    into names, given_values, found_columns
    from pg_attribute
   where attrelid = target and attnum > 0 and not attisdropped
     and attname not in ('id', 'created_at') and given ? attname::text;
  if found_columns <> (select count(*) from jsonb_object_keys(given)) then
    select key into stray from jsonb_object_keys(given) as key
     where key in ('id', 'created_at') or not exists (
       select from pg_attribute
        where attrelid = target and attname = key and attnum > 0 and not attisdropped)
     limit 1;
    raise exception using errcode = '42703',
      message = format('"%s" is no column of "%s" that a visitor may fill in', stray, given_table);
  end if;
  return format('insert into %s (%s) values (%s)', target, names, given_values);
end $$;

-- What a submission is recognised by: the same for the same values, whatever other columns its table has.
create function back_office.submission_digest(kind text, given jsonb) returns bytea
language plpgsql immutable
as $$
begin
  return sha256(convert_to(
    jsonb_build_array(kind, jsonb_strip_nulls(given - array['id', 'created_at']))::text, 'UTF8'));
end $$;

-- A visitor who tries again while this release is brought in is still recognised.
create temporary table changed_digests on commit drop as
  select back_office.digest_of(jsonb_build_array('request_a_call', name, email, phone, program, message)) as was,
         back_office.submission_digest('request_a_call', to_jsonb(sent)) as becomes
    from public.request_a_call as sent where created_at > now() - interval '25 hours'
  union
  select back_office.digest_of(jsonb_build_array('enrollments', name, email, mobile)),
         back_office.submission_digest('enrollments', to_jsonb(sent))
    from public.enrollments as sent where created_at > now() - interval '25 hours'
  union
  select back_office.digest_of(jsonb_build_array('email_subscriptions', lower(email))),
         back_office.submission_digest('email_subscriptions', to_jsonb(sent))
    from public.email_subscriptions as sent where created_at > now() - interval '25 hours';
update back_office.idempotency_keys set digest = becomes from changed_digests where digest = was;
update back_office.recent_submissions set digest = becomes from changed_digests where digest = was;
drop table changed_digests;

create or replace function back_office.take_once() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  given_digest bytea := back_office.submission_digest(tg_table_name, to_jsonb(new));
  given_key text;
  arrived timestamptz := clock_timestamp();
begin
  -- The key comes from the service as a setting of its transaction, or from PostgREST as a header.
  given_key := current_setting('miranaya.idempotency_key', true);
  if coalesce(given_key, '') = '' then
    given_key := nullif(current_setting('request.headers', true), '')::json ->> 'idempotency-key';
  end if;
  if coalesce(given_key, '') <> '' then
    insert into back_office.idempotency_keys values (lower(given_key), given_digest, arrived)
      on conflict (key) do nothing;
    if not found then
      perform from back_office.idempotency_keys
        where key = lower(given_key) and digest = given_digest;
      if not found then
        raise exception using errcode = 'PT409',
          message = 'This idempotency key was used for another submission';
      end if;
      return null;
    end if;
  end if;

  -- Two at once: the second waits here for the first, and then finds its entry. A time ahead of now is
  -- left by a clock that was put back; it must not swallow what comes until the clock has caught up.
  insert into back_office.recent_submissions as recent values (given_digest, arrived)
    on conflict (digest) do update set taken_at = excluded.taken_at
    where recent.taken_at not between excluded.taken_at - interval '10 minutes'
                                  and excluded.taken_at + interval '10 minutes';
  if not found then return null; end if;

  if tg_table_name = 'email_subscriptions' then
    -- One visitor at a time for one address, so that the unique index never has to refuse anybody.
    perform pg_advisory_xact_lock(hashtextextended(lower(new.email), 7));
    perform from public.email_subscriptions where lower(email) = lower(new.email);
    if found then return null; end if;
  end if;
  return new;
end $$;

create or replace function back_office.insert_as_visitor(submissions jsonb) returns text[]
language plpgsql
as $$
declare
  submission jsonb;
  statements text[] := '{}';
  n int := 0;
  rows_added bigint;
  taken text[] := '{}';
begin
  if current_setting('synchronous_commit') = 'off' then
    perform set_config('synchronous_commit', 'on', true);
  end if;
  -- Before the role is taken: a visitor may not even ask for this.
  for submission in select value from jsonb_array_elements(submissions) loop
    statements := statements || back_office.insert_statement(submission ->> 'table', submission -> 'row');
  end loop;
  perform set_config('role', 'anon', true);
  for submission in select value from jsonb_array_elements(submissions) loop
    perform set_config('miranaya.idempotency_key', coalesce(submission ->> 'key', ''), true);
    n := n + 1;
    execute statements[n] using submission -> 'row';
    get diagnostics rows_added = row_count;
    taken := taken || case rows_added when 0 then 'repeated' else 'stored' end;
  end loop;
  return taken;
end $$;

create or replace function back_office.release(aside_id uuid) returns text
language plpgsql
set search_path = ''
as $$
declare
  aside back_office.quarantine;
  new_id uuid;
begin
  select * into aside from back_office.quarantine where id = aside_id for update;
  if not found then return null; end if;
  perform set_config('miranaya.idempotency_key',
    coalesce((select key from back_office.quarantine_keys where quarantine_id = aside_id), ''), true);
  delete from back_office.quarantine where id = aside_id;
  execute back_office.insert_statement(aside.kind, aside.submission) || ' returning id'
    into new_id using aside.submission;
  if new_id is null then return 'repeated'; end if;
  -- Its header and the note for staff follow it.
  execute format('update public.%I set id = $1, created_at = $2 where id = $3', aside.kind)
    using aside.id, aside.created_at, new_id;
  return 'stored';
end $$;

create or replace function back_office.erase(ids uuid[]) returns int
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

-- Behind every row that a visitor sent stands one header of the same shape, whatever its table: what staff do
-- with an enquiry is noted there and never in what the visitor wrote. It is written, moved and removed with its
-- row, by triggers, so that nobody who writes a row can forget it.
create table back_office.enquiries (
  id uuid primary key,
  kind text not null,
  created_at timestamptz not null,
  state text not null default 'new'
);
insert into back_office.enquiries (id, kind, created_at) select id, kind, created_at from back_office.leads;
alter table back_office.enquiries enable row level security;
revoke all on back_office.enquiries from public, anon;

-- The outbox carries events: what happened (`type`) to what (`subject`), for every channel that has a row in
-- `channels` and is on. `kind` and `row_id` say the same to the release before this one.
alter table back_office.outbox
  drop constraint outbox_channel_check,
  add column type text,
  add column subject text;
update back_office.outbox
   set type = case kind when 'quarantine' then 'quarantine.grew' else 'enquiry.received' end,
       subject = row_id;
alter table back_office.outbox
  alter column type set not null,
  alter column subject set not null;
create index outbox_of_quarantine on back_office.outbox (due_at) where type = 'quarantine.grew';

create or replace function back_office.note_for_staff() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into back_office.enquiries (id, kind, created_at) values (new.id, tg_table_name, new.created_at);
  insert into back_office.outbox (id, channel, kind, row_id, created_at, due_at, type, subject)
    select back_office.uuid_v7(), name, tg_table_name, new.id, new.created_at, new.created_at,
           'enquiry.received', new.id
      from back_office.channels where is_on;
  return null;
end $$;

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

-- As in 006, which tells why.
create or replace function back_office.note_aside() returns trigger
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
           least(new.created_at + interval '1 hour',
                 greatest(new.created_at,
                          (select max(due_at) from back_office.outbox where type = 'quarantine.grew')
                            + interval '1 hour')),
           'quarantine.grew', since
      from back_office.channels where name = 'mail' and is_on;
  return null;
end $$;

revoke all on all functions in schema back_office from public;
