-- What staff search by and decide on stands in the header of each enquiry, beside the visitor's row, which stays as
-- it was sent. `email_key` and `phone_key` tell the same person again; `person_id` is set where staff have said that
-- two are one (null: it stands for itself). What is finished, and what nobody has to answer, is never due.
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

alter table back_office.enquiries
  add column is_aside boolean not null default false,
  add column name text,
  add column email text,
  add column phone text,
  add column offer text,
  -- What stands before the arrow: by this, staff count.
  add column source text,
  add column email_key text,
  add column phone_key text,
  add column search text not null default '',
  add column owner_id uuid,
  add column due_at timestamptz,
  add column tries int not null default 0,
  add column lost_reason text,
  add column answered_at timestamptz,
  add column person_id uuid,
  -- Counts the changes: who undoes one must undo the last.
  add column version int not null default 0;

update back_office.enquiries as it set
  name = leads.name, email = leads.email, phone = leads.phone, offer = leads.offer,
  email_key = lower(leads.email), phone_key = back_office.phone_key(leads.phone),
  search = back_office.search_text(leads.name, leads.email, leads.phone),
  due_at = case when it.kind <> 'email_subscriptions' then it.created_at end
  from back_office.leads where leads.id = it.id;
insert into back_office.enquiries
    (id, kind, created_at, is_aside, name, email, phone, offer, email_key, phone_key, search)
  select id, kind, created_at, true, name, email, phone, offer, lower(email), back_office.phone_key(phone),
         back_office.search_text(name, email, phone)
    from (select id, kind, created_at,
                 submission ->> 'name' as name, submission ->> 'email' as email,
                 coalesce(submission ->> 'phone', submission ->> 'mobile') as phone,
                 submission ->> 'offer' as offer
            from back_office.quarantine) as aside;

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

create function back_office.fill_header() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  lead back_office.leads;
begin
  select * into lead from back_office.leads where id = new.id;
  if not found then return new; end if;
  new.name := lead.name;
  new.email := lead.email;
  new.phone := lead.phone;
  new.offer := lead.offer;
  new.source := nullif(split_part(lead.source, ' → ', 1), '');
  new.email_key := lower(lead.email);
  new.phone_key := back_office.phone_key(lead.phone);
  new.search := back_office.search_text(lead.name, lead.email, lead.phone);
  if new.kind <> 'email_subscriptions' then new.due_at := new.created_at; end if;
  return new;
end $$;
create trigger fill_header before insert on back_office.enquiries
  for each row when (not new.is_aside) execute function back_office.fill_header();

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

-- What staff have written about an enquiry, and what they have put right: gone with it when it is erased.
create table back_office.enquiry_notes (
  id uuid primary key,
  enquiry_id uuid not null,
  at timestamptz not null,
  who text not null,
  text text not null check (length(text) between 1 and 4000)
);
create index enquiry_notes_of on back_office.enquiry_notes (enquiry_id, id);
create table back_office.enquiry_corrections (
  id uuid primary key,
  enquiry_id uuid not null,
  at timestamptz not null,
  who text not null,
  field text not null check (field in ('name', 'email', 'phone')),
  was text,
  becomes text not null
);
create index enquiry_corrections_of on back_office.enquiry_corrections (enquiry_id, id);
create function back_office.forget_enquiry() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from back_office.enquiry_notes where enquiry_id = old.id;
  delete from back_office.enquiry_corrections where enquiry_id = old.id;
  return null;
end $$;
create trigger forget_enquiry after delete on back_office.enquiries
  for each row execute function back_office.forget_enquiry();

-- Who did what to what, in the transaction of the change: the history of an enquiry and the audit of the desk. It
-- names nobody but staff, so that it can stay when an enquiry is erased. Nobody changes or removes an entry.
create table back_office.desk_events (
  id uuid primary key,
  at timestamptz not null,
  type text not null,
  who text not null,
  subject text not null,
  what jsonb not null
);
create index desk_events_of on back_office.desk_events (subject, id);
create index desk_events_by on back_office.desk_events (who, id);
create index desk_events_of_type on back_office.desk_events (type, id);
create function back_office.refuse_rewriting() returns trigger
language plpgsql
as $$
begin
  raise exception 'What happened at the desk stays as it was written';
end $$;
create trigger desk_events_stay before update or delete on back_office.desk_events
  for each row execute function back_office.refuse_rewriting();

create table back_office.staff (
  id uuid primary key,
  email text not null unique,
  name text not null,
  role text not null check (role in ('owner', 'counsellor', 'accounts')),
  state text not null check (state in ('invited', 'active', 'left')),
  takes_turns boolean not null default true,
  made_at timestamptz not null,
  left_at timestamptz,
  password_hash text,
  totp_secret text,
  -- The last step of thirty seconds that a code was taken for: none is taken twice.
  totp_step bigint not null default 0
);

-- Links and sessions are kept by the SHA-256 of what their bearer has.
create table back_office.staff_links (
  hash text primary key,
  staff_id uuid not null,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create table back_office.staff_sessions (
  hash text primary key,
  id uuid not null unique,
  staff_id uuid not null,
  made_at timestamptz not null,
  seen_at timestamptz not null,
  device text not null
);
create index staff_sessions_of on back_office.staff_sessions (staff_id);
create table back_office.staff_passkeys (
  id text primary key,
  staff_id uuid not null,
  name text not null,
  public_key text not null,
  counter bigint not null,
  transports text not null,
  made_at timestamptz not null,
  used_at timestamptz
);
create index staff_passkeys_of on back_office.staff_passkeys (staff_id);
create table back_office.staff_recovery_codes (
  hash text primary key,
  staff_id uuid not null
);
-- Wrong tries, by a hash of the address or of the account: each makes the next one wait longer.
create table back_office.sign_in_tries (
  key text primary key,
  tries int not null,
  last_at timestamptz not null
);

create table back_office.message_templates (
  id uuid primary key,
  channel text not null check (channel in ('whatsapp', 'mail')),
  position int not null,
  name text not null,
  subject text not null default '',
  body text not null
);
-- Of one person, or of everybody when it is nobody's.
create table back_office.saved_views (
  id uuid primary key,
  staff_id uuid,
  name text not null,
  query text not null
);
create table back_office.desk_settings (
  name text primary key,
  value jsonb not null
);

alter table back_office.enquiry_notes enable row level security;
alter table back_office.enquiry_corrections enable row level security;
alter table back_office.desk_events enable row level security;
alter table back_office.staff enable row level security;
alter table back_office.staff_links enable row level security;
alter table back_office.staff_sessions enable row level security;
alter table back_office.staff_passkeys enable row level security;
alter table back_office.staff_recovery_codes enable row level security;
alter table back_office.sign_in_tries enable row level security;
alter table back_office.message_templates enable row level security;
alter table back_office.saved_views enable row level security;
alter table back_office.desk_settings enable row level security;
revoke all on all tables in schema back_office from public, anon;
revoke all on all functions in schema back_office from public;
