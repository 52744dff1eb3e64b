/**
 * What a publication costs beside a service on a small server: CPU, memory and time of the process that makes the pages,
 * for facts that change few pages, many, and all. Ends with an error when a budget is exceeded.
 *
 *   npm run bench:publish
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { noPublishedFacts, type PublishedFacts } from '#contract/published-facts.ts';
import { runScript } from '#service/publish/run-script.ts';
import { findBuiltSite } from '#service/static/built-site.ts';
import { printHeading, startTable } from './print-table.ts';

const most = { secondsToSee: 5, cpuSecondsOfDates: 1.6, peakMegabytes: 230 };

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const cases: Record<string, Partial<PublishedFacts>> = {
  'dates of a workshop': {
    batches: [
      {
        id: 'b1',
        offer: 'mern-workshop',
        startsOn: day(10),
        endsOn: day(13),
        days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
        from: '16:00',
        to: '18:30',
        language: 'en',
        mentor: 'A mentor',
        seats: 20,
        state: 'open',
        places: 'open',
      },
    ],
  },
  'fee of the skill programs': {
    fees: [{ of: 'skill', fromDay: day(-1), paise: 249_900, reason: 'A new fee' }],
  },
  'phone number': { provider: { phone: '+91 98470 12345' } },
};

const built = findBuiltSite('build');
if (built.at !== 'whole') throw new Error('There is no whole build: run npm run build.');
const build = resolve(dirname(built.clientDir));
// On the disk of the build, where files can have second names.
const folder = resolve('build/published/.bench');
const tooMuch: string[] = [];
printHeading('Publishing');
const line = startTable(['changed', 'files made', 'CPU, s', 'peak, MB', 'seconds'], 28);
try {
  // The first run fills the cache of compiled modules, as the first publication after an upgrade does.
  for (const [name, facts] of [['first run', {}] as const, ...Object.entries(cases)]) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const file = join(folder, 'facts.json');
    const publication = {
      at: new Date().toISOString(),
      facts: { ...noPublishedFacts, ...facts, number: 1 },
    };
    writeFileSync(file, JSON.stringify(publication));
    const began = performance.now();
    const said = await runScript(
      'publish-pages.ts',
      [`--build=${build}`, `--out=${join(folder, 'out')}`],
      file,
    );
    const seconds = (performance.now() - began) / 1000;
    const { files, cpuMs, peakMegabytes } = JSON.parse(said);
    line([
      name,
      String(files),
      (cpuMs / 1000).toFixed(2),
      String(peakMegabytes),
      seconds.toFixed(1),
    ]);
    if (name === 'first run') continue;
    const over = (what: string, value: number, limit: number) => {
      if (value > limit) tooMuch.push(`${name}: ${what} ${value}, budget ${limit}`);
    };
    over('peak megabytes', peakMegabytes, most.peakMegabytes);
    if (name.startsWith('dates')) {
      over('CPU seconds', cpuMs / 1000, most.cpuSecondsOfDates);
      over('seconds', seconds, most.secondsToSee);
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
for (const sentence of tooMuch) console.error(sentence);
if (tooMuch.length > 0) process.exitCode = 1;
