-- An order belongs to the payment mode that made it: the demonstration bank, Razorpay with test keys, or with live
-- ones. The service writes the mode in force beside what is for sale, where the trigger below reads it. Of earlier
-- rows the demonstration's are known by their ids; all others count as live, so that real money is never taken for
-- a test.
alter table back_office.offers add column mode text not null default 'live'
  check (mode in ('demonstration', 'test', 'live'));
alter table back_office.orders add column mode text not null default 'live'
  check (mode in ('demonstration', 'test', 'live'));
alter table back_office.provider_events add column mode text not null default 'live'
  check (mode in ('demonstration', 'test', 'live'));
update back_office.orders set mode = 'demonstration' where left(coalesce(payment_id, link_id), 5) = 'demo_';
update back_office.provider_events set mode = 'demonstration' where left(event_id, 5) = 'demo_';

-- Each mode looks after its own orders and events, and figures count one mode.
drop index back_office.orders_due;
drop index back_office.orders_made;
drop index back_office.orders_paid;
drop index back_office.orders_paid_for;
drop index back_office.provider_events_waiting;
create index orders_due on back_office.orders (mode, state, due_at);
create index orders_made on back_office.orders (mode, made_at);
create index orders_paid on back_office.orders (mode, paid_at, amount_paise) where paid_at is not null;
create index orders_paid_for on back_office.orders (mode, state, enrolment_id) where enrolment_id is not null;
create index provider_events_waiting on back_office.provider_events (mode, id) where applied_at is null;

-- As in 011; an order of another mode is not the one that somebody comes back to.
create or replace function back_office.make_order() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  given_person text := back_office.person_of(new.email, new.mobile);
  given_offer text := coalesce(new.offer, '');
begin
  -- Two of one person at once: the second waits here for the first, and then finds its order.
  perform pg_advisory_xact_lock(hashtextextended(given_person || given_offer, 11));
  perform from back_office.orders
    where person = given_person and offer_slug = given_offer
      and mode = (select sold.mode from back_office.offers as sold where sold.slug = given_offer)
      and state in ('made', 'offered') and made_at > new.created_at - interval '1 day';
  if found then return null; end if;
  insert into back_office.orders
      (id, enrolment_id, person, offer_slug, offer_version, offer_title, facts, amount_paise, mode, made_at, due_at)
    select back_office.uuid_v7(), new.id, given_person, slug, version, title, facts, amount_paise, mode,
           new.created_at, new.created_at
      from back_office.offers where slug = given_offer and is_on_sale;
  return null;
end $$;
