-- From now on the service sends a subscription in the one normal form of an address
-- (`contract/normal-address.ts`), and lower(…) changes nothing of it. Of those that came before and are spelled
-- otherwise, each takes that form where none has it yet, so that one more of it is recognised. None is taken
-- away. (Here it is made with this database's means: Unicode's rules of capitals where it was built with them.)

do $$
declare
  subscription record;
  normal text;
  rules text := case when exists (select from pg_collation where collname = 'und-x-icu')
    then ' collate "und-x-icu"' else '' end;
begin
  if getdatabaseencoding() <> 'UTF8' then
    return; -- normalize(…) knows no other encoding
  end if;
  for subscription in
    select id, email from public.email_subscriptions where email ~ '[^\x21-\x7e]' order by id
  loop
    execute format('select normalize(lower($1%s), NFC)', rules) into normal
      using regexp_replace(subscription.email,
        '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U000e0000-\U000e0fff]',
        '', 'g');
    -- What only looked like an address stays as it is.
    if normal ~ '^[^@]+@[^@]+$' and char_length(normal) between 6 and 254 then
      update public.email_subscriptions set email = normal
       where id = subscription.id
         and not exists (
           select from public.email_subscriptions
            where lower(email) = lower(normal) and id <> subscription.id);
    end if;
  end loop;
end $$;
