-- Earlier release: can run
-- What an enquiry is found by: the words that were written, parts of its name and number, and how its name sounds
-- (`domain/enquiries/search-words.ts`). The service writes them after an enquiry has arrived, so that no visitor waits
-- for it; what has none yet is not `is_indexed`. An earlier release may change what they were made from: they are then
-- made again.
alter table back_office.enquiries add column is_indexed boolean not null default false;
create index enquiries_to_index on back_office.enquiries (id) where not is_indexed;
create function back_office.index_again() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if (new.search, new.offer) is distinct from (old.search, old.offer) then
    new.is_indexed := false;
  end if;
  return new;
end $$;
create trigger index_again before update of search, offer on back_office.enquiries
  for each row execute function back_office.index_again();

create table back_office.enquiry_words (
  n bigint generated always as identity,
  enquiry_id uuid primary key references back_office.enquiries (id) on delete cascade on update cascade,
  words text not null
);
-- Without a list of what is to be entered later: a search would read it, and an erased name would stay in it.
create index enquiry_words_index on back_office.enquiry_words
  using gin (array_to_tsvector(string_to_array(words, ' '))) with (fastupdate = off);
-- As of `quarantine.submission`: nothing of it may stay in PostgreSQL's statistics.
alter table back_office.enquiry_words alter words set statistics 0;

-- For nobody but the owner, whatever default privileges this database has.
alter table back_office.enquiry_words enable row level security;
revoke all on back_office.enquiry_words from public, anon;
revoke all on function back_office.index_again() from public;

-- Whom a message is for (`domain/messages/recipient-stage.ts`).
alter table back_office.message_templates add column stage text not null default 'any';

-- Browsers that are told of new enquiries; each ends with the session that asked for it.
create table back_office.push_subscriptions (
  endpoint text primary key,
  session_hash text not null references back_office.staff_sessions (hash) on delete cascade,
  made_at timestamptz not null
);
create index push_subscriptions_of on back_office.push_subscriptions (session_hash);
alter table back_office.push_subscriptions enable row level security;
revoke all on back_office.push_subscriptions from public, anon;
