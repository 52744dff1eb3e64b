import { useSyncExternalStore } from 'react';

/** Timers count in 32 bits of milliseconds, 24.8 days; nobody keeps a page open that long. */
const longestTimerMs = 2_147_483_647;

/**
 * Whether an instant lies behind us: as the build saw it in the page that was sent, and by the visitor's
 * clock as soon as the script runs. A page built months ago puts itself right this way, and a page that
 * is open while the moment comes changes with it.
 *
 * @param instant ISO 8601 with its offset.
 * @param passedAtBuild What the build found, so that the first render equals the file.
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
