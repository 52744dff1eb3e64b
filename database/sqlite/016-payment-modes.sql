-- An order belongs to the payment mode that made it: the demonstration bank, Razorpay with test keys, or with live
-- ones. The service writes the mode in force beside what is for sale, where the trigger below reads it. Of earlier
-- rows the demonstration's are known by their ids; all others count as live, so that real money is never taken for
-- a test.
ALTER TABLE offers ADD COLUMN mode TEXT NOT NULL DEFAULT 'live' CHECK (mode IN ('demonstration', 'test', 'live'));
ALTER TABLE orders ADD COLUMN mode TEXT NOT NULL DEFAULT 'live' CHECK (mode IN ('demonstration', 'test', 'live'));
ALTER TABLE provider_events ADD COLUMN mode TEXT NOT NULL DEFAULT 'live'
  CHECK (mode IN ('demonstration', 'test', 'live'));
UPDATE orders SET mode = 'demonstration'
 WHERE substr(coalesce(payment_id, link_id, ''), 1, 5) = 'demo_';
UPDATE provider_events SET mode = 'demonstration' WHERE substr(event_id, 1, 5) = 'demo_';

-- Each mode looks after its own orders and events, and figures count one mode.
DROP INDEX orders_due;
DROP INDEX orders_made;
DROP INDEX orders_paid;
DROP INDEX orders_paid_for;
DROP INDEX provider_events_waiting;
CREATE INDEX orders_due ON orders (mode, state, due_at);
CREATE INDEX orders_made ON orders (mode, made_at);
CREATE INDEX orders_paid ON orders (mode, paid_at, amount_paise) WHERE paid_at IS NOT NULL;
CREATE INDEX orders_paid_for ON orders (mode, state, enrolment_id) WHERE enrolment_id IS NOT NULL;
CREATE INDEX provider_events_waiting ON provider_events (mode, id) WHERE applied_at IS NULL;

-- As in 011; an order of another mode is not the one that somebody comes back to.
DROP TRIGGER enrollments_order;
CREATE TRIGGER enrollments_order AFTER INSERT ON enrollments
WHEN NOT EXISTS (
   SELECT 1 FROM orders
    WHERE person = person_of(NEW.email, NEW.mobile) AND offer_slug = coalesce(NEW.offer, '')
      AND mode = (SELECT mode FROM offers WHERE slug = coalesce(NEW.offer, ''))
      AND state IN ('made', 'offered') AND made_at > NEW.created_at - 86400000)
BEGIN
  INSERT INTO orders (id, enrolment_id, person, offer_slug, offer_version, offer_title, facts, amount_paise, mode,
                      made_at, due_at)
    SELECT new_id(), NEW.id, person_of(NEW.email, NEW.mobile), slug, version, title, facts, amount_paise, mode,
           NEW.created_at, NEW.created_at
      FROM offers WHERE slug = coalesce(NEW.offer, '') AND is_on_sale;
END;
