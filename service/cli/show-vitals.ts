/**
 * Shows how fast the site is for its visitors. For each page, the table has the 75th percentile of the browsers'
 * measurements and its rating by Google's Core Web Vitals. The 75th percentile means: three quarters of the visits are
 * at least as fast.
 */
import type { Store } from '#database/store.ts';
import { type WebVital, type WebVitalMetric, webVitalMetrics } from '#database/web-vitals-port.ts';
import { parseIndianTime } from '../for-staff/indian-time-text.ts';
import { parseStrictly } from './terminal/parse-strictly.ts';
import { sanitiseForTerminal, type Terminal } from './terminal/terminal.ts';
import { WrongArguments } from './terminal/wrong-arguments.ts';

const defaultSince = '28d';

const vitalsHelp = `How fast the site is for visitors: 75th percentiles of each page, the most visited first.

  npm run vitals
  npm run vitals -- --since 7d    days in India: 2026-11-21, today, yesterday, 7d; 28d if not given

  LCP  until the largest part of a page is seen     good to 2.5 s, poor from 4 s
  INP  from a press to what is seen of it           good to 200 ms, poor from 500 ms
  CLS  how far a page moves under the visitor       good to 0.1, poor from 0.25
`;

const metrics: Record<WebVitalMetric, { good: number; poor: number; text: (n: number) => string }> =
  {
    lcp: { good: 2_500, poor: 4_000, text: (ms) => `${(ms / 1000).toFixed(2)} s` },
    inp: { good: 200, poor: 500, text: (ms) => `${Math.round(ms)} ms` },
    cls: { good: 0.1, poor: 0.25, text: (shift) => shift.toFixed(3) },
  };

export function rateVital(metric: WebVitalMetric, value: number): 'good' | 'needs work' | 'poor' {
  const { good, poor } = metrics[metric];
  if (value <= good) return 'good';
  return value <= poor ? 'needs work' : 'poor';
}

/**
 * Returns the 75th percentile: the smallest value that three quarters of the values do not exceed. `values` must not be
 * empty.
 */
export function percentile75(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.75) - 1] ?? 0;
}

/** Prints a table of web vitals, one page per line. Throws WrongArguments for words that it does not understand. */
export async function showVitals(
  words: string[],
  terminal: Terminal,
  open: () => Promise<Store>,
): Promise<void> {
  const { since, isHelp } = readArguments(words, terminal.now());
  if (isHelp) return terminal.write(vitalsHelp);
  const store = await open();
  try {
    const vitals = await store.vitals(since);
    if (vitals.length === 0) return terminal.say('Nothing was measured in this time.');
    const head = ['page', 'visits', 'LCP', '', 'INP', '', 'CLS', ''];
    await terminal.write(alignColumns([head, ...makeRows(vitals)]));
  } finally {
    await store.close();
  }
}

function readArguments(words: string[], now: Date): { since: Date; isHelp: boolean } {
  const options = { since: { type: 'string' }, help: { type: 'boolean' } } as const;
  const { values, positionals } = parseStrictly(words, options, 'npm run vitals -- --help');
  if (positionals.length > 0)
    throw new WrongArguments(
      `It does not know what to do with "${positionals[0]}". See npm run vitals -- --help`,
    );
  const since = parseIndianTime(values.since ?? defaultSince, now);
  if (since === null) {
    throw new WrongArguments(
      `--since should be a day in India, such as 2026-11-21, today, yesterday or 7d; it is "${values.since}".`,
    );
  }
  return { since, isHelp: values.help ?? false };
}

/**
 * Returns one row per page, the most visited first. A browser does not measure every metric, so the number of visits is
 * that of the metric with the most measurements.
 */
function makeRows(vitals: readonly WebVital[]): string[][] {
  return Object.entries(Object.groupBy(vitals, ({ route }) => route))
    .map(([route, ofRoute = []]) => {
      const values = webVitalMetrics.map((metric) => ({
        metric,
        all: ofRoute.filter((vital) => vital.metric === metric).map(({ value }) => value),
      }));
      return { route, values, visits: Math.max(...values.map(({ all }) => all.length)) };
    })
    .sort((a, b) => b.visits - a.visits || a.route.localeCompare(b.route))
    .map(({ route, values, visits }) => [
      sanitiseForTerminal(route),
      String(visits),
      ...values.flatMap(({ metric, all }) => {
        if (all.length === 0) return ['–', ''];
        const value = percentile75(all);
        return [metrics[metric].text(value), rateVital(metric, value)];
      }),
    ]);
}

function alignColumns(table: readonly string[][]): string {
  const widths = table[0]?.map((_, n) => Math.max(...table.map((row) => row[n]?.length ?? 0)));
  return table
    .map((row) => row.map((cell, n) => cell.padEnd(widths?.[n] ?? 0)).join('  '))
    .map((line) => `${line.trimEnd()}\n`)
    .join('');
}
