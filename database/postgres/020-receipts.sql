-- What stands on a receipt or voucher and nowhere else once its enrolment is erased: tax law has it kept. `payer` is the
-- person as printed. `file` is the PDF as it was first drawn, null until then.
create table back_office.receipts (
  number text primary key,
  order_id uuid not null,
  payer text not null,
  file bytea
);
create index receipts_of on back_office.receipts (order_id);

-- Those of before, as they were printed then: with the name, or with the address where its letters could not be set.
insert into back_office.receipts (number, order_id, payer)
  select given.number, orders.id,
         case when name is null then 'The person who enrolled'
              when name ~ '[^ -~]' then 'The person with the address ' || email else name end
    from back_office.orders left join back_office.enrolled on enrolled.id = orders.enrolment_id,
         lateral (values (receipt_number), (voucher_number)) as given (number) where given.number is not null;

alter table back_office.receipts enable row level security;
revoke all on back_office.receipts from public, anon;
