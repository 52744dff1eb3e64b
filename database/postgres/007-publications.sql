-- Earlier release: can run
-- What staff have published: the facts as they were, so that one can go back. Only the newest that did not fail is shown.
create table back_office.publications (
  number integer primary key check (number > 0),
  facts jsonb not null,
  who text not null,
  asked_at timestamptz not null,
  state text not null check (state in ('asked', 'made', 'live', 'failed')),
  problem text
);

-- What is edited and not published yet, of what has no table of its own: the provider's facts, and notices.
create table back_office.fact_drafts (
  name text primary key,
  facts jsonb not null,
  who text not null,
  changed_at timestamptz not null,
  -- Counts the changes: two people who edit at once see each other.
  version integer not null
);

alter table back_office.publications enable row level security;
alter table back_office.fact_drafts enable row level security;
