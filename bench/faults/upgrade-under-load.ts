import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import {
  makeSimulatedSystemdHost,
  type SimulatedSystemdHost,
} from '../make-simulated-systemd-host.ts';
import { simulateVisitors } from '../simulate-visitors.ts';
import { hasPerl } from '../start-replaceable-service.ts';
import { compareRowsWithAcknowledged, type FaultOutcome, isLossless } from './fault-outcome.ts';

type Visitors = { perSecond: number; patienceMs: number };

/**
 * Runs `npm run upgrade` while visitors request pages. Each release has a changed text. Before each upgrade that
 * succeeds, another upgrade is killed in the middle. Pages that were open before must find every file that they may
 * still request.
 *
 * Returns null on a machine without Perl, because a Perl program holds the port while the service restarts. The port
 * can queue only five hundred connections, and on a busy machine a restart takes long. So the caller sets a number of
 * visitors per second that does not overflow the queue.
 */
export async function upgradeUnderLoad(
  cycles: number,
  npm: 'real' | 'linked',
  { perSecond, patienceMs }: Visitors = { perSecond: 200, patienceMs: 15_000 },
): Promise<FaultOutcome | null> {
  if (!hasPerl) return null;
  const place = await makeSimulatedSystemdHost({ npm });
  const { url } = place.service;
  const abort = new AbortController();
  const load = simulateVisitors({
    url,
    perSecond,
    patienceMs,
    paths: await listPathsToVisit(url),
    run: 'upgrade',
    signal: abort.signal,
  });
  const problems: string[] = [];
  const open = new Set<string>();
  let missing = 0;
  try {
    for (let cycle = 1; cycle <= cycles; cycle += 1) {
      for (const file of listFilesOfOpenPages(place)) open.add(file);
      const tagline = `Release ${cycle}`;
      changeTagline(place.checkoutDir, tagline);
      await killUpgradeInTheMiddle(place);
      const before = place.current();
      const { code, output } = await place.upgrade();
      const page = await (await fetch(url)).text();
      const isServed = page.includes(tagline) && place.current() !== before;
      if (code !== 0 || !isServed) problems.push(`cycle ${cycle} ended with ${code}: ${output}`);
      for (const file of open) {
        const { status } = await fetch(`${url}/assets/${file}`);
        if (status !== 200) missing += 1;
      }
    }
    await delay(500);
  } finally {
    abort.abort();
  }
  const { requests, perSecond: came, failures, slowestMs, acknowledged } = await load;
  await place.service.end();
  const counted = await compareRowsWithAcknowledged(
    { databaseUrl: null, dataDir: place.dataDir },
    acknowledged,
  );
  await place.remove();
  const failed = [...failures.values()].reduce((a, b) => a + b, 0);
  if (failed > 0) problems.push(JSON.stringify([...failures]));
  if (problems.length > 0) console.error([...problems, place.service.output()].join('\n'));
  return {
    fault: `Upgrade under ${perSecond} requests a second, one killed before each`,
    cycles,
    ...counted,
    note: `${failed} of ${requests} requests failed (${came.toFixed(0)} a second), the slowest took ${(slowestMs / 1000).toFixed(1)} s; ${missing} of ${open.size} files of pages opened before were missing`,
    isGood: isLossless(counted) && failed === 0 && missing === 0 && problems.length === 0,
  };
}

/**
 * Returns the paths of pages, of large files that are read from the disk, and of the files that the landing page loads.
 */
async function listPathsToVisit(url: string): Promise<string[]> {
  const html = await (await fetch(url)).text();
  const modules = /data-modules="([^"]+)/.exec(html)?.[1]?.split(' ') ?? [];
  if (modules.length === 0) throw new Error('No script was found in the landing page.');
  return [
    '/',
    '/enroll-form',
    '/request-call?about=About%3A%20Flutter',
    '/downloads/hostel-management.zip',
    '/downloads/hostel-management.pdf',
    ...modules,
  ];
}

/**
 * Lists the scripts and data files of the current release. A page of this release that is open now may request them
 * later.
 */
function listFilesOfOpenPages(place: SimulatedSystemdHost): string[] {
  const assets = join(place.current(), 'build', 'current', 'client', 'assets');
  const { kept } = JSON.parse(
    readFileSync(join(place.current(), 'build', 'current', 'stamp.json'), 'utf8'),
  );
  return readdirSync(assets, { withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|data)$/.test(entry.name) && !(entry.name in kept))
    .map(({ name }) => name);
}

function changeTagline(base: string, tagline: string): void {
  const file = join(base, 'content', 'brand.ts');
  const text = readFileSync(file, 'utf8');
  const changed = text.replace(/tagline: '.*'/, `tagline: '${tagline}'`);
  if (changed === text) throw new Error('The tagline was not found.');
  writeFileSync(file, changed);
}

async function killUpgradeInTheMiddle(place: SimulatedSystemdHost): Promise<void> {
  const child = place.startUpgrade();
  const exited = once(child, 'exit');
  await delay(500 + Math.random() * 8_000);
  try {
    process.kill(-(child.pid ?? 0), 'SIGKILL');
  } catch {
    // The process had already ended by itself.
  }
  await exited;
}
