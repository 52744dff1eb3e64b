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

create unique index email_subscriptions_address on public.email_subscriptions (lower(email));

alter table back_office.idempotency_keys enable row level security;
alter table back_office.recent_submissions enable row level security;
revoke all on back_office.idempotency_keys, back_office.recent_submissions from public, anon;

-- What a submission is recognised by: the same text for the same row.
create function back_office.digest_of(submission jsonb) returns bytea
language plpgsql immutable
as $$ begin return sha256(convert_to(submission::text, 'UTF8')); end $$;

create function back_office.take_once() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  given_digest bytea;
  given_key text;
  arrived timestamptz := clock_timestamp();
begin
  if tg_table_name = 'request_a_call' then
    given_digest := back_office.digest_of(
      jsonb_build_array(tg_table_name, new.name, new.email, new.phone, new.program, new.message));
  elsif tg_table_name = 'enrollments' then
    given_digest := back_office.digest_of(
      jsonb_build_array(tg_table_name, new.name, new.email, new.mobile));
  else
    given_digest := back_office.digest_of(jsonb_build_array(tg_table_name, lower(new.email)));
  end if;

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

create trigger b_once before insert on public.request_a_call
  for each row execute function back_office.take_once();
create trigger b_once before insert on public.enrollments
  for each row execute function back_office.take_once();
create trigger b_once before insert on public.email_subscriptions
  for each row execute function back_office.take_once();

-- Rows, their outbox entries, and the traces by which the same submission would be taken for a
-- repetition: somebody who writes again after being erased is a new lead. Returns how many rows.
create function back_office.erase(ids uuid[]) returns int
language plpgsql
set search_path = ''
as $$
declare
  digests bytea[];
  erased int := 0;
  n int;
begin
  select array_agg(back_office.digest_of(submission))
    into digests
    from (
      select jsonb_build_array('request_a_call', name, email, phone, program, message) as submission
        from public.request_a_call where id = any (ids)
      union all
      select jsonb_build_array('enrollments', name, email, mobile)
        from public.enrollments where id = any (ids)
      union all
      select jsonb_build_array('email_subscriptions', lower(email))
        from public.email_subscriptions where id = any (ids)
    ) as found;
  delete from back_office.idempotency_keys where digest = any (digests);
  delete from back_office.recent_submissions where digest = any (digests);
  delete from back_office.outbox where row_id = any (ids);
  delete from public.request_a_call where id = any (ids);
  get diagnostics n = row_count;
  erased := erased + n;
  delete from public.enrollments where id = any (ids);
  get diagnostics n = row_count;
  erased := erased + n;
  delete from public.email_subscriptions where id = any (ids);
  get diagnostics n = row_count;
  return erased + n;
end $$;

-- Submissions as a visitor, `[{"table", "row", "key"}, …]`, in one round trip and one transaction: all of
-- them or, when one is refused, none. The role and the durability hold until that transaction ends,
-- whatever the database or the login has as a default.
create function back_office.insert_as_visitor(submissions jsonb) returns text[]
language plpgsql
as $$
declare
  submission jsonb;
  given jsonb;
  rows_added bigint;
  taken text[] := '{}';
begin
  if current_setting('synchronous_commit') = 'off' then
    perform set_config('synchronous_commit', 'on', true);
  end if;
  perform set_config('role', 'anon', true);
  for submission in select value from jsonb_array_elements(submissions) loop
    perform set_config('miranaya.idempotency_key', coalesce(submission ->> 'key', ''), true);
    given := submission -> 'row';
    case submission ->> 'table'
      when 'request_a_call' then
        insert into public.request_a_call (name, email, phone, program, message)
          values (given ->> 'name', given ->> 'email', given ->> 'phone', given ->> 'program',
                  given ->> 'message');
      when 'enrollments' then
        insert into public.enrollments (name, email, mobile)
          values (given ->> 'name', given ->> 'email', given ->> 'mobile');
      when 'email_subscriptions' then
        insert into public.email_subscriptions (email) values (given ->> 'email');
    end case;
    get diagnostics rows_added = row_count;
    taken := taken || case rows_added when 0 then 'repeated' else 'stored' end;
  end loop;
  return taken;
end $$;

revoke all on all functions in schema back_office from public;
