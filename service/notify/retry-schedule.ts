/** When to try again: soon at first, then patiently for three days, then it is a person's turn. */
const minute = 60_000;
const hour = 60 * minute;

const first = [minute, 5 * minute, 15 * minute, hour, 3 * hour];
const then = 6 * hour;
const givesUpAfter = 72 * hour;

/**
 * Milliseconds until the next try after `attempts` failed ones (1 or more), a tenth more or less by
 * chance; null when 72 hours are over. `chance` is from 0 to 1.
 */
export function nextTryIn(attempts: number, chance: number = Math.random()): number | null {
  const waited = Array.from({ length: attempts - 1 }, (_, n) => first[n] ?? then).reduce(
    (a, b) => a + b,
    0,
  );
  const wait = first[attempts - 1] ?? then;
  if (waited + wait > givesUpAfter) return null;
  return Math.round(wait * (0.9 + 0.2 * chance));
}
