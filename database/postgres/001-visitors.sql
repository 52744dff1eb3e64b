-- Earlier release: cannot run, because the first release begins with this file.
-- The tables that visitors write to, and the only thing a visitor may do: add a row to one of them.
-- Runs on any PostgreSQL from 14 on and on a Supabase project as it is (there the role anon exists).

do $$
begin
  if not exists (select from pg_roles where rolname = 'anon') then
    create role anon nologin noinherit;
  end if;
exception when duplicate_object or unique_violation then
  null; -- another database of the same cluster created it at this moment
end $$;

-- The service takes this role for the length of one transaction, so its own role has to be a member.
do $$
declare
  -- From PostgreSQL 16 on, a member may be one without the right to take the role.
  needed text := case when current_setting('server_version_num')::int >= 160000 then 'SET' else 'MEMBER' end;
begin
  if not pg_has_role(current_user, 'anon', needed) then
    execute format('grant anon to %I', current_user);
  end if;
end $$;

-- What staff need and visitors must not reach stands in a schema that no API publishes.
create schema back_office;
revoke all on schema back_office from public;

-- RFC 9562: 48 bits of Unix time in milliseconds, 12 bits of what is between two of them, then chance.
-- Sorts by time of arrival. (Functions that only our triggers call take the search path of these, which
-- is empty; a setting of their own would cost more than what they do.)
create function back_office.uuid_v7() returns uuid
language plpgsql volatile
as $$
declare
  now_us bigint := extract(epoch from clock_timestamp()) * 1000000;
begin
  return encode(
    overlay(
      overlay(
        uuid_send(gen_random_uuid())
        placing substring(int8send(now_us / 1000) from 3) from 1 for 6)
      placing substring(int4send(28672 | ((now_us % 1000) * 4096 / 1000)::int) from 3) from 7 for 2),
    'hex')::uuid;
end $$;

-- `offer` is the slug of an offer, or nothing. Which are sold is not known here, only what a slug looks like.
-- `source` is where a visitor came from, as the page that they opened first knows it; see `contract/source.ts`.
-- The constraints stand behind the sentences below, whoever writes and whatever becomes of the triggers.
create table public.request_a_call (
  id uuid primary key,
  created_at timestamptz not null,
  name text not null,
  email text not null,
  phone text not null,
  program text not null,
  message text,
  offer text,
  source text,
  constraint request_a_call_is_sound check (
    char_length(name) between 1 and 120 and char_length(email) between 6 and 254
    and char_length(phone) between 8 and 32 and char_length(message) <= 2000),
  constraint request_a_call_program check (
    program in ('Web Development', 'Data Science', 'Machine Learning')),
  constraint request_a_call_offer check (offer ~ '^[a-z0-9-]{1,60}$'),
  constraint request_a_call_source check (length(source) between 1 and 200)
);

create table public.enrollments (
  id uuid primary key,
  created_at timestamptz not null,
  name text not null,
  email text not null,
  mobile text not null,
  offer text,
  source text,
  constraint enrollments_is_sound check (
    char_length(name) between 1 and 120 and char_length(email) between 6 and 254
    and char_length(mobile) between 8 and 32),
  constraint enrollments_offer check (offer ~ '^[a-z0-9-]{1,60}$'),
  constraint enrollments_source check (length(source) between 1 and 200)
);

create table public.email_subscriptions (
  id uuid primary key,
  created_at timestamptz not null,
  email text not null,
  source text,
  constraint email_subscriptions_is_sound check (char_length(email) between 6 and 254),
  constraint email_subscriptions_source check (length(source) between 1 and 200)
);
create unique index email_subscriptions_address on public.email_subscriptions (lower(email));

-- Policy before grant: at no moment is a table open without its rule.
alter table public.request_a_call enable row level security;
alter table public.enrollments enable row level security;
alter table public.email_subscriptions enable row level security;

create policy visitors_add on public.request_a_call for insert to anon with check (true);
create policy visitors_add on public.enrollments for insert to anon with check (true);
create policy visitors_add on public.email_subscriptions for insert to anon with check (true);

