-- From now on a subscription comes in the one normal form of an address (`contract/normal-address.ts`), and
-- lower(…) changes nothing of it. Of those that came before and are spelled otherwise, the first of each
-- address takes that form where none has it yet, so that one more of it is recognised. None is taken away.
-- `normal_address(…)` is a function of the connection (see `sqlite-functions.ts`).

WITH
  spelled AS MATERIALIZED (
    SELECT id, normal_address(email) AS normal FROM email_subscriptions WHERE email GLOB '*[^ -~]*'),
  firsts AS (SELECT min(id) AS id, normal FROM spelled GROUP BY normal)
UPDATE email_subscriptions SET email = firsts.normal FROM firsts
 WHERE email_subscriptions.id = firsts.id
   AND NOT EXISTS (SELECT 1 FROM email_subscriptions AS other WHERE lower(other.email) = firsts.normal);
