-- Earlier release: can run
-- Pictures that staff have uploaded for entries of the site, as they are published. A name has a hash of the file in it:
-- what is stored under it never changes. What no draft and no kept publication shows is deleted.
create table back_office.pictures (
  name text primary key,
  width int not null check (width > 0),
  height int not null check (height > 0),
  bytes bytea not null,
  added_at timestamptz not null
);

alter table back_office.pictures enable row level security;
revoke all on back_office.pictures from public, anon;
