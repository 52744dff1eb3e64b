-- Earlier release: can run
-- A file of enquiries that was imported, so that it can be taken back as a whole. Its enquiries name it in `import_id`.
create table back_office.imports (
  id uuid primary key,
  at timestamptz not null,
  who text not null,
  file_name text not null check (char_length(file_name) <= 120),
  source text not null check (char_length(source) between 1 and 200),
  added int not null,
  left_out int not null,
  taken_back_at timestamptz
);

-- For nobody but the owner, whatever default privileges this database has.
alter table back_office.imports enable row level security;
revoke all on back_office.imports from public, anon;
