-- Earlier release: can run
-- By which campaign somebody came: the labels (`utm_medium`, `utm_campaign`) that stand in brackets behind the page in
-- `source`, as they are written there: "whatsapp → /courses (social, diwali; from l.wl.co)" has "social, diwali".
alter table back_office.enquiries add column campaign text;

create function back_office.campaign_of(source text) returns text
language sql immutable
set search_path = ''
as $$
  select case when inside not like 'from %' then nullif(btrim(split_part(inside, '; from ', 1)), '') end
    from (select left(substr(rest, strpos(rest, ' (') + 2), -1) as inside
            from (select substr(source, strpos(source, ' → ') + 3) as rest where strpos(source, ' → ') > 0) as behind
           where strpos(rest, ' (') > 0) as in_brackets
$$;
revoke all on function back_office.campaign_of(text) from public;

-- The function of 002, with the campaign.
create or replace function back_office.note_for_staff() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into back_office.enquiries
      (id, kind, created_at, name, email, phone, offer, source, campaign, email_key, phone_key, search, due_at)
    select id, tg_table_name, created_at, name, email, phone, offer, nullif(split_part(source, ' → ', 1), ''),
           back_office.campaign_of(source),
           lower(email), back_office.phone_key(phone), back_office.search_text(name, email, phone),
           case when tg_table_name <> 'email_subscriptions' then created_at end
      from (select id, created_at, sent ->> 'name' as name, sent ->> 'email' as email,
                   coalesce(sent ->> 'phone', sent ->> 'mobile') as phone, sent ->> 'offer' as offer,
                   sent ->> 'source' as source
              from (select id, created_at, to_jsonb(added) as sent from added) as given) as lead;
  insert into back_office.outbox (id, channel, kind, row_id, created_at, due_at, type, subject)
    select back_office.uuid_v7(), channels.name, tg_table_name, added.id, added.created_at, added.created_at,
           'enquiry.received', added.id
      from added, back_office.channels where is_on and channels.name <> 'visitor';
  return null;
end $$;

update back_office.enquiries set campaign = back_office.campaign_of(sent.source)
  from (select id, source from public.request_a_call union all select id, source from public.enrollments
        union all select id, source from public.email_subscriptions
        union all select id, source from public.waiting_list) as sent
 where sent.id = enquiries.id and sent.source like '% (%';

-- All that lists are narrowed by and figures are counted by, so that neither reads the rows themselves.
drop index back_office.enquiries_counted;
create index enquiries_counted on back_office.enquiries
  (created_at, is_aside, kind, state, owner_id, offer, due_at, answered_at, source, campaign, lost_reason);
