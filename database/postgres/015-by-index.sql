-- What grows with the years is found by an index. Erasing looks for what was told of a row, among all that was told
-- for thirty days; the desk lists the orders of one state; figures of a period count what was made and paid in it.
create index outbox_about on back_office.outbox (subject);
create index orders_by_state on back_office.orders (state, id);
create index orders_made on back_office.orders (made_at);
create index orders_paid on back_office.orders (paid_at, amount_paise) where paid_at is not null;
create index orders_paid_for on back_office.orders (state, enrolment_id) where enrolment_id is not null;
