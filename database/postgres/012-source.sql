-- Where a visitor came from, as the page that they opened first knows it; see `contract/source.ts`. Nobody is asked for
-- it, so nothing about it is refused: what is too long is cut.
alter table public.request_a_call add column source text
  constraint request_a_call_source check (length(source) between 1 and 200);
alter table public.enrollments add column source text
  constraint enrollments_source check (length(source) between 1 and 200);
alter table public.email_subscriptions add column source text
  constraint email_subscriptions_source check (length(source) between 1 and 200);

grant insert (source) on public.request_a_call to anon;
grant insert (source) on public.enrollments to anon;
grant insert (source) on public.email_subscriptions to anon;

create function back_office.receive_source() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.source := nullif(btrim(left(new.source, 200)), '');
  return new;
end $$;
create trigger a_receive_source before insert on public.request_a_call
  for each row execute function back_office.receive_source();
create trigger a_receive_source before insert on public.enrollments
  for each row execute function back_office.receive_source();
create trigger a_receive_source before insert on public.email_subscriptions
  for each row execute function back_office.receive_source();

-- The same words sent again from another page are the same words.
create or replace function back_office.submission_digest(kind text, given jsonb) returns bytea
language plpgsql immutable
as $$
begin
  return sha256(convert_to(
    jsonb_build_array(kind, jsonb_strip_nulls(given - array['id', 'created_at', 'source']))::text, 'UTF8'));
end $$;

create or replace view back_office.leads as
  select 'request_a_call'::text as kind, id, created_at, name, email, phone, program, message, offer, source
    from public.request_a_call
  union all
  select 'enrollments', id, created_at, name, email, mobile, null, null, offer, source from public.enrollments
  union all
  select 'email_subscriptions', id, created_at, null, email, null, null, null, null, source
    from public.email_subscriptions;

revoke all on all functions in schema back_office from public;