-- Whatever default privileges this database has: nothing for anyone, then exactly what is meant. A column that is added
-- needs its grant, because visitors may write nothing else.
revoke all on public.request_a_call, public.enrollments, public.email_subscriptions from public, anon;
do $$
begin
  if exists (select from pg_roles where rolname = 'authenticated') then
    revoke all on public.request_a_call, public.enrollments, public.email_subscriptions from authenticated;
  end if;
  if exists (select from pg_roles where rolname = 'service_role') then
    grant select, insert, update, delete
      on public.request_a_call, public.enrollments, public.email_subscriptions to service_role;
  end if;
end $$;
grant usage on schema public to anon;
grant insert (name, email, phone, program, message, offer, source) on public.request_a_call to anon;
grant insert (name, email, mobile, offer, source) on public.enrollments to anon;
grant insert (email, source) on public.email_subscriptions to anon;

-- One sentence for each thing that can be wrong, or null: the same that the service says, because a
-- visitor of a site that talks to PostgREST directly reads these. (In SQL, because PostgreSQL puts such a function in the
-- place of its call; a call would cost more than the look.)
create function back_office.wrong_with_name(value text) returns text
language sql immutable
as $$
  select case
    when btrim(value) = '' then 'Please enter your name.'
    when char_length(value) > 120 then 'Please enter a name of at most 120 characters.'
    when value ~ '[\x01-\x1f\x7f]' then
      'Please remove the characters that cannot be shown, and type the text again.'
  end
$$;

create function back_office.wrong_with_email(value text) returns text
language sql immutable
as $$
  select case
    when btrim(value) = '' then 'Please enter your email address.'
    when char_length(value) > 254
      or value !~ '^[^\s@,;:<>()\[\]\\"]{1,64}@[^\s@,;:<>()\[\]\\"]+\.[^\s@.,;:<>()\[\]\\"]{2,}$'
      or value ~ '[\x01-\x1f\x7f]' then
      'Please enter an email address such as name@example.com.'
  end
$$;

create function back_office.wrong_with_phone(value text) returns text
language sql immutable
as $$
  select case
    when btrim(value) = '' then 'Please enter your phone number.'
    when char_length(value) not between 8 and 32 or value ~ '[\x01-\x1f\x7f]' then
      'Please enter a phone number with all its digits, such as 98765 43210 or +91 98765 43210.'
  end
$$;

create function back_office.wrong_with_program(value text) returns text
language sql immutable
as $$
  select case when value not in ('Web Development', 'Data Science', 'Machine Learning') then
    'Please select a program from the list.'
  end
$$;

create function back_office.wrong_with_message(value text) returns text
language sql immutable
as $$
  select case
    when char_length(value) > 2000 then 'Please keep the message to at most 2,000 characters.'
    when value ~ '[\x01-\x08\x0b-\x1f\x7f]' then
      'Please remove the characters that cannot be shown, and type the text again.'
  end
$$;

create function back_office.wrong_with_offer(value text) returns text
language sql immutable
as $$
  select case when value !~ '^[a-z0-9-]{1,60}$' then
    'Please choose an offer from the list; the one that was sent is not offered at present.'
  end
$$;

-- One submission, one row: a repeated idempotency key, the same submission again within ten minutes and
-- a second subscription of one address all succeed and add nothing. `return null` from a trigger skips
-- the row without an error, so that plain PostgREST answers 201 to them as well.
create table back_office.idempotency_keys (
  key text primary key,
  digest bytea not null,
  taken_at timestamptz not null
);

create table back_office.recent_submissions (
  digest bytea primary key,
  taken_at timestamptz not null
);

-- What a submission is recognised by: the same for the same values, whatever other columns its table has. The same
-- words sent again from another page are the same words.
create function back_office.submission_digest(kind text, given jsonb) returns bytea
language sql immutable
as $$
  select sha256(convert_to(
    jsonb_build_array(kind, jsonb_strip_nulls(given - array['id', 'created_at', 'source']))::text, 'UTF8'))
$$;

