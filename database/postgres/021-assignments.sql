-- Earlier release: can run
-- When somebody is not there: days of the week ("0,6", Sunday is 0) and an absence, both of its days included, as
-- "2026-12-01". `last_turn_at`: when they last got an enquiry by a rule.
alter table back_office.staff
  add column rest_days text not null default '',
  add column away_from text,
  add column away_until text,
  add column last_turn_at timestamptz;

-- Enquiries that wait to be assigned by the owner's rules (no `staff_id` yet), or for an answer of the member who got
-- them by a rule: `look_at` says when somebody has to look. `had` lists who had it, as JSON; `version` is that of the
-- enquiry after the assignment, so that whatever staff did since shows. The row goes when nothing is left to wait for.
create table back_office.assignments (
  enquiry_id uuid primary key,
  staff_id uuid,
  had jsonb not null default '[]',
  version integer not null default 0,
  look_at timestamptz not null
);
create index assignments_due on back_office.assignments (look_at);

-- Only where the owner has set rules; a list that was imported is given out by hand.
create function back_office.note_arrival() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into back_office.assignments (enquiry_id, look_at)
    select new.id, new.created_at
     where exists (select from back_office.desk_settings where name = 'assignment')
       and not exists (select from back_office.added_enquiries where id = new.id and import_id is not null)
    on conflict do nothing;
  return null;
end $$;
create trigger note_arrival after insert on back_office.enquiries
  for each row when (new.due_at is not null and new.owner_id is null and not new.is_aside)
  execute function back_office.note_arrival();

create function back_office.follow_assignment() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    delete from back_office.assignments where enquiry_id = old.id;
  else
    update back_office.assignments set enquiry_id = new.id where enquiry_id = old.id;
  end if;
  return null;
end $$;
create trigger follow_assignment after delete or update of id on back_office.enquiries
  for each row execute function back_office.follow_assignment();

-- For nobody but the owner, whatever default privileges this database has.
alter table back_office.assignments enable row level security;
revoke all on back_office.assignments from public, anon;
revoke all on function back_office.note_arrival() from public;
revoke all on function back_office.follow_assignment() from public;
