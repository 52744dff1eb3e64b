-- Earlier release: cannot run, because the first release begins with this file.
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
-- As of `quarantine.submission`: nothing of it may stay in PostgreSQL's statistics.
alter table back_office.enquiry_notes alter text set statistics 0;
alter table back_office.enquiry_corrections alter was set statistics 0, alter becomes set statistics 0;

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

-- For nobody but the owner, whatever default privileges this database has.
alter table back_office.enquiry_notes enable row level security;
alter table back_office.enquiry_corrections enable row level security;
alter table back_office.desk_events enable row level security;
alter table back_office.message_templates enable row level security;
alter table back_office.saved_views enable row level security;
alter table back_office.desk_settings enable row level security;
revoke all on all tables in schema back_office from public, anon;
revoke all on all functions in schema back_office from public;
