-- Earlier release: can run
-- Enquiries that did not come by a form of the site: who walked in, rang or wrote, a list that was imported, another
-- system that sent one. A name and one way to reach the person are enough: nothing is invented to fill a column.
-- `way` says how it came, `told` what the person was told about their data, `taken_by` who took it down (a member of
-- staff, or the source that sent it). `once` names the form, the line of a file or the message that it was made from,
-- so that the same one twice makes one enquiry.
create table back_office.added_enquiries (
  id uuid primary key,
  created_at timestamptz not null,
  name text not null check (char_length(name) between 1 and 120),
  phone text check (char_length(phone) between 8 and 32),
  email text check (char_length(email) between 6 and 254),
  message text check (char_length(message) between 1 and 2000),
  offer text check (offer ~ '^[a-z0-9-]{1,60}$'),
  source text check (char_length(source) between 1 and 200),
  way text not null check (way in ('walk-in', 'phone call', 'message', 'import', 'other system')),
  told text not null check (told in ('in words', 'notice sent', 'elsewhere', 'not yet')),
  taken_by text not null,
  import_id uuid,
  once text unique,
  check (phone is not null or email is not null)
);
create index added_enquiries_of_import on back_office.added_enquiries (import_id) where import_id is not null;
-- As of `quarantine.submission`: nothing of it may stay in PostgreSQL's statistics.
alter table back_office.added_enquiries
  alter name set statistics 0, alter phone set statistics 0, alter email set statistics 0,
  alter message set statistics 0;

-- Staff are told of what another system sent. What they entered themselves they know.
create function back_office.note_added() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into back_office.enquiries
      (id, kind, created_at, name, email, phone, offer, source, email_key, phone_key, search, due_at)
    values (new.id, 'added_enquiries', new.created_at, new.name, new.email, new.phone, new.offer,
            coalesce(new.source, new.way), lower(new.email), back_office.phone_key(new.phone),
            back_office.search_text(new.name, new.email, new.phone), new.created_at);
  insert into back_office.outbox (id, channel, kind, row_id, created_at, due_at, type, subject)
    select back_office.uuid_v7(), channels.name, 'added_enquiries', new.id, new.created_at, new.created_at,
           'enquiry.received', new.id
      from back_office.channels where new.way = 'other system' and is_on and channels.name = 'mail';
  return null;
end $$;
create trigger note_added after insert on back_office.added_enquiries
  for each row execute function back_office.note_added();
create trigger follow_row after delete or update of id, created_at on back_office.added_enquiries
  for each row execute function back_office.follow_row();

-- For nobody but the owner, whatever default privileges this database has.
alter table back_office.added_enquiries enable row level security;
revoke all on back_office.added_enquiries from public, anon;
revoke all on function back_office.note_added() from public;
