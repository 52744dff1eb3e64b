import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSqliteStore } from '#database/open-sqlite-store.ts';
import type { Store } from '#database/store.ts';
import { makeScratchFolder } from '../../tests/service/support/make-scratch-folder.ts';
import { percentile75, rateVital, showVitals } from './show-vitals.ts';
import type { Terminal } from './terminal/terminal.ts';

describe('npm run vitals', () => {
  let folder: ReturnType<typeof makeScratchFolder>;
  let output: string;
  let said: string;
  const open = async (): Promise<Store> => openSqliteStore(join(folder.path, 'test.db'), Date.now);
  const terminal: Terminal = {
    write: async (text) => {
      output += text;
    },
    say: (line) => {
      said += line;
    },
    progress() {},
    ask: async () => '',
    width: 120,
    now: () => new Date(),
  };
  beforeEach(() => {
    folder = makeScratchFolder();
    output = '';
    said = '';
  });
  afterEach(() => folder.remove());

  it('prints the 75th percentile of each page with its rating, the most visited page first', async () => {
    const store = await open();
    await store.storeVitals([
      { route: '/project/:id', metric: 'lcp', value: 4_400 },
      ...[1_000, 900, 2_600, 800].map((value) => ({ route: '/', metric: 'lcp' as const, value })),
      { route: '/', metric: 'inp', value: 240 },
      { route: '/', metric: 'cls', value: 0.01 },
    ]);
    await store.close();
    await showVitals([], terminal, open);
    expect(output.split('\n')).toEqual(
      [
        'page          visits  LCP               INP                 CLS',
        '/             4       1.00 s  good  240 ms  needs work  0.010  good',
        '/project/:id  1       4.40 s  poor  –                   –',
        '',
      ].map((line) => expect.stringMatching(spaced(line))),
    );
  });

  it('prints a sentence when nothing was measured', async () => {
    await showVitals(['--since', 'today'], terminal, open);
    expect([output, said]).toEqual(['', 'Nothing was measured in this time.']);
  });

  it('refuses what it does not understand', async () => {
    await expect(showVitals(['--since', 'spring'], terminal, open)).rejects.toThrow(/spring/);
    await expect(showVitals(['--days', '3'], terminal, open)).rejects.toThrow(
      /--days.* See npm run vitals -- --help/,
    );
    await expect(showVitals(['7d'], terminal, open)).rejects.toThrow(/"7d"/);
  });

  it('prints its help', async () => {
    await showVitals(['--help'], terminal, open);
    expect(output).toContain('75th percentiles');
  });
});

/** Matches the line with any number of spaces between the words. */
function spaced(line: string): RegExp {
  const words = line.split(/\s+/).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${words.join('\\s+')}$`);
}

describe('the ratings', () => {
  it.each([
    ['lcp', 2_500, 4_000],
    ['inp', 200, 500],
    ['cls', 0.1, 0.25],
  ] as const)('of %s change at the limits that the Core Web Vitals set', (metric, good, poor) => {
    expect(rateVital(metric, good)).toBe('good');
    expect(rateVital(metric, good * 1.01)).toBe('needs work');
    expect(rateVital(metric, poor)).toBe('needs work');
    expect(rateVital(metric, poor * 1.01)).toBe('poor');
  });

  it('use the 75th percentile', () => {
    expect(percentile75([5])).toBe(5);
    expect(percentile75([4, 1, 3, 2])).toBe(3);
    expect(percentile75([1, 2, 3, 4, 5])).toBe(4);
  });
});
