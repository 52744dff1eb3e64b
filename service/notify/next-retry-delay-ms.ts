/**
 * A message that failed is sent again: soon at first, then less often, for three days. After that a person has to act.
 */
const minute = 60_000;
const hour = 60 * minute;

const firstWaits = [minute, 5 * minute, 15 * minute, hour, 3 * hour];
const laterWait = 6 * hour;
const givesUpAfter = 72 * hour;

/**
 * Returns the milliseconds until the next attempt, varied randomly by up to a tenth; null if that attempt would come
 * more than 72 hours after the first. `attempts` is the number of failed attempts, at least 1. `chance` is a random
 * number from 0 to 1.
 */
export function nextRetryDelayMs(attempts: number, chance: number = Math.random()): number | null {
  const waited = Array.from({ length: attempts - 1 }, (_, n) => firstWaits[n] ?? laterWait).reduce(
    (a, b) => a + b,
    0,
  );
  const wait = firstWaits[attempts - 1] ?? laterWait;
  if (waited + wait > givesUpAfter) return null;
  return Math.round(wait * (0.9 + 0.2 * chance));
}
