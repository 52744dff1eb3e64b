-- What is kept aside keeps its idempotency key: the same post again is the same one, before it is released and
-- after. A table of its own, because an older release adds to `quarantine` by the columns that it knows.
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
  new_id uuid;
begin
  select * into aside from back_office.quarantine where id = aside_id for update;
  if not found then return null; end if;
  perform set_config('miranaya.idempotency_key',
    coalesce((select key from back_office.quarantine_keys where quarantine_id = aside_id), ''), true);
  delete from back_office.quarantine where id = aside_id;
  case aside.kind
    when 'request_a_call' then
      insert into public.request_a_call (name, email, phone, program, message)
        values (aside.submission ->> 'name', aside.submission ->> 'email', aside.submission ->> 'phone',
                aside.submission ->> 'program', aside.submission ->> 'message')
        returning id into new_id;
      update public.request_a_call set id = aside.id, created_at = aside.created_at where id = new_id;
    when 'enrollments' then
      insert into public.enrollments (name, email, mobile)
        values (aside.submission ->> 'name', aside.submission ->> 'email', aside.submission ->> 'mobile')
        returning id into new_id;
      update public.enrollments set id = aside.id, created_at = aside.created_at where id = new_id;
    when 'email_subscriptions' then
      insert into public.email_subscriptions (email) values (aside.submission ->> 'email')
        returning id into new_id;
      update public.email_subscriptions set id = aside.id, created_at = aside.created_at where id = new_id;
  end case;
  update back_office.outbox set row_id = aside.id where row_id = new_id;
  return case when new_id is null then 'repeated' else 'stored' end;
end $$;

-- Staff are told of what was kept aside. One entry stands for all that has come since the last mail about it,
-- and there is at most one such mail an hour: a flood must neither fill staff's mail nor hold up enquiries.
-- `row_id` is no row's, but the moment from which on the mail tells, written as the first id of it. An entry with a
-- batch is on its way and says nothing of what comes later.
create index outbox_about_quarantine on back_office.outbox (due_at) where kind = 'quarantine';

create function back_office.note_aside() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  -- Locked, so that the mail is not composed between this look and our commit: the worker skips what is locked.
  perform from back_office.outbox
    where kind = 'quarantine' and batch_id is null and sent_at is null and set_aside_at is null
    for share;
  if found then return null; end if;
  insert into back_office.outbox (id, channel, kind, row_id, created_at, due_at)
    select back_office.uuid_v7(), 'mail', 'quarantine',
           (left(new.id::text, 14) || '7000-8000-000000000000')::uuid, new.created_at,
           -- Never further ahead than an hour, whatever a clock that was since put back has written.
           least(new.created_at + interval '1 hour',
                 greatest(new.created_at,
                          (select max(due_at) from back_office.outbox where kind = 'quarantine')
                            + interval '1 hour'))
      from back_office.channels where name = 'mail' and is_on;
  return null;
end $$;

create trigger note_aside after insert on back_office.quarantine
  for each row execute function back_office.note_aside();

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

alter table back_office.quarantine_keys enable row level security;
alter table back_office.heartbeat enable row level security;
revoke all on back_office.quarantine_keys, back_office.heartbeat from public, anon;
revoke all on all functions in schema back_office from public;
