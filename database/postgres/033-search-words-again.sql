-- Earlier release: can run
-- The words by which enquiries are found have changed, so the service writes those of every enquiry again. Until then
-- an enquiry is found by its old words. The number is the one of `database/desk/enquiry-search-index.ts`: an earlier
-- release, which may still run beside this one, leaves 0, so that its words are written again, too. To change the
-- words once more, replace the index by one with the next number.
alter table back_office.enquiries add column words_version integer not null default 0;
create index enquiries_with_old_words on back_office.enquiries (id) where words_version < 1;
create function back_office.words_again() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if (new.search, new.offer) is distinct from (old.search, old.offer) then
    new.words_version := 0;
  end if;
  return new;
end $$;
create trigger words_again before update of search, offer on back_office.enquiries
  for each row execute function back_office.words_again();
revoke all on function back_office.words_again() from public;
