/** The days of the week with their numbers, Monday first. As in JavaScript, 0 is Sunday. */
export const weekdayChoices = [
  [1, 'Monday'],
  [2, 'Tuesday'],
  [3, 'Wednesday'],
  [4, 'Thursday'],
  [5, 'Friday'],
  [6, 'Saturday'],
  [0, 'Sunday'],
] as const;

/** The names of the days with these numbers, Monday first. */
export const weekdayNamesOf = (numbers: readonly unknown[]): string[] =>
  weekdayChoices.flatMap(([day, name]) => (numbers.includes(day) ? [name] : []));
