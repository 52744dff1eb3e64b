import { afterEach, expect } from 'vitest';
import type { Visit } from './browser.ts';

/**
 * Returns an empty list, to which each test of the file adds its visits. After each test all of them end, and the test
 * fails if a page had an error.
 */
export function endVisitsAfterEachTest(): Visit[] {
  const visits: Visit[] = [];
  afterEach(async () => {
    for (const { troubles, leave } of visits.splice(0)) {
      await leave();
      expect(troubles).toEqual([]);
    }
  });
  return visits;
}
