-- Earlier release: can run
-- What a learner was promised with a payment, step by step, and who looks after it. The dates are those of the batch;
-- by arrangement they are the ones that were agreed. Days are "2026-12-01", in India.
create table back_office.checklists (
  order_id uuid primary key,
  owner_id uuid,
  paid_on text not null,
  starts_on text,
  ends_on text
);
create index checklists_of on back_office.checklists (owner_id) where owner_id is not null;

-- `done_on` is the day on which it happened, which is not always the day on which it was noted: refunds count from the
-- day of the first sign-in.
create table back_office.checklist_steps (
  order_id uuid not null,
  step text not null,
  due_on text,
  done_on text,
  done_by text,
  primary key (order_id, step),
  check ((done_on is null) = (done_by is null))
);
create index checklist_steps_due on back_office.checklist_steps (due_on, order_id) where done_on is null;

-- For nobody but the owner, whatever default privileges this database has.
alter table back_office.checklists enable row level security;
alter table back_office.checklist_steps enable row level security;
revoke all on back_office.checklists, back_office.checklist_steps from public, anon;
