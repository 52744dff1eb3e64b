-- Earlier release: can run
-- An order that was paid by hand and refunded is still asked about: its link may have been paid all the same.
CREATE INDEX orders_by_hand ON orders (mode, due_at) WHERE paid_way <> 'online';
