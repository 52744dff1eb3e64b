-- Earlier release: can run
-- Enquiries whose search words have to be written stand in a table of their own. Until now they were marked in
-- `enquiries`, where each mark wrote an entry into every index of that table. To write the words of every enquiry
-- again, fill the table with all of their ids. It has no foreign key, whose check would lock the enquiry for each row.
create table back_office.enquiries_without_words (
  enquiry_id uuid primary key
);
insert into back_office.enquiries_without_words
  select id from back_office.enquiries where not is_indexed or words_version < 1;

create function back_office.write_words_later() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  -- Not in the triggers, because a database writes their conditions in other words after it was restored.
  if tg_op = 'UPDATE' then
    if (new.id, new.search, new.offer) is not distinct from (old.id, old.search, old.offer) then
      return null;
    end if;
  end if;
  -- An existing row is updated, because its lock makes the service, which is about to delete it, wait for this change.
  insert into back_office.enquiries_without_words as waiting (enquiry_id) values (new.id)
    on conflict (enquiry_id) do update set enquiry_id = waiting.enquiry_id;
  return null;
end $$;
create trigger write_words_later after insert on back_office.enquiries
  for each row execute function back_office.write_words_later();
create trigger write_words_again after update of id, search, offer on back_office.enquiries
  for each row execute function back_office.write_words_later();

create function back_office.write_no_words() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  delete from back_office.enquiries_without_words where enquiry_id = old.id;
  return null;
end $$;
create trigger write_no_words after delete on back_office.enquiries
  for each row execute function back_office.write_no_words();
create trigger write_no_words_for_old_id after update of id on back_office.enquiries
  for each row when (new.id <> old.id) execute function back_office.write_no_words();

-- The columns stay for an earlier release that still runs: it then writes words twice, which harms nobody.
drop trigger index_again on back_office.enquiries;
drop trigger words_again on back_office.enquiries;
drop function back_office.index_again();
drop function back_office.words_again();
drop index back_office.enquiries_to_index;
drop index back_office.enquiries_with_old_words;

-- For nobody but the owner, whatever default privileges this database has.
alter table back_office.enquiries_without_words enable row level security;
revoke all on back_office.enquiries_without_words from public, anon;
revoke all on function back_office.write_words_later() from public;
revoke all on function back_office.write_no_words() from public;
