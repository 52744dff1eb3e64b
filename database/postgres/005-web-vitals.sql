-- How fast the site was for those who visited it: one figure of one visit, without anything that leads back
-- to it. A day is all that is kept of the time.

create table back_office.web_vitals (
  id bigint generated always as identity primary key,
  day date not null,
  route text not null check (char_length(route) between 1 and 80),
  metric text not null check (metric in ('lcp', 'inp', 'cls')),
  value double precision not null check (value >= 0)
);
create index web_vitals_day on back_office.web_vitals (day);

alter table back_office.web_vitals enable row level security;
revoke all on back_office.web_vitals from public, anon;
