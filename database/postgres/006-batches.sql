-- Earlier release: can run
-- One start of an offer each. Staff decide the state; whether it is running, over or full follows of the day and of its
-- seats. Days are "2026-12-01", in India; `days` are days of the week. A sample shows how a batch looks on a fresh
-- machine.
create table back_office.batches (
  id uuid primary key,
  offer text not null,
  starts_on text not null,
  ends_on text not null,
  days jsonb not null,
  from_time text not null,
  to_time text not null,
  language text not null check (language in ('en', 'hi')),
  mentor text not null,
  seats int check (seats > 0),
  state text not null check (state in ('draft', 'open', 'cancelled')),
  is_sample boolean not null default false,
  made_at timestamptz not null,
  -- Counts the changes: two people who edit one batch see each other.
  version int not null default 1,
  check (ends_on >= starts_on)
);
create index batches_of on back_office.batches (offer, starts_on);

-- What is charged from a day on, for one offer or for a kind of offers; before the first, what the built site says.
create table back_office.fees (
  of_what text not null,
  from_day text not null,
  paise bigint not null check (paise > 0),
  reason text not null,
  primary key (of_what, from_day)
);

create table back_office.early_prices (
  batch_id uuid primary key,
  until_day text not null,
  paise bigint not null check (paise > 0),
  reason text not null
);

-- The place of one order in a batch. `over` is paid, and came when no place was left: a person has to look.
create table back_office.seats (
  order_id uuid primary key,
  batch_id uuid not null,
  state text not null check (state in ('held', 'taken', 'released', 'over')),
  held_until timestamptz not null,
  changed_at timestamptz not null
);
create index seats_of on back_office.seats (batch_id, state);
create index seats_held on back_office.seats (held_until) where state = 'held';

