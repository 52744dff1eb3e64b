/**
 * Runs Lighthouse (mobile, simulated slow 4G) in a process and a browser of its own, and computes medians of several
 * runs.
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { median } from './median.ts';

const version = '13.5.0';
const chromeFlags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--headless=new',
];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export interface LighthouseRun {
  /** Scores from 0 to 100, in the order of `categories`. */
  scores: number[];
  firstPaintMs: number;
  largestPaintMs: number;
  blockingMs: number;
  layoutShift: number;
  bytes: number;
  requests: number;
  /** The titles of the audits that cost points, except those about performance. */
  findings: string[];
}

type Audit = {
  title: string;
  score: number | null;
  numericValue?: number;
  details?: { items?: unknown[] };
};

type Report = {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
};

/** Lighthouse sometimes loses its own trace and asks for another run. So a run is tried up to three times. */
const tries = 3;

/**
 * Runs Lighthouse on a page; `cookie` is sent with all its requests. Rejects when the page could not be measured.
 * Downloads Lighthouse through npm the first time.
 */
export async function runLighthouse(url: string, cookie?: string): Promise<LighthouseRun> {
  for (let left = tries - 1; left > 0; left -= 1) {
    try {
      return await runOnce(url, cookie);
    } catch {}
  }
  return runOnce(url, cookie);
}

async function runOnce(url: string, cookie: string | undefined): Promise<LighthouseRun> {
  const words = [
    'exec',
    '--yes',
    `--package=lighthouse@${version}`,
    '--',
    'lighthouse',
    url,
    '--quiet',
    '--output=json',
    `--only-categories=${categories.join(',')}`,
    `--chrome-flags=${chromeFlags.join(' ')}`,
    ...(cookie ? [`--extra-headers=${JSON.stringify({ Cookie: cookie })}`] : []),
  ];
  const { stdout } = await promisify(execFile)('npm', words, {
    maxBuffer: 100_000_000,
    env: { ...process.env, CHROME_PATH: process.env.CHROME_PATH ?? '/usr/bin/chromium' },
  });
  const report: Report = JSON.parse(stdout);
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
  const { audits } = report;
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  return {
    scores: categories.map((name) => Math.round((report.categories[name]?.score ?? 0) * 100)),
    firstPaintMs: value('first-contentful-paint'),
    largestPaintMs: value('largest-contentful-paint'),
    blockingMs: value('total-blocking-time'),
    layoutShift: value('cumulative-layout-shift'),
    bytes: value('total-byte-weight'),
    requests: audits['network-requests']?.details?.items?.length ?? Number.NaN,
    findings: categories
      .slice(1)
      .flatMap((name) =>
        (report.categories[name]?.auditRefs ?? [])
          .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
          .map(({ id }) => audits[id]?.title ?? id),
      ),
  };
}

/** The medians of several runs, and every finding of any of them. */
export function medianOfRuns(runs: readonly LighthouseRun[]): LighthouseRun {
  const of = (pick: (run: LighthouseRun) => number) => median(runs.map(pick));
  return {
    scores: categories.map((_, n) => of(({ scores }) => scores[n] ?? Number.NaN)),
    firstPaintMs: of((run) => run.firstPaintMs),
    largestPaintMs: of((run) => run.largestPaintMs),
    blockingMs: of((run) => run.blockingMs),
    layoutShift: of((run) => run.layoutShift),
    bytes: of((run) => run.bytes),
    requests: of((run) => run.requests),
    findings: [...new Set(runs.flatMap(({ findings }) => findings))],
  };
}
