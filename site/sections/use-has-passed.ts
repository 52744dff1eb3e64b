import { useSyncExternalStore } from 'react';

/** The longest time that a browser's timer can wait: 2³¹ - 1 milliseconds, which are 24.8 days. */
const longestTimerMs = 2_147_483_647;

/**
 * Whether an instant is in the past. The first render uses the answer of the build; all later renders use the visitor's
 * clock. So a page that was built months ago corrects itself, and an open page changes when the moment comes.
 *
 * @param instant ISO 8601 with its offset.
 *
 * @param passedAtBuild The answer of the build, so that the first render equals the file.
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
