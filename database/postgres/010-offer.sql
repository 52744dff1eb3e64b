-- What an enrolment or a request for a call is about: the slug of an offer, or none. Which are sold is not known
-- here, only what a slug looks like.

alter table public.request_a_call
  add column offer text,
  add constraint request_a_call_offer check (offer ~ '^[a-z0-9-]{1,60}$');
alter table public.enrollments
  add column offer text,
  add constraint enrollments_offer check (offer ~ '^[a-z0-9-]{1,60}$');

grant insert (offer) on public.request_a_call to anon;
grant insert (offer) on public.enrollments to anon;

create function back_office.receive_offer() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  -- A form of a browser without JavaScript sends what was not chosen as an empty text.
  new.offer := nullif(btrim(new.offer), '');
  if new.offer !~ '^[a-z0-9-]{1,60}$' then
    raise exception using errcode = '23514',
      message = 'Please choose an offer from the list; the one that was sent is not offered at present.';
  end if;
  return new;
end $$;

-- By its name between the one that receives a row and the one that recognises it.
create trigger a_receive_offer before insert on public.request_a_call
  for each row execute function back_office.receive_offer();
create trigger a_receive_offer before insert on public.enrollments
  for each row execute function back_office.receive_offer();

create or replace view back_office.leads as
  select 'request_a_call'::text as kind, id, created_at, name, email, phone, program, message, offer
    from public.request_a_call
  union all
  select 'enrollments', id, created_at, name, email, mobile, null, null, offer from public.enrollments
  union all
  select 'email_subscriptions', id, created_at, null, email, null, null, null, null
    from public.email_subscriptions;

revoke all on all functions in schema back_office from public;
