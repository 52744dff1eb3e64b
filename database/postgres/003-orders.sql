-- Earlier release: cannot run, because the first release begins with this file.
-- What is for sale, as the built site says it; the service writes it at its start. The empty slug is the bare
-- internship enrolment. `mode` is the payment mode in force: the demonstration bank, Razorpay with test keys, or with
-- live ones.
create table back_office.offers (
  slug text primary key,
  version text not null,
  title text not null,
  amount_paise bigint not null check (amount_paise > 0),
  facts jsonb not null,
  is_on_sale boolean not null default true,
  mode text not null default 'live' check (mode in ('demonstration', 'test', 'live'))
);

-- One enrolment's claim to be paid, with the facts of its offer as they were. `person` tells the same person again
-- without saying who it is; it goes when the enrolment is erased. `raised`: the payments and refunds that a person was
-- told of. `returned_paise`: what went back on the provider's own page, beside a refund that was asked for here.
create table back_office.orders (
  id uuid primary key,
  enrolment_id uuid,
  person text,
  offer_slug text not null,
  offer_version text not null,
  offer_title text not null,
  facts jsonb not null,
  amount_paise bigint not null check (amount_paise > 0),
  currency text not null default 'INR',
  state text not null default 'made'
    check (state in ('made', 'offered', 'expired', 'cancelled', 'paid', 'refunding', 'refunded')),
  doubt text,
  raised jsonb not null default '[]',
  made_at timestamptz not null,
  offer_tries int not null default 0,
  due_at timestamptz not null,
  claimed_until timestamptz not null default '-infinity',
  link_id text unique,
  link_url text,
  link_expires_at timestamptz,
  payment_id text unique,
  paid_at timestamptz,
  refund_key text unique,
  refund_paise bigint,
  refund_id text,
  refund_failed_at timestamptz,
  returned_paise bigint not null default 0,
  receipt_number text unique,
  receipt_at timestamptz,
  voucher_number text unique,
  voucher_at timestamptz,
  -- The payment mode that made it. Figures count one mode, and real money is never taken for a test.
  mode text not null default 'live' check (mode in ('demonstration', 'test', 'live')),
  -- A try to pay that failed changes no state: the order can still be paid. These are the provider's ids.
  failed_payments jsonb not null default '[]',
  failed_at timestamptz,
  -- The paid order that this one seems to repeat, and when somebody said that this one is for another person. Between
  -- the two the order asks, and has no way to pay.
  second_of uuid,
  for_other_at timestamptz,
  check ((payment_id is null) = (state in ('made', 'offered', 'expired', 'cancelled'))),
  check ((receipt_number is null) = (payment_id is null))
);
create index orders_of_enrolment on back_office.orders (enrolment_id) where enrolment_id is not null;
create index orders_of_person on back_office.orders (person, offer_slug, made_at) where person is not null;
create index orders_in_doubt on back_office.orders (id) where doubt is not null;
-- The desk lists the orders of one state.
create index orders_by_state on back_office.orders (state, id);
-- Each mode looks after its own orders, and figures of a period count what was made and paid in it.
create index orders_due on back_office.orders (mode, state, due_at);
create index orders_made on back_office.orders (mode, made_at);
create index orders_paid on back_office.orders (mode, paid_at, amount_paise) where paid_at is not null;
create index orders_paid_for on back_office.orders (mode, state, enrolment_id) where enrolment_id is not null;

-- Everything that happened to an order, in the transaction of the change. Nobody changes or removes an entry.
create table back_office.order_events (
  id uuid primary key,
  order_id uuid not null,
  at timestamptz not null,
  type text not null,
  who text not null,
  what jsonb not null
);
create index order_events_of on back_office.order_events (order_id, id);

create function back_office.refuse_change() returns trigger
language plpgsql
as $$
begin
  raise exception 'What happened to an order stays as it was written';
end $$;
create trigger order_events_stay before update or delete on back_office.order_events
  for each row execute function back_office.refuse_change();

create function back_office.note_order() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into back_office.order_events (id, order_id, at, type, who, what)
    select back_office.uuid_v7(), id, made_at, 'order.made', 'visitor',
           jsonb_build_object('offer', offer_slug, 'version', offer_version, 'paise', amount_paise)
      from added;
  return null;
end $$;
create trigger note_order after insert on back_office.orders referencing new table as added
  for each statement execute function back_office.note_order();

