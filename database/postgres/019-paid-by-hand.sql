-- Earlier release: can run
-- An order that was paid by hand and refunded is still asked about: its link may have been paid all the same.
create index orders_by_hand on back_office.orders (mode, due_at) where paid_way <> 'online';