alter table back_office.offers add column kind text;
alter table public.enrollments
  add column batch text constraint enrollments_batch check (batch ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$');
grant insert (batch) on public.enrollments to anon;

-- Who waits for a place. Written by visitors, as the other forms are.
create table public.waiting_list (
  id uuid primary key,
  created_at timestamptz not null,
  name text not null,
  email text not null,
  mobile text not null,
  offer text not null,
  batch text,
  source text,
  constraint waiting_list_is_sound check (
    char_length(name) between 1 and 120 and char_length(email) between 6 and 254
    and char_length(mobile) between 8 and 32),
  constraint waiting_list_offer check (offer ~ '^[a-z0-9-]{1,60}$'),
  constraint waiting_list_batch check (batch ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'),
  constraint waiting_list_source check (length(source) between 1 and 200)
);
alter table public.waiting_list enable row level security;
create policy visitors_add on public.waiting_list for insert to anon with check (true);
revoke all on public.waiting_list from public, anon;
do $$
begin
  if exists (select from pg_roles where rolname = 'authenticated') then
    revoke all on public.waiting_list from authenticated;
  end if;
  if exists (select from pg_roles where rolname = 'service_role') then
    grant select, insert, update, delete on public.waiting_list to service_role;
  end if;
end $$;
grant insert (name, email, mobile, offer, batch, source) on public.waiting_list to anon;

-- Where each of them stands, in the order in which they came (`enquiry_id`). `order_id` is the order that a free place
-- brought; without a batch, they wait for the next one of the offer.
create table back_office.waiting (
  enquiry_id uuid primary key,
  offer text not null,
  batch_id uuid,
  state text not null check (state in ('waiting', 'promoted', 'left')),
  order_id uuid unique,
  changed_at timestamptz not null
);
create index waiting_for on back_office.waiting (batch_id, state, enquiry_id);
create index waiting_for_offer on back_office.waiting (offer, state, enquiry_id);

create function back_office.receive_batch() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  -- A form of a browser without JavaScript sends what was not chosen as an empty text.
  new.batch := nullif(btrim(new.batch), '');
  if new.batch !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    raise exception using errcode = '23514',
      message = 'Please choose a start from the list; the one that was sent is not open for enrolment.';
  end if;
  return new;
end $$;

create trigger a_receive_batch before insert on public.enrollments
  for each row execute function back_office.receive_batch();
create trigger a_receive_batch before insert on public.waiting_list
  for each row execute function back_office.receive_batch();
create trigger b_receive before insert on public.waiting_list
  for each row execute function back_office.receive();
create trigger note_for_staff after insert on public.waiting_list referencing new table as added
  for each statement execute function back_office.note_for_staff();
create trigger follow_row after delete or update of id, created_at on public.waiting_list
  for each row execute function back_office.follow_row();
create trigger order_follows after delete or update of id on public.waiting_list
  for each row execute function back_office.order_follows();

-- One person waits once for one batch: a second row is an enquiry, and no second place in the line.
create function back_office.wait_for_place() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  given_person text := back_office.person_of(new.email, new.mobile);
begin
  perform pg_advisory_xact_lock(hashtextextended(given_person || new.offer, 12));
  perform from back_office.waiting as waits join public.waiting_list as other on other.id = waits.enquiry_id
    where waits.state = 'waiting' and waits.offer = new.offer and waits.batch_id is not distinct from new.batch::uuid
      and back_office.person_of(other.email, other.mobile) = given_person;
  if found then return null; end if;
  insert into back_office.waiting (enquiry_id, offer, batch_id, state, changed_at)
    select new.id, new.offer, new.batch::uuid, 'waiting', new.created_at
     where new.batch is null
        or exists (select from back_office.batches where id = new.batch::uuid and offer = new.offer);
  return null;
end $$;
create trigger wait_for_place after insert on public.waiting_list
  for each row execute function back_office.wait_for_place();

create function back_office.waiting_follows() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    delete from back_office.waiting where enquiry_id = old.id;
  else
    update back_office.waiting set enquiry_id = new.id where enquiry_id = old.id;
  end if;
  return null;
end $$;
create trigger waiting_follows after delete or update of id on public.waiting_list
  for each row execute function back_office.waiting_follows();

create or replace view back_office.leads as
  select 'request_a_call'::text as kind, id, created_at, name, email, phone, program, message, offer, source
    from public.request_a_call
  union all
  select 'enrollments', id, created_at, name, email, mobile, null, null, offer, source from public.enrollments
  union all
  select 'email_subscriptions', id, created_at, null, email, null, null, null, null, source
    from public.email_subscriptions
  union all
  select 'waiting_list', id, created_at, name, email, mobile, null, null, offer, source from public.waiting_list;

-- Who waited for a place, of which an order can be made as well.
create view back_office.waited as select id, name, email, mobile as phone from public.waiting_list;

-- What visitors can know of. Samples are sold only where the service says so: never on a public address.
create view back_office.batches_known as
  select batches.*,
         (select count(*) from back_office.seats as had
           where had.batch_id = batches.id and had.state in ('held', 'taken')) as given
    from back_office.batches
   where state <> 'draft'
     and (not is_sample
          or exists (select from back_office.settings where name = 'samples-sold' and value = 'yes'));

-- The one way in which an order is made: an insert here, with the batch's row locked and a place in it free. `day` is
-- the day in India by which fees and prices hold; `domain/batches/fee-on.ts` says the same.
create view back_office.order_claims as
  select null::uuid as id, null::uuid as enrolment_id, null::text as person, null::text as offer, null::uuid as batch,
         null::text as day, null::timestamptz as at
   where false;

create function back_office.claim_order() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  sold back_office.offers;
  chosen back_office.batches;
  sold_facts jsonb;
  fee bigint;
  price bigint;
begin
  select * into sold from back_office.offers where slug = new.offer and is_on_sale;
  if not found then return null; end if;
  sold_facts := sold.facts;
  fee := coalesce(
    (select paise from back_office.fees where of_what = sold.slug and from_day <= new.day
      order by from_day desc limit 1),
    (select paise from back_office.fees where of_what = sold.kind and from_day <= new.day
      order by from_day desc limit 1),
    sold.amount_paise);
  price := fee;
  if new.batch is not null then
    select * into strict chosen from back_office.batches where id = new.batch;
    price := least(fee, coalesce(
      (select paise from back_office.early_prices where batch_id = new.batch and until_day >= new.day), fee));
    sold_facts := sold_facts || jsonb_build_object(
      'start', jsonb_build_object('at', 'dates', 'startDate', chosen.starts_on, 'endDate', chosen.ends_on),
      'batch', jsonb_build_object('id', chosen.id, 'days', chosen.days, 'from', chosen.from_time, 'to', chosen.to_time,
                                  'language', chosen.language, 'mentor', chosen.mentor));
  end if;
  if price <> sold.amount_paise then
    sold_facts := sold_facts || jsonb_build_object(
      'isRepriced', true,
      'registrationChargePaise', least(price, greatest(round(price / 500.0)::bigint * 100, 100000)));
  end if;
  insert into back_office.orders
      (id, enrolment_id, person, offer_slug, offer_version, offer_title, facts, amount_paise, mode, made_at, due_at)
    values (new.id, new.enrolment_id, new.person, sold.slug, sold.version, sold.title, sold_facts, price, sold.mode,
            new.at, new.at);
  if new.batch is not null then
    insert into back_office.seats (order_id, batch_id, state, held_until, changed_at)
      values (new.id, new.batch, 'held', new.at + interval '1 day', new.at);
  end if;
  return new;
end $$;
create trigger claim_order instead of insert on back_office.order_claims
  for each row execute function back_office.claim_order();

-- The order is made in the transaction of the enrolment. Whoever enrols again for the same within a day comes back to
-- the order that is still open and has its place; an order of another mode is not that one. An enrolment that names no
-- batch gets the next one with a free place, where the offer is sold in batches.
create function back_office.make_order_with_place(given public.enrollments) returns void
language plpgsql
as $$
declare
  given_person text := back_office.person_of(given.email, given.mobile);
  given_offer text := coalesce(given.offer, '');
  today text := to_char((given.created_at at time zone interval '5:30')::date, 'YYYY-MM-DD');
  candidate uuid;
  chosen uuid;
  has_next boolean := false;
begin
  perform from back_office.offers where slug = given_offer and is_on_sale;
  if not found then return; end if;
  perform from back_office.orders left join back_office.seats on seats.order_id = orders.id
    where person = given_person and offer_slug = given_offer
      and mode = (select sold.mode from back_office.offers as sold where sold.slug = given_offer)
      and orders.state in ('made', 'offered') and made_at > given.created_at - interval '1 day'
      and (given.batch is null or seats.batch_id = given.batch::uuid) and seats.state is distinct from 'released';
  if found then return; end if;

  for candidate in
    select id from back_office.batches_known
     where offer = given_offer and state = 'open' and starts_on >= today
       and (given.batch is null or id = given.batch::uuid)
     order by starts_on, id
  loop
    has_next := true;
    -- Its places are counted while nobody else gives one away.
    perform from back_office.batches where id = candidate for update;
    select id into chosen from back_office.batches_known
     where id = candidate and state = 'open' and (seats is null or batches_known.given < seats);
    exit when chosen is not null;
  end loop;
  if given.batch is not null and not has_next then
    raise exception using errcode = '23514',
      message = 'Please choose a start from the list; the one that was sent is not open for enrolment.';
  end if;
  if has_next and chosen is null then
    raise exception using errcode = '23514',
      message = 'Please choose another start, or put yourself on the waiting list: every place of this one is taken.';
  end if;
  if not has_next and exists (select from back_office.batches_known where offer = given_offer) then
    raise exception using errcode = '23514',
      message = 'The last dates are past, and the next ones are not set yet. Nothing was charged; ask for a call, and we tell you the next date.';
  end if;
  insert into back_office.order_claims (id, enrolment_id, person, offer, batch, day, at)
    values (back_office.uuid_v7(), given.id, given_person, given_offer, chosen, today, given.created_at);
end $$;

-- In place of the one before: rows whose offers have neither batches nor fees of the desk are still one statement.
create or replace function back_office.make_orders() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  enrolled public.enrollments;
begin
  -- Two of one person at once: the second waits here for the first, and then finds its order. Locked in one order, so
  -- that no two inserts wait for each other.
  perform pg_advisory_xact_lock(place) from (
    select distinct hashtextextended(back_office.person_of(email, mobile) || coalesce(offer, ''), 11) as place
      from added order by place) as places;
  if exists (select from added where batch is not null)
    or exists (select from added join back_office.batches_known as known on known.offer = added.offer)
    or exists (select from back_office.fees) then
    for enrolled in select * from added order by id loop
      perform back_office.make_order_with_place(enrolled);
    end loop;
    return null;
  end if;
  insert into back_office.orders
      (id, enrolment_id, person, offer_slug, offer_version, offer_title, facts, amount_paise, mode, made_at, due_at)
    select back_office.uuid_v7(), given.id, given.person, slug, version, title, facts, amount_paise, mode,
           given.created_at, given.created_at
      from (
        select distinct on (person, slug) *
          from (select id, created_at, back_office.person_of(email, mobile) as person, coalesce(offer, '') as slug
                  from added) as each_of
         order by person, slug, id) as given
      join back_office.offers as sold using (slug)
     where sold.is_on_sale and not exists (
       select from back_office.orders as open
        where open.person = given.person and open.offer_slug = slug and open.mode = sold.mode
          and open.state in ('made', 'offered') and open.made_at > given.created_at - interval '1 day')
     order by given.id;
  return null;
end $$;

-- For nobody but the owner, whatever default privileges this database has.
alter table back_office.batches enable row level security;
alter table back_office.fees enable row level security;
alter table back_office.early_prices enable row level security;
alter table back_office.seats enable row level security;
alter table back_office.waiting enable row level security;
revoke all on all tables in schema back_office from public, anon;
revoke all on all functions in schema back_office from public;
