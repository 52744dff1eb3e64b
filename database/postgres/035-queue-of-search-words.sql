-- Earlier release: can run
-- Enquiries whose search words have to be written stand in a table of their own. Until now they were marked in
-- `enquiries`, where each mark wrote an entry into every index of that table. A row may name an enquiry that is gone.
-- To write the words of every enquiry again, fill the table with all of their ids.
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
  -- An existing row is updated, because its lock makes the service, which is about to delete it, wait for this change.
  insert into back_office.enquiries_without_words as waiting (enquiry_id) values (new.id)
    on conflict (enquiry_id) do update set enquiry_id = waiting.enquiry_id;
  return null;
end $$;
create trigger write_words_later after insert on back_office.enquiries
  for each row execute function back_office.write_words_later();
create trigger write_words_again after update of id, search, offer on back_office.enquiries
  for each row
  when ((new.id, new.search, new.offer) is distinct from (old.id, old.search, old.offer))
  execute function back_office.write_words_later();

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
