import type { ChecklistStep } from '#domain/checklists/learner.ts';

/**
 * The open step with the earliest due day. If no open step has a due day, the first open step; null if all steps are
 * done.
 */
export function findNextOpenStep(steps: readonly ChecklistStep[]): ChecklistStep | null {
  const open = steps.filter(({ done }) => done === null);
  const byDay = open.toSorted((a, b) => (a.dueOn ?? '9999').localeCompare(b.dueOn ?? '9999'));
  return byDay[0] ?? null;
}
