-- The three tables that visitors write to, and the only thing a visitor may do: add a row to one of them.
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

create table public.request_a_call (
  id uuid primary key,
  created_at timestamptz not null,
  name text not null,
  email text not null,
  phone text not null,
  program text not null,
  message text
);

create table public.enrollments (
  id uuid primary key,
  created_at timestamptz not null,
  name text not null,
  email text not null,
  mobile text not null
);

create table public.email_subscriptions (
  id uuid primary key,
  created_at timestamptz not null,
  email text not null
);

-- One sentence for each thing that can be wrong, or null: the same that the service says, because a
-- visitor of a site that talks to PostgREST directly reads these.
create function back_office.wrong_with_name(value text) returns text
language plpgsql immutable
as $$
begin
  if btrim(value) = '' then return 'Please enter your name.'; end if;
  if char_length(value) > 120 then return 'Please enter a name of at most 120 characters.'; end if;
  if value ~ '[\x01-\x1f\x7f]' then
    return 'Please remove the characters that cannot be shown, and type the text again.';
  end if;
  return null;
end $$;

create function back_office.wrong_with_email(value text) returns text
language plpgsql immutable
as $$
begin
  if btrim(value) = '' then return 'Please enter your email address.'; end if;
  if char_length(value) > 254
    or value !~ '^[^\s@,;:<>()\[\]\\"]{1,64}@[^\s@,;:<>()\[\]\\"]+\.[^\s@.,;:<>()\[\]\\"]{2,}$'
    or value ~ '[\x01-\x1f\x7f]' then
    return 'Please enter an email address such as name@example.com.';
  end if;
  return null;
end $$;

create function back_office.wrong_with_phone(value text) returns text
language plpgsql immutable
as $$
begin
  if btrim(value) = '' then return 'Please enter your phone number.'; end if;
  if char_length(value) not between 8 and 32 or value ~ '[\x01-\x1f\x7f]' then
    return 'Please enter a phone number with all its digits, such as 98765 43210 or +91 98765 43210.';
  end if;
  return null;
end $$;

-- Runs before the constraints. Nulls pass here: NOT NULL names the column itself (23502).
-- It also gives the row its id and its time, which a visitor has no right to set.
create function back_office.receive() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  wrong text;
begin
  if tg_table_name = 'request_a_call' then
    wrong := coalesce(
      back_office.wrong_with_name(new.name),
      back_office.wrong_with_email(new.email),
      back_office.wrong_with_phone(new.phone));
    if wrong is null and new.program not in ('Web Development', 'Data Science', 'Machine Learning') then
      wrong := 'Please select a program from the list.';
    elsif wrong is null and char_length(new.message) > 2000 then
      wrong := 'Please keep the message to at most 2,000 characters.';
    elsif wrong is null and new.message ~ '[\x01-\x08\x0b-\x1f\x7f]' then
      wrong := 'Please remove the characters that cannot be shown, and type the text again.';
    end if;
  elsif tg_table_name = 'enrollments' then
    wrong := coalesce(
      back_office.wrong_with_name(new.name),
      back_office.wrong_with_email(new.email),
      back_office.wrong_with_phone(new.mobile));
  else
    wrong := back_office.wrong_with_email(new.email);
  end if;
  if wrong is not null then
    raise exception using errcode = '23514', message = wrong;
  end if;
  new.id := back_office.uuid_v7();
  new.created_at := clock_timestamp();
  return new;
end $$;

-- Triggers of one table run in the order of their names.
create trigger a_receive before insert on public.request_a_call
  for each row execute function back_office.receive();
create trigger a_receive before insert on public.enrollments
  for each row execute function back_office.receive();
create trigger a_receive before insert on public.email_subscriptions
  for each row execute function back_office.receive();

-- Constraints stand behind the sentences, whoever writes and whatever becomes of the triggers.
alter table public.request_a_call
  add constraint request_a_call_is_sound check (
    char_length(name) between 1 and 120 and char_length(email) between 6 and 254
    and char_length(phone) between 8 and 32 and char_length(message) <= 2000),
  add constraint request_a_call_program check (
    program in ('Web Development', 'Data Science', 'Machine Learning'));
alter table public.enrollments
  add constraint enrollments_is_sound check (
    char_length(name) between 1 and 120 and char_length(email) between 6 and 254
    and char_length(mobile) between 8 and 32);
alter table public.email_subscriptions
  add constraint email_subscriptions_is_sound check (char_length(email) between 6 and 254);

-- Policy before grant: at no moment is a table open without its rule.
alter table public.request_a_call enable row level security;
alter table public.enrollments enable row level security;
alter table public.email_subscriptions enable row level security;

create policy visitors_add on public.request_a_call for insert to anon with check (true);
create policy visitors_add on public.enrollments for insert to anon with check (true);
create policy visitors_add on public.email_subscriptions for insert to anon with check (true);

-- Whatever default privileges this database has: nothing for anyone, then exactly what is meant.
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
grant insert (name, email, phone, program, message) on public.request_a_call to anon;
grant insert (name, email, mobile) on public.enrollments to anon;
grant insert (email) on public.email_subscriptions to anon;

-- What staff read: all three kinds in one shape, oldest first by id.
create view back_office.leads as
  select 'request_a_call'::text as kind, id, created_at, name, email, phone, program, message
    from public.request_a_call
  union all
  select 'enrollments', id, created_at, name, email, mobile, null, null from public.enrollments
  union all
  select 'email_subscriptions', id, created_at, null, email, null, null, null
    from public.email_subscriptions;

revoke all on all functions in schema back_office from public;
