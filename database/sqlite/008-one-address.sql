-- From now on a subscription comes in the one normal form of an address (`contract/normal-address.ts`), and
-- lower(…) changes nothing of it. Of those that came before and are spelled otherwise, the first of each
-- address takes that form where none has it yet, so that one more of it is recognised. None is taken away.
-- `normal_address(…)` is a function of the connection (see `sqlite-functions.ts`).

UPDATE email_subscriptions SET email = normal_address(email)
 WHERE id IN (
   SELECT min(id) FROM email_subscriptions
    GROUP BY normal_address(email)
   HAVING sum(lower(email) = normal_address(email)) = 0);
