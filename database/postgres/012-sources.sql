-- Earlier release: can run
-- Systems that send enquiries to an address of ours, each with a key of its own. One that was withdrawn has no key any
-- more; its name stays for the enquiries that it sent.
create table back_office.enquiry_sources (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 80),
  secret text,
  told text not null check (told in ('elsewhere', 'not yet')),
  made_at timestamptz not null,
  last_at timestamptz,
  withdrawn_at timestamptz,
  check ((secret is null) = (withdrawn_at is not null))
);
alter table back_office.enquiry_sources alter secret set statistics 0;

-- For nobody but the owner, whatever default privileges this database has.
alter table back_office.enquiry_sources enable row level security;
revoke all on back_office.enquiry_sources from public, anon;
