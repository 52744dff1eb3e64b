-- Earlier release: cannot run, because it would give receipts and vouchers without their sum
-- Each receipt and voucher with all that it says about money: lists, figures and exports add up these rows. `movement` is
-- the provider's id of the payment or refund, or ours of money that was recorded by hand; then `reference`, `moved_on`
-- (a day in India) and `recorded_by` say what was recorded. `against` is the receipt that a voucher takes back, and `why`
-- tells a refund from a payment that was recorded by mistake.
alter table back_office.receipts
  add column kind text check (kind in ('receipt', 'voucher')),
  add column mode text check (mode in ('demonstration', 'test', 'live')),
  add column issued_at timestamptz,
  add column paise bigint check (paise > 0),
  add column way text not null default 'online' check (way in ('online', 'cash', 'transfer')),
  add column movement text,
  add column reference text,
  add column moved_on text,
  add column recorded_by text,
  add column against text,
  add column why text check (why in ('refund', 'mistake'));
update back_office.receipts
   set kind = 'receipt', mode = orders.mode, issued_at = orders.receipt_at, paise = orders.amount_paise,
       movement = orders.payment_id
  from back_office.orders where orders.receipt_number = receipts.number;
update back_office.receipts
   set kind = 'voucher', mode = orders.mode, issued_at = orders.voucher_at, paise = orders.refund_paise,
       movement = orders.refund_id, against = orders.receipt_number, why = 'refund'
  from back_office.orders where orders.voucher_number = receipts.number;
create index receipts_issued on back_office.receipts (mode, issued_at);
create index receipts_by_reference on back_office.receipts (reference) where reference is not null;
create index receipts_against on back_office.receipts (against) where against is not null;
create function back_office.keep_receipt() returns trigger
language plpgsql
as $$
begin
  raise exception 'A receipt stays as it was given';
end $$;
create trigger receipts_stay
  before update of number, order_id, kind, mode, issued_at, paise, way, movement, against, why or delete
  on back_office.receipts for each row execute function back_office.keep_receipt();

-- How an order was paid, and when its link is to be ended at the provider: null when there is nothing to end. An order of
-- a plan asks for one instalment: `plan_of` is the order of the first one, and `ask_at` the moment from which its link is
-- made.
alter table back_office.orders
  add column paid_way text not null default 'online' check (paid_way in ('online', 'cash', 'transfer')),
  add column end_link_at timestamptz,
  add column plan_of uuid,
  add column plan_position int check (plan_position between 1 and 4),
  add column plan_count int check (plan_count between 2 and 4),
  add column plan_fee_paise bigint check (plan_fee_paise > 0),
  add column ask_at timestamptz;
create index orders_of_plan on back_office.orders (plan_of) where plan_of is not null;
create index orders_ending on back_office.orders (mode, end_link_at) where end_link_at is not null;
create function back_office.keep_instalment() returns trigger
language plpgsql
as $$
begin
  raise exception 'An instalment keeps its sum';
end $$;
create trigger orders_keep_instalment before update of amount_paise, plan_fee_paise on back_office.orders for each row
  when (old.plan_of is not null
        and (new.amount_paise <> old.amount_paise or new.plan_fee_paise is distinct from old.plan_fee_paise))
  execute function back_office.keep_instalment();

-- The instalments of a plan, by the order of the first one. `asked_by` is the order that asks for it, null until the
-- first is paid. `due_on` is a day in India; `missed_at` says since when a person has to look.
create table back_office.instalments (
  order_id uuid not null,
  position int not null check (position between 1 and 4),
  paise bigint not null check (paise > 0),
  due_on text not null,
  asked_by uuid unique,
  reminders int not null default 0,
  missed_at timestamptz,
  primary key (order_id, position)
);
create index instalments_due on back_office.instalments (due_on) where missed_at is null and asked_by is not null;
create index instalments_missed on back_office.instalments (missed_at) where missed_at is not null;
create trigger instalments_keep_sum before update of paise on back_office.instalments for each row
  when (new.paise <> old.paise) execute function back_office.keep_instalment();
create trigger instalments_remain before delete on back_office.instalments for each row
  execute function back_office.keep_instalment();

-- An order can be made for any enquiry, not only for an enrolment.
create trigger order_follows after delete or update of id on back_office.enquiries
  for each row execute function back_office.order_follows();

-- For nobody but the owner, whatever default privileges this database has.
alter table back_office.instalments enable row level security;
revoke all on back_office.instalments from public, anon;
revoke all on function back_office.keep_receipt(), back_office.keep_instalment() from public;
