/** When a message is retried: soon at first, then less often for three days. After that a person has to act. */
const minute = 60_000;
const hour = 60 * minute;

const first = [minute, 5 * minute, 15 * minute, hour, 3 * hour];
const then = 6 * hour;
const givesUpAfter = 72 * hour;

/**
 * Milliseconds until the next attempt after `attempts` failed ones (at least 1), varied randomly by a tenth; null
 * after 72 hours. `chance` is from 0 to 1.
 */
export function nextRetryDelayMs(attempts: number, chance: number = Math.random()): number | null {
  const waited = Array.from({ length: attempts - 1 }, (_, n) => first[n] ?? then).reduce(
    (a, b) => a + b,
    0,
  );
  const wait = first[attempts - 1] ?? then;
  if (waited + wait > givesUpAfter) return null;
  return Math.round(wait * (0.9 + 0.2 * chance));
}