-- Notes that this submission was taken before, for `insert_as_visitor`: which place it has there stands in a setting.
create function back_office.note_repeated() returns void
language plpgsql
as $$
begin
  perform set_config('miranaya.repeated',
    concat_ws(',', nullif(current_setting('miranaya.repeated', true), ''),
                   nullif(current_setting('miranaya.place', true), '')), true);
end $$;

-- All that comes before a row is stored, in one trigger: every visitor waits for it, and to call a function with rights
-- of its own costs as much as most of what is done here. It runs before the constraints. Nulls pass: NOT NULL names the
-- column itself (23502). It also gives the row its id and its time, which a visitor has no right to set.
create function back_office.receive() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  wrong text;
  given_digest bytea;
  given_key text;
  arrived timestamptz := clock_timestamp();
begin
  if tg_table_name = 'email_subscriptions' then
    wrong := back_office.wrong_with_email(new.email);
  else
    -- A form of a browser without JavaScript sends what was not chosen as an empty text.
    new.offer := nullif(btrim(new.offer), '');
    if tg_table_name = 'request_a_call' then
      wrong := coalesce(
        back_office.wrong_with_name(new.name),
        back_office.wrong_with_email(new.email),
        back_office.wrong_with_phone(new.phone),
        back_office.wrong_with_program(new.program),
        back_office.wrong_with_message(new.message),
        back_office.wrong_with_offer(new.offer));
    else
      wrong := coalesce(
        back_office.wrong_with_name(new.name),
        back_office.wrong_with_email(new.email),
        back_office.wrong_with_phone(new.mobile),
        back_office.wrong_with_offer(new.offer));
    end if;
  end if;
  if wrong is not null then
    raise exception using errcode = '23514', message = wrong;
  end if;
  -- Nobody is asked for the source, so nothing about it is refused: what is too long is cut.
  new.source := nullif(btrim(left(new.source, 200)), '');
  new.id := back_office.uuid_v7();
  new.created_at := arrived;

  given_digest := back_office.submission_digest(tg_table_name, to_jsonb(new));
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
      perform back_office.note_repeated();
      return null;
    end if;
  end if;

  -- Two at once: the second waits here for the first, and then finds its entry. A time ahead of now is
  -- left by a clock that was put back; it must not swallow what comes until the clock has caught up.
  insert into back_office.recent_submissions as recent values (given_digest, arrived)
    on conflict (digest) do update set taken_at = excluded.taken_at
    where recent.taken_at not between excluded.taken_at - interval '10 minutes'
                                  and excluded.taken_at + interval '10 minutes';
  if not found then
    perform back_office.note_repeated();
    return null;
  end if;

  if tg_table_name = 'email_subscriptions' then
    -- One visitor at a time for one address, so that the unique index never has to refuse anybody.
    perform pg_advisory_xact_lock(hashtextextended(lower(new.email), 7));
    perform from public.email_subscriptions where lower(email) = lower(new.email);
    if found then
      perform back_office.note_repeated();
      return null;
    end if;
  end if;
  return new;
end $$;

-- Triggers of one table run in the order of their names. What puts another column in order has a name before this one,
-- because a submission is recognised by what is stored.
create trigger b_receive before insert on public.request_a_call
  for each row execute function back_office.receive();
create trigger b_receive before insert on public.enrollments
  for each row execute function back_office.receive();
create trigger b_receive before insert on public.email_subscriptions
  for each row execute function back_office.receive();

-- No function lists the columns of a visitor's row: each takes them from the tables. The tables of visitors are those
-- with the trigger that receives their rows.
create function back_office.visitors_tables() returns setof regclass
language sql stable
as $$
  select tgrelid::regclass from pg_catalog.pg_trigger
   where tgfoid = 'back_office.receive()'::regprocedure order by tgrelid
$$;

