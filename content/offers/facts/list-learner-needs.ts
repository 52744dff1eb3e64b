import type { LearnerNeeds } from '../catalogue-field-schemas.ts';

/** A learner's needs as rows of a list or table, always in this order. */
export function listLearnerNeeds(needs: LearnerNeeds): { name: string; text: string }[] {
  return [
    { name: 'Before you start', text: needs.before },
    { name: 'Computer', text: needs.computer },
    { name: 'Software', text: needs.software },
    { name: 'Accounts', text: needs.accounts },
    { name: 'Extra costs', text: needs.costs },
  ];
}
