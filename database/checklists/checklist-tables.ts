/** The tables of checklists for the query builder. */
import type { LearnerStep } from '#domain/checklists/learner-steps.ts';

export interface ChecklistTables {
  checklists: ChecklistsTable;
  checklist_steps: ChecklistStepsTable;
}

interface ChecklistsTable {
  order_id: string;
  owner_id: string | null;
  paid_on: string;
  starts_on: string | null;
  ends_on: string | null;
}

interface ChecklistStepsTable {
  order_id: string;
  step: LearnerStep;
  due_on: string | null;
  done_on: string | null;
  done_by: string | null;
}
