-- When something about the running of the service happened last: a backup was made or failed, the owner was told of
-- trouble. One row for each.
create table back_office.service_marks (
  name text primary key,
  at timestamptz not null,
  note text
);
alter table back_office.service_marks enable row level security;
revoke all on back_office.service_marks from public, anon;