create function back_office.person_of(email text, phone text) returns text
language sql immutable
as $$
  select encode(sha256(convert_to(
    lower(email) || ' ' ||
    right(regexp_replace(translate(phone, '०१२३४५६७८९', '0123456789'), '[^0-9]', '', 'g'), 10), 'UTF8')), 'hex')
$$;

-- The order is made in the transaction of the enrolment, from what is for sale. Who enrols again for the same
-- offer within a day comes back to the order that is still open; an order of another mode is not that one.
create function back_office.make_orders() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  -- Two of one person at once: the second waits here for the first, and then finds its order. Locked in one order, so
  -- that no two inserts wait for each other.
  perform pg_advisory_xact_lock(place) from (
    select distinct hashtextextended(back_office.person_of(email, mobile) || coalesce(offer, ''), 11) as place
      from added order by place) as places;
  insert into back_office.orders
      (id, enrolment_id, person, offer_slug, offer_version, offer_title, facts, amount_paise, mode, made_at, due_at)
    select back_office.uuid_v7(), given.id, given.person, slug, version, title, facts, amount_paise, mode,
           given.created_at, given.created_at
      from (
        select distinct on (person, slug) *
          from (select id, created_at, back_office.person_of(email, mobile) as person, coalesce(offer, '') as slug
                  from added) as enrolled
         order by person, slug, id) as given
      join back_office.offers as sold using (slug)
     where sold.is_on_sale and not exists (
       select from back_office.orders as open
        where open.person = given.person and open.offer_slug = slug and open.mode = sold.mode
          and open.state in ('made', 'offered') and open.made_at > given.created_at - interval '1 day')
     order by given.id;
  return null;
end $$;
create trigger make_orders after insert on public.enrollments referencing new table as added
  for each statement execute function back_office.make_orders();

create function back_office.order_follows() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    update back_office.orders set enrolment_id = null, person = null where enrolment_id = old.id;
  else
    update back_office.orders set enrolment_id = new.id where enrolment_id = old.id;
  end if;
  return null;
end $$;
create trigger order_follows after delete or update of id on public.enrollments
  for each row execute function back_office.order_follows();

-- Who enrolled, under one name on both engines.
create view back_office.enrolled as select id, name, email, mobile as phone from public.enrollments;

-- The last number given in each register and financial year.
create table back_office.registers (
  register text not null,
  year text not null,
  last int not null,
  primary key (register, year)
);

-- What stands on a receipt or voucher and nowhere else once its enrolment is erased: tax law has it kept. `payer` is the
-- person as printed. `file` is the PDF as it was first drawn, null until then.
create table back_office.receipts (
  number text primary key,
  order_id uuid not null,
  payer text not null,
  file bytea
);
create index receipts_of on back_office.receipts (order_id);

-- What the payment provider sent, before anything is made of it.
create table back_office.provider_events (
  id uuid primary key,
  event_id text not null unique,
  body text not null,
  received_at timestamptz not null,
  claimed_until timestamptz not null default '-infinity',
  applied_at timestamptz,
  outcome text,
  mode text not null default 'live' check (mode in ('demonstration', 'test', 'live')),
  -- A refund can be told before its payment: its event waits until that payment is known.
  waits_for text
);
create index provider_events_held on back_office.provider_events (waits_for) where waits_for is not null;
create index provider_events_waiting on back_office.provider_events (mode, id)
  where applied_at is null and waits_for is null;
-- As of `quarantine.submission`: nothing of it may stay in PostgreSQL's statistics.
alter table back_office.provider_events alter body set statistics 0;

-- Money that came for an order which is not known here, as after the restore of an older copy. It waits for a person, who
-- settles it with a note. `refunds`: what of it went back, in paise by the provider's id.
create table back_office.unmatched_payments (
  id uuid primary key,
  payment_id text not null unique,
  mode text not null check (mode in ('demonstration', 'test', 'live')),
  link_id text,
  reference text,
  paid_for text,
  amount_paise bigint not null,
  currency text not null,
  refunds jsonb not null default '{}',
  received_at timestamptz not null,
  settled_at timestamptz,
  settled_by text,
  note text
);
create index unmatched_payments_open on back_office.unmatched_payments (id) where settled_at is null;

-- For nobody but the owner, whatever default privileges this database has.
alter table back_office.offers enable row level security;
alter table back_office.orders enable row level security;
alter table back_office.order_events enable row level security;
alter table back_office.registers enable row level security;
alter table back_office.receipts enable row level security;
alter table back_office.provider_events enable row level security;
alter table back_office.unmatched_payments enable row level security;
revoke all on all tables in schema back_office from public, anon;
revoke all on all functions in schema back_office from public;
