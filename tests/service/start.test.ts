/**
 * The output of the service when it starts: a checkout of its own with a file `.env` and a built site, started as an
 * owner does.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readlinkSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { copySources } from '../../scripts/upgrade/copy-sources.ts';
import { findFreePort } from '../support/find-free-port.ts';
import { makeScratchFolder } from './support/make-scratch-folder.ts';

let folder: ReturnType<typeof makeScratchFolder>;
let checkout = '';
let running: ChildProcess | undefined;
beforeAll(() => {
  folder = makeScratchFolder();
  checkout = join(folder.path, 'miranaya');
  copySources(process.cwd(), checkout);
  symlinkSync(join(process.cwd(), 'node_modules'), join(checkout, 'node_modules'));
  // Copies only the build that is served, because the folder may also contain older builds.
  const current = readlinkSync('build/current');
  cpSync(join('build', current), join(checkout, 'build', current), { recursive: true });
  symlinkSync(current, join(checkout, 'build', 'current'));
}, 120_000);
afterEach(async () => {
  if (running && running.exitCode === null && running.signalCode === null) {
    const ended = once(running, 'exit');
    running.kill();
    await ended;
  }
});
afterAll(() => folder.remove());

/** Starts the service with these lines in `.env`. Resolves when it serves, or with how it ended. */
async function start(dotEnv: string, environment: Record<string, string> = {}) {
  writeFileSync(join(checkout, '.env'), dotEnv);
  const port = String(await findFreePort());
  const child = spawn(process.execPath, ['service/main.ts'], {
    cwd: checkout,
    env: {
      PATH: process.env.PATH,
      PORT: port,
      DATA_DIR: join(folder.path, 'data'),
      SITE_URL: 'http://localhost:3000',
      // Without this setting, the first start waits until the sample batches are published, which takes long.
      SAMPLE_BATCHES: 'off',
      ...environment,
    },
  });
  running = child;
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => {
      output += data;
    });
  const isOpen = () => output.includes('Miranaya is open');
  await expect
    .poll(() => isOpen() || child.exitCode !== null, { timeout: 120_000, interval: 20 })
    .toBe(true);
  return { url: `http://127.0.0.1:${port}`, code: child.exitCode, output };
}

describe('the start', () => {
  it('ends with the probable name, when one in .env is mistyped', async () => {
    const { code, output } = await start('SMTP_ULR=smtps://me:secret@mail.example\n');
    expect([code, output]).toEqual([
      1,
      'SMTP_ULR in .env is not a setting; SMTP_URL was probably meant.\n',
    ]);
  });

  it('ends with a sentence, when half of the built site is missing, or all of it', async () => {
    const build = join(checkout, 'build');
    const assets = join(build, 'current', 'client', 'assets');
    const away = (path: string) => join(folder.path, `away-${basename(path)}`);
    renameSync(assets, away(assets));
    const half = await start('');
    expect(half.output).toMatch(/^The built site in .+ is not whole: .+\. Run npm run build\.\n$/);
    renameSync(build, away(build));
    const none = await start('');
    expect(none.output).toMatch(/^No site is built in .+\n$/);
    expect([half.code, none.code]).toEqual([1, 1]);
    // Puts the build back in its place for the tests that follow.
    renameSync(away(build), build);
    renameSync(away(assets), assets);
  });

  it('logs the probable name of a mistyped one in the environment, and uses .env: for payments, and a warning of production on localhost', async () => {
    const { url, output } = await start(
      'NODE_ENV=production\nPAYMENT_URL=https://pay.example/miranaya\n',
      { SMTP_ULR: 'smtps://me:secret@mail.example' },
    );
    expect(output).toContain('SMTP_ULR is set, but is not a setting; SMTP_URL was probably meant.');
    expect(output).not.toContain('secret');
    expect(output).toContain('NODE_ENV is production, but to search engines');
    const page = await (await fetch(`${url}/enroll-form/payment`)).text();
    expect(page).toContain('href="https://pay.example/miranaya"');
  });
});
