import { afterEach, expect } from 'vitest';
import type { Visit } from './browser.ts';

/** The visits of each test of a file. After a test they end, and a page that had an error has failed the test. */
export function visitsOfTests(): Visit[] {
  const visits: Visit[] = [];
  afterEach(async () => {
    for (const { troubles, leave } of visits.splice(0)) {
      await leave();
      expect(troubles).toEqual([]);
    }
  });
  return visits;
}
