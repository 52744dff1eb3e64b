-- What grows with the years is found by an index. Erasing looks for what was told of a row, among all that was told
-- for thirty days; the desk lists the orders of one state; figures of a period count what was made and paid in it.
CREATE INDEX outbox_about ON outbox (subject);
CREATE INDEX orders_by_state ON orders (state, id);
CREATE INDEX orders_made ON orders (made_at);
CREATE INDEX orders_paid ON orders (paid_at, amount_paise) WHERE paid_at IS NOT NULL;
CREATE INDEX orders_paid_for ON orders (state, enrolment_id) WHERE enrolment_id IS NOT NULL;
