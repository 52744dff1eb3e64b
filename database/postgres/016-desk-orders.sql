-- Earlier release: can run
-- A refund that waits for a second person; and of an order that changes the course of another one, that one.
alter table back_office.orders add column refund_proposal jsonb;
alter table back_office.orders add column change_of uuid;
create index orders_refund_proposed on back_office.orders (id) where refund_proposal is not null;
create index orders_changing on back_office.orders (change_of) where change_of is not null;
