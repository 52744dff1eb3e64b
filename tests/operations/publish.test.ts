/**
 * The main rule of publishing: the files that are made beside a build are byte for byte those of a build with the
 * same facts. So every rule that holds for a built page holds for a published one, and a release may build the site
 * again at any time.
 */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { listFilesBelow } from '#postbuild/list-files-below.ts';
import {
  buildStampFileName,
  inspectBuiltSite,
  readBuildStampFile,
} from '#service/static/inspect-built-site.ts';

const leftOut = ['.git', ...readFileSync('.gitignore', 'utf8').replaceAll('/', '').split('\n')];

function scratch(): string {
  const folder = mkdtempSync(join(tmpdir(), 'publish-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function run(cwd: string, facts: string, program: string, ...words: string[]): void {
  const { status, stdout, stderr } = spawnSync(program, words, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, PUBLISHED_FACTS: facts, NODE_ENV: 'production' },
    maxBuffer: 64 * 1024 * 1024,
  });
  expect(status, `${stdout}\n${stderr}`).toBe(0);
}

/**
 * Facts of every kind: an upcoming date, a date for an offer by arrangement, a fee, an announcement, another phone
 * number.
 */
function otherFacts(now: Date) {
  const day = (days: number) =>
    new Date(now.getTime() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const batch = {
    days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
    from: '16:00',
    to: '18:30',
    language: 'en',
    mentor: 'A mentor',
    seats: 20,
    state: 'open',
    places: 'few',
  };
  return {
    at: now.toISOString(),
    facts: {
      number: 7,
      batches: [
        { ...batch, id: 'b1', offer: 'mern-workshop', startsOn: day(10), endsOn: day(13) },
        { ...batch, id: 'b2', offer: 'mern-stack', startsOn: day(30), endsOn: day(120) },
      ],
      fees: [{ of: 'skill', fromDay: day(-1), paise: 249_900, reason: 'A new fee' }],
      notices: [
        { text: 'We are closed today.', pages: ['/terms'], fromDay: day(-1), untilDay: day(1) },
      ],
      provider: {
        phone: '+91 98470 12345',
        supportHours: { opens: '10:00', closes: '20:00' },
        legalName: 'Miranaya Learning LLP',
        grievanceOfficer: 'Asha Rao',
      },
      entries: {
        testimonials: {
          'harini-s': null,
          'asha-p': {
            name: 'Asha P.',
            role: 'A learner',
            text: 'Good.',
            rating: 4,
            picture: { src: '/assets/picture-AbC_d-12.webp', alt: 'Asha P.', width: 1, height: 1 },
            isSample: false,
          },
        },
        projects: {
          'bus-pass': null,
          'ration-card-queue': {
            ...{ title: 'Ration card queue', studentName: 'Devika S.', description: 'Next.' },
            ...{ techStack: ['React'], offer: 'flutter', problem: 'Standing.', hard: 'Fairness.' },
            ...{ built: ['A token', 'A screen'], next: 'A second counter.', isSample: false },
          },
        },
        questions: {
          'batch-size': null,
          library: {
            ...{ group: 'classes', question: 'Is there a library?', answer: ['No.'] },
            isSample: false,
          },
        },
        statistics: {
          'batches-done': { value: '7', label: 'batches done', meaning: 'Ours.', isSample: false },
        },
      },
    },
  };
}

it('is the same as a build with the facts, byte for byte', { timeout: 2_400_000 }, async () => {
  const built = inspectBuiltSite('build');
  if (built.at !== 'whole')
    throw new Error('There is no whole build: run npm test, which makes one.');
  const folder = scratch();
  const facts = join(folder, 'facts.json');
  writeFileSync(facts, JSON.stringify(otherFacts(new Date())));
  mkdirSync(join(folder, 'pictures'));
  writeFileSync(join(folder, 'pictures/picture-AbC_d-12.webp'), 'a picture');
  const [pages, whole] = [join(folder, 'pages'), join(folder, 'whole')];
  const node = process.execPath;
  const from = `--build=${resolve(dirname(built.clientDir))}`;
  run('.', facts, node, 'scripts/publish/publish-pages.ts', from, `--out=${pages}`);
  run(
    '.',
    facts,
    node,
    'scripts/publish/publish-downloads.ts',
    `--pages=${pages}`,
    `--out=${whole}`,
  );

  const root = scratch();
  for (const name of readdirSync('.'))
    if (!leftOut.includes(name)) cpSync(name, join(root, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  run(root, facts, 'npm', 'run', 'build');
  const rebuilt = join(root, 'build/current');

  const kept = Object.keys(readBuildStampFile(join(whole, buildStampFileName))?.kept ?? {});
  const published = (await listFilesBelow(join(whole, 'client'))).filter(
    (file) => !kept.includes(file.replace(/^assets\//, '')),
  );
  expect(published).toEqual(await listFilesBelow(join(rebuilt, 'client')));
  const besides = ['offers.json', 'site-table.json', 'filtered-list.json', 'static-nginx.conf'];
  const all = [...published.map((file) => `client/${file}`), ...besides];
  const others = all.filter(
    (file) => !readFileSync(join(whole, file)).equals(readFileSync(join(rebuilt, file))),
  );
  expect(others).toEqual([]);
  const unlike = all.filter((file) => {
    const before = join(dirname(built.clientDir), file);
    return !existsSync(before) || !readFileSync(before).equals(readFileSync(join(whole, file)));
  });
  // More than fifty files differ from the first build, which shows that the published facts have reached the pages.
  expect(unlike.length).toBeGreaterThan(50);
});
