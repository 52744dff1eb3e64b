-- Earlier release: can run
-- What a learner was promised with a payment, step by step, and who looks after it. The dates are those of the batch;
-- by arrangement they are the ones that were agreed. Days are "2026-12-01", in India.
CREATE TABLE checklists (
  order_id TEXT PRIMARY KEY,
  owner_id TEXT,
  paid_on TEXT NOT NULL,
  starts_on TEXT,
  ends_on TEXT
) STRICT, WITHOUT ROWID;
CREATE INDEX checklists_of ON checklists (owner_id) WHERE owner_id IS NOT NULL;

-- `done_on` is the day on which it happened, which is not always the day on which it was noted: refunds count from the
-- day of the first sign-in.
CREATE TABLE checklist_steps (
  order_id TEXT NOT NULL,
  step TEXT NOT NULL,
  due_on TEXT,
  done_on TEXT,
  done_by TEXT,
  PRIMARY KEY (order_id, step),
  CHECK ((done_on IS NULL) = (done_by IS NULL))
) STRICT, WITHOUT ROWID;
CREATE INDEX checklist_steps_due ON checklist_steps (due_on, order_id) WHERE done_on IS NULL;