-- An insert of rows with these columns: `$1` is `[{"row", "key", "place"}, …]`. A name that is no column, or none of a
-- visitor's, is refused: what was sent must not be lost in silence. Each row is received before the next one is read,
-- so that the settings are those of the row.
create function back_office.insert_statement(given_table text, given_names text[]) returns text
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
         string_agg(format('(row ->> %L)::%s', attname, format_type(atttypid, atttypmod)), ', ' order by attnum),
         count(*)
    into names, given_values, found_columns
    from pg_attribute
   where attrelid = target and attnum > 0 and not attisdropped
     and attname not in ('id', 'created_at') and attname = any (given_names);
  if found_columns <> cardinality(given_names) then
    select name into stray from unnest(given_names) as name
     where name in ('id', 'created_at') or not exists (
       select from pg_attribute
        where attrelid = target and attname = name and attnum > 0 and not attisdropped)
     limit 1;
    raise exception using errcode = '42703',
      message = format('"%s" is no column of "%s" that a visitor may fill in', stray, given_table);
  end if;
  return format(
    'insert into %s (%s) select %s from jsonb_to_recordset($1) as given (row jsonb, key text, place text)
      where set_config(''miranaya.idempotency_key'', coalesce(key, ''''), true) is not null
        and set_config(''miranaya.place'', coalesce(place, ''''), true) is not null',
    target, names, given_values);
end $$;

-- Submissions as a visitor, `[{"table", "row", "key"}, …]`, in one round trip and one transaction: all of
-- them or, when one is refused, none. Those of one shape are one statement, because to plan it costs more than a row.
-- The role and the durability hold until that transaction ends, whatever the database or the login has as a default.
create function back_office.insert_as_visitor(submissions jsonb) returns text[]
language plpgsql
as $$
declare
  statements text[];
  given jsonb[];
  repeated text[];
begin
  if current_setting('synchronous_commit') = 'off' then
    perform set_config('synchronous_commit', 'on', true);
  end if;
  -- Before the role is taken: a visitor may not even ask for this.
  select array_agg(back_office.insert_statement(kind, names)), array_agg(alike) into statements, given
    from (
      select submission ->> 'table' as kind, names,
             jsonb_agg(jsonb_build_object('row', submission -> 'row', 'key', submission -> 'key', 'place', place)
                       order by place) as alike
        from jsonb_array_elements(submissions) with ordinality as each_of (submission, place),
             lateral (select array_agg(name) as names from jsonb_object_keys(submission -> 'row') as name) as its
       group by kind, names) as shapes;
  perform set_config('role', 'anon', true);
  perform set_config('miranaya.repeated', '', true);
  for n in 1 .. coalesce(cardinality(statements), 0) loop
    execute statements[n] using given[n];
  end loop;
  repeated := string_to_array(current_setting('miranaya.repeated'), ',');
  return array(
    select case when place::text = any (repeated) then 'repeated' else 'stored' end
      from generate_series(1, jsonb_array_length(submissions)) as place order by place);
end $$;

-- What staff read: all three kinds in one shape, oldest first by id.
create view back_office.leads as
  select 'request_a_call'::text as kind, id, created_at, name, email, phone, program, message, offer, source
    from public.request_a_call
  union all
  select 'enrollments', id, created_at, name, email, mobile, null, null, offer, source from public.enrollments
  union all
  select 'email_subscriptions', id, created_at, null, email, null, null, null, null, source
    from public.email_subscriptions;

-- What looked like a script is kept aside for staff, not thrown away: a wrong guess is not a lost lead.
create table back_office.quarantine (
  id uuid primary key,
  created_at timestamptz not null,
  kind text not null,
  submission jsonb not null,
  reason text not null
);

-- What is kept aside keeps its idempotency key: the same post again is the same one, before it is released and after.
create table back_office.quarantine_keys (
  key text primary key,
  quarantine_id uuid not null references back_office.quarantine (id) on delete cascade
);
create index quarantine_keys_of on back_office.quarantine_keys (quarantine_id);

create function back_office.keep_aside(given_kind text, given jsonb, given_reason text, given_key text)
returns void
language plpgsql
set search_path = ''
as $$
declare
  new_id uuid := back_office.uuid_v7();
begin
  if given_key is not null then
    -- Two at once: the second waits here for the first, and then finds its entry.
    perform pg_advisory_xact_lock(hashtextextended(lower(given_key), 8));
    perform from back_office.quarantine_keys where key = lower(given_key);
    if found then
      perform from back_office.quarantine as kept
        join back_office.quarantine_keys as known on known.quarantine_id = kept.id
        where known.key = lower(given_key) and kept.kind = given_kind and kept.submission = given;
      if not found then
        raise exception using errcode = 'PT409',
          message = 'This idempotency key was used for another submission';
      end if;
      return;
    end if;
  end if;
  insert into back_office.quarantine
    values (new_id, clock_timestamp(), given_kind, given, given_reason);
  insert into back_office.quarantine_keys
    select lower(given_key), new_id where given_key is not null;
end $$;

-- Makes an enquiry of what was kept aside, with the id and the time that it came with and under its key, and
-- leaves the note for staff as for any other: all of it or, when the tables refuse it, nothing. Returns 'stored',
-- 'repeated' when the same is there already, or null when nothing was kept aside under this id.
create function back_office.release(aside_id uuid) returns text
language plpgsql
set search_path = ''
as $$
declare
  aside back_office.quarantine;
  known_key text;
  new_id uuid;
begin
  select * into aside from back_office.quarantine where id = aside_id for update;
  if not found then return null; end if;
  select key into known_key from back_office.quarantine_keys where quarantine_id = aside_id;
  delete from back_office.quarantine where id = aside_id;
  execute back_office.insert_statement(aside.kind, array(select jsonb_object_keys(aside.submission))) || ' returning id'
    into new_id using jsonb_build_array(jsonb_build_object('row', aside.submission, 'key', known_key));
  if new_id is null then return 'repeated'; end if;
  -- Its header and the note for staff follow it.
  execute format('update public.%I set id = $1, created_at = $2 where id = $3', aside.kind)
    using aside.id, aside.created_at, new_id;
  return 'stored';
end $$;

-- How fast the site was for those who visited it: one figure of one visit, without anything that leads back
-- to it. A day is all that is kept of the time.
create table back_office.web_vitals (
  id bigint generated always as identity primary key,
  day date not null,
  route text not null check (char_length(route) between 1 and 80),
  metric text not null check (metric in ('lcp', 'inp', 'cls')),
  value double precision not null check (value >= 0)
);
create index web_vitals_day on back_office.web_vitals (day);

-- What all instances of the service must share and nobody should have to configure.
create table back_office.settings (
  name text primary key,
  value text not null
);

-- When something about the running of the service happened last: a backup was made or failed, the owner was told of
-- trouble. One row for each.
create table back_office.service_marks (
  name text primary key,
  at timestamptz not null,
  note text
);

-- Written before "ready" is said. On a full disk a row that is written over and over finds room in its old page,
-- and is no proof (tried: it went on while enquiries were refused). These pages are new each time.
create table back_office.heartbeat (
  at timestamptz not null,
  room text not null
);
alter table back_office.heartbeat alter column room set storage plain;

create function back_office.beat() returns void
language plpgsql
set search_path = ''
as $$
begin
  if current_setting('synchronous_commit') = 'off' then
    perform set_config('synchronous_commit', 'on', true);
  end if;
  perform set_config('lock_timeout', '200ms', true);
  begin
    truncate back_office.heartbeat;
  exception when lock_not_available then
    null; -- a backup is reading it: the pages are added to those of before, and go with the next beat
  end;
  insert into back_office.heartbeat select clock_timestamp(), repeat('.', 8000) from generate_series(1, 4);
end $$;

-- PostgreSQL notes how the values of a column are spread, for whoever searches by them. By this one nobody searches, and
-- what is noted of a table stays when erasing takes its last row: names, and words about people.
alter table back_office.quarantine alter submission set statistics 0;

-- For nobody but the owner, whatever default privileges this database has.
alter table back_office.idempotency_keys enable row level security;
alter table back_office.recent_submissions enable row level security;
alter table back_office.quarantine enable row level security;
alter table back_office.quarantine_keys enable row level security;
alter table back_office.web_vitals enable row level security;
alter table back_office.settings enable row level security;
alter table back_office.service_marks enable row level security;
alter table back_office.heartbeat enable row level security;
revoke all on all tables in schema back_office from public, anon;
revoke all on all functions in schema back_office from public;
