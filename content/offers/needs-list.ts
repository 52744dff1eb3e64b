import type { Needs } from './facts-schema.ts';

/** What one needs, as rows of a list or a table, always in this order. */
export function needsList(needs: Needs): { name: string; text: string }[] {
  return [
    { name: 'Before you start', text: needs.before },
    { name: 'Computer', text: needs.computer },
    { name: 'Software', text: needs.software },
    { name: 'Accounts', text: needs.accounts },
    { name: 'Extra costs', text: needs.costs },
  ];
}
