-- Earlier release: can run
-- What members of staff have to be told about who works on an enquiry: shown at the desk until they have seen it, and
-- mailed at `mail_at` to those who have no desk open (null: mailed, or not needed). `who` did it: a member, or the
-- worker that assigns.
create table back_office.colleague_notices (
  id uuid primary key,
  staff_id uuid not null,
  enquiry_id uuid not null,
  kind text not null check (kind in ('given', 'taken', 'passed on', 'nobody left')),
  who text not null,
  at timestamptz not null,
  seen_at timestamptz,
  mail_at timestamptz
);
create index colleague_notices_unseen on back_office.colleague_notices (staff_id, id) where seen_at is null;
create index colleague_notices_to_mail on back_office.colleague_notices (mail_at) where mail_at is not null;
create index colleague_notices_about on back_office.colleague_notices (enquiry_id);

create function back_office.follow_notices() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    delete from back_office.colleague_notices where enquiry_id = old.id;
  else
    update back_office.colleague_notices set enquiry_id = new.id where enquiry_id = old.id;
  end if;
  return null;
end $$;
create trigger follow_notices after delete or update of id on back_office.enquiries
  for each row execute function back_office.follow_notices();

-- For nobody but the owner, whatever default privileges this database has.
alter table back_office.colleague_notices enable row level security;
revoke all on back_office.colleague_notices from public, anon;
revoke all on function back_office.follow_notices() from public;
