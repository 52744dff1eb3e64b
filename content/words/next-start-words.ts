/** The words around the next starts of an offer; `../offers/facts/format-batch-texts.ts` makes the texts of each. */
export const nextStartWords = {
  one: 'Next start',
  about: (start: { hours: string; language: string; mentor: string }) =>
    `${start.hours}, in ${start.language}. ${start.mentor} teaches.`,
  enrol: 'Enrol',
  wait: 'Join the waiting list',
  calendar: 'Add to calendar',
  more: (count: number) => `${count} more ${count === 1 ? 'start' : 'starts'}`,
} as const;
