import { useSyncExternalStore } from 'react';

/** The longest time that a browser's timer can wait: 2³¹ - 1 milliseconds, which are 24.8 days. */
const longestTimerMs = 2_147_483_647;

/**
 * Whether an instant is in the past. The first render takes the answer from the build, so that it equals the built
 * file. Later renders use the visitor's clock, so that an old page corrects itself; a page that is open at the instant
 * renders again.
 *
 * @param instant ISO 8601 with its offset.
 *
 * @param passedAtBuild Whether the instant was in the past when the page was built.
 */
export function useHasPassed(instant: string, passedAtBuild: boolean): boolean {
  const at = Date.parse(instant);
  return useSyncExternalStore(
    (onChange) => {
      const left = at - Date.now();
      if (left <= 0 || left > longestTimerMs) return () => {};
      const timer = setTimeout(onChange, left);
      return () => clearTimeout(timer);
    },
    () => Date.now() >= at,
    () => passedAtBuild,
  );
}
