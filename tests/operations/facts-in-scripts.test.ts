/**
 * Facts that staff change reach a page through its loader. If a script contained such a fact, publishing would
 * rename the script, and a page that an older script hydrates would show the old fact again.
 */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

const leftOut = ['.git', ...readFileSync('.gitignore', 'utf8').replaceAll('/', '').split('\n')];

/** Edits of the content that give every publishable fact another value. */
const otherFacts: [file: string, from: RegExp, to: string][] = [
  ['content/provider.ts', /phone: '.*'/, "phone: '+91 98470 12345'"],
  ['content/provider.ts', /email: '.*'/, "email: 'office@learn-here.example'"],
  ['content/provider.ts', /opens: '.*?'/, "opens: '10:17'"],
  ['content/provider.ts', /address: '.*'/, "address: 'Kochi, Kerala'"],
  ['content/provider.ts', /label: '.*'/, "label: 'Ask us something'"],
  ['content/provider.ts', /greeting: '.*'/, "greeting: 'Hello from a sentinel.'"],
  ['content/provider.ts', /instagram\.example\/\w+/, 'instagram.example/sentinel'],
  ['content/provider.ts', /lmsUrl: '.*'/, "lmsUrl: 'https://lms.sentinel.example/in'"],
  ['content/provider.ts', /gstin: null/, "gstin: '29AAGCB7383J1Z4'"],
  ['content/fees.ts', /workshopRupees: \d+/, 'workshopRupees: 451'],
  ['content/fees.ts', /skillRupees: \d+/, 'skillRupees: 2503'],
  ['content/fees.ts', /intermediateRupees: \d+/, 'intermediateRupees: 5801'],
  ['content/fees.ts', /superRupees: \d+/, 'superRupees: 12503'],
  ['content/fees.ts', /internshipRupees: \d+/, 'internshipRupees: 4301'],
  ['content/catalogue/workshops.ts', /startDate: '.*'/g, "startDate: '2027-06-14'"],
  ['content/catalogue/workshops.ts', /endDate: '.*'/g, "endDate: '2027-06-18'"],
  ['content/catalogue/workshops.ts', /startTime: '.*'/g, "startTime: '17:07'"],
];

function copyOfProject(): string {
  const root = mkdtempSync(join(tmpdir(), 'facts-in-scripts-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const name of readdirSync('.'))
    if (!leftOut.includes(name)) cpSync(name, join(root, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  return root;
}

/** The scripts that React Router makes for browsers. Their names contain a hash of their content. */
function scriptsBuiltIn(root: string): string[] {
  const { status, stderr } = spawnSync('node_modules/.bin/react-router', ['build'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', BUILD_DIRECTORY: 'made' },
  });
  expect(status, stderr).toBe(0);
  const assets = readdirSync(join(root, 'made/client/assets'));
  rmSync(join(root, 'made'), { recursive: true });
  // The manifest is a table of routes, and its name changes with each build, so it is left out.
  return assets.filter((name) => name.endsWith('.js') && !name.startsWith('manifest-')).sort();
}

it('does not change any script of the browser when facts change', { timeout: 600_000 }, () => {
  const root = copyOfProject();
  const before = scriptsBuiltIn(root);
  expect(before.length).toBeGreaterThan(10);
  for (const [name, from, to] of otherFacts) {
    const file = join(root, name);
    const text = readFileSync(file, 'utf8');
    const changed = text.replace(from, () => to);
    expect(changed, `${name} has no ${from}`).not.toBe(text);
    writeFileSync(file, changed);
  }
  expect(scriptsBuiltIn(root)).toEqual(before);
});
