/**
 * `npm run upgrade` on a server as docs/running.md sets it up, with a fake systemd. `faults/upgrade.test.ts` tests
 * it under load with a real build. Here the build is a copy of the present one, and steps fail.
 */
import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  makeSimulatedSystemdHost,
  type SimulatedSystemdHost,
} from '../../bench/make-simulated-systemd-host.ts';
import { hasPerl } from '../../bench/start-replaceable-service.ts';
import { makeCallRequest } from './support/make-submissions.ts';

let place: SimulatedSystemdHost;
beforeAll(async () => {
  if (hasPerl) place = await makeSimulatedSystemdHost({ npm: 'linked' });
}, 180_000);
afterAll(() => place?.remove());

/**
 * A script that replaces the build. It records what a package that runs in the build can see, beside a copy of the
 * present build.
 */
const copyOfTheBuild = () => `
import { cpSync, existsSync, writeFileSync } from 'node:fs';
const seen = { uid: process.getuid?.(), env: process.env, hasEnvFile: existsSync('.env') || existsSync('.env.local') };
writeFileSync('seen-by-the-build.json', JSON.stringify(seen));
cpSync('${join(process.cwd(), 'build')}', 'build', { recursive: true, verbatimSymlinks: true });
`;

/** Changes a file of the checkout while `work` runs. */
async function changed(file: string, text: string, work: () => Promise<void>): Promise<void> {
  const path = join(place.checkoutDir, file);
  const before = readFileSync(path, 'utf8');
  writeFileSync(path, text);
  try {
    await work();
  } finally {
    writeFileSync(path, before);
  }
}
const withQuickBuild = (work: () => Promise<void>) =>
  changed('scripts/build/build.ts', copyOfTheBuild(), work);

const secrets = {
  DATA_KEY: 'planted-data-key',
  SMTP_URL: 'smtps://shop:planted-mail-password@mail.example',
  RAZORPAY_KEY_SECRET: 'planted-payment-secret',
  WEBHOOK_SECRET: 'planted-webhook-secret',
};
const asLines = Object.entries(secrets).map(([name, value]) => `${name}=${value}\n`);

/**
 * Puts secrets into the caller's environment and into `.env` files of the checkout, and the secrets of the service
 * into its settings file.
 */
async function withSecrets(work: () => Promise<void>): Promise<void> {
  const settings = readFileSync(place.settingsFile, 'utf8');
  const envFiles = ['.env', '.env.local'].map((name) => join(place.checkoutDir, name));
  for (const file of envFiles) writeFileSync(file, asLines.join(''));
  appendFileSync(
    place.settingsFile,
    `SMTP_URL=${secrets.SMTP_URL}\nLEADS_TO=staff@miranaya.example\n`,
  );
  Object.assign(process.env, secrets, { npm_config__authToken: 'planted-token' });
  try {
    await work();
  } finally {
    for (const name of [...Object.keys(secrets), 'npm_config__authToken']) delete process.env[name];
    writeFileSync(place.settingsFile, settings);
    for (const file of envFiles) rmSync(file);
  }
}

type Seen = { uid: number; env: Record<string, string>; hasEnvFile: boolean };
const inRelease = (name: string) => readFileSync(join(place.current(), name), 'utf8');
const seenByTheBuild = (): Seen => JSON.parse(inRelease('seen-by-the-build.json'));

/** Another user of the operating system, without rights; `canBeOther` says whether this user can run Node here. */
const other = 'nobody';
const othersId = Number(spawnSync('id', ['-u', other], { encoding: 'utf8' }).stdout);
const canBeOther =
  process.getuid?.() === 0 &&
  spawnSync('runuser', ['-u', other, '--', process.execPath, '-e', '0']).status === 0;

/** The served release and its process. Both stay the same if nothing was changed. */
const state = () => ({ current: place.current(), pid: place.service.pid() });
const isServed = async () => (await fetch(place.service.url)).status;
async function enquire(name: string): Promise<void> {
  const { status } = await fetch(`${place.service.url}/rest/v1/request_a_call`, {
    method: 'POST',
    headers: { apikey: 'miranaya-public-key', 'content-type': 'application/json' },
    body: JSON.stringify({ ...makeCallRequest().row, name }),
  });
  expect(status).toBe(201);
}

describe.skipIf(!hasPerl)(
  `npm run upgrade${hasPerl ? '' : ' (skipped: no Perl here)'}`,
  { timeout: 300_000 },
  () => {
    it('serves a release of the checkout, after a backup, and returns to the previous one', () =>
      withQuickBuild(async () => {
        const before = state();
        writeFileSync(join(place.checkoutDir, 'README.md'), 'the next release');
        const { code, output } = await place.upgrade();
        expect(output).toContain('Served now: ');
        expect(code).toBe(0);
        const after = state();
        expect(after.current).not.toBe(before.current);
        expect(after.pid).not.toBe(before.pid);
        expect(readFileSync(join(after.current, 'README.md'), 'utf8')).toBe('the next release');
        const copies = readdirSync(join(place.dataDir, 'backups'));
        expect(copies.filter((name) => name.endsWith('.db'))).toHaveLength(1);
        expect(await isServed()).toBe(200);

        const back = await place.upgrade(['--back']);
        expect(back).toMatchObject({ code: 0 });
        expect(state().current).toBe(before.current);
        expect(await isServed()).toBe(200);
        expect(await place.upgrade(['--back'])).toMatchObject({ code: 0 });
        expect(state().current).toBe(after.current);
      }));

    it('keeps two releases, and removes what a killed upgrade left', () =>
      withQuickBuild(async () => {
        const child = place.startUpgrade();
        const left = () =>
          readdirSync(join(place.checkoutDir, 'releases'), { withFileTypes: true });
        await expect.poll(() => left().length, { timeout: 120_000 }).toBeGreaterThan(3);
        process.kill(-(child.pid ?? 0), 'SIGKILL');
        const before = state();
        expect(await isServed()).toBe(200);
        const { code, output } = await place.upgrade();
        expect([code, output]).toEqual([0, expect.stringContaining('Served now: ')]);
        expect(left().filter((entry) => entry.isDirectory())).toHaveLength(2);
        expect(existsSync(before.current)).toBe(true);
      }));

    it('shows no secret to npm ci and to the build, and gives the build its settings', () =>
      withSecrets(() =>
        withQuickBuild(async () => {
          const { code, output } = await place.upgrade();
          expect([code, output]).toEqual([0, expect.stringContaining('Served now: ')]);
          const { env, hasEnvFile } = seenByTheBuild();
          expect(env).toMatchObject({ SITE_URL: 'https://www.miranaya.example' });
          expect(hasEnvFile).toBe(false);
          expect(env).not.toHaveProperty('DATA_DIR');
          for (const all of [JSON.stringify(env), inRelease('npm-environment')])
            expect(all).not.toContain('planted-');
        }),
      ));

    it.skipIf(!canBeOther)(
      `installs and builds as the user of the unit, and leaves the release to root${canBeOther ? '' : ' (skipped: only root can try it)'}`,
      () =>
        withQuickBuild(async () => {
          spawnSync('chown', ['-R', other, place.dataDir]);
          writeFileSync(place.userFile, other);
          const { code, output } = await place.upgrade();
          rmSync(place.userFile);
          spawnSync('chown', ['-R', '0:0', place.dataDir]);
          expect([code, output]).toEqual([0, expect.stringContaining('Served now: ')]);
          const { uid, env } = seenByTheBuild();
          expect(uid).toBe(othersId);
          expect(env.HOME).not.toBe(process.env.HOME);
          expect(existsSync(env.HOME ?? '')).toBe(false);
          expect(inRelease('npm-environment')).toContain(`\nHOME=${env.HOME}\n`);
          for (const name of ['.', 'package.json', 'build/current', 'seen-by-the-build.json'])
            expect(statSync(join(place.current(), name)).uid).toBe(0);
        }),
    );

    it('changes nothing when the pages cannot be built', () =>
      changed('scripts/build/build.ts', 'process.exit(1);\n', async () => {
        const before = state();
        const { code, output } = await place.upgrade();
        expect(output).toContain('The pages could not be built, so nothing was changed.');
        expect([code, state()]).toEqual([1, before]);
      }));

    it('changes nothing when the new release would not start with the settings, and names the mistyped one', () =>
      withQuickBuild(async () => {
        const before = state();
        const settings = readFileSync(place.settingsFile, 'utf8');
        appendFileSync(place.settingsFile, 'SMTP_ULR=smtps://user:p#ss@mail.example\n');
        const { code, output } = await place.upgrade();
        writeFileSync(place.settingsFile, settings);
        expect(output).toContain('SMTP_ULR in the file of settings is not a setting; SMTP_URL was');
        expect(output).toContain('The new release would not start with these settings');
        expect(output).not.toContain('p#ss');
        expect([code, state()]).toEqual([1, before]);
      }));

    it('changes nothing on the way back when the previous release does not know a setting, and names its place', async () => {
      const before = state();
      const settings = readFileSync(place.settingsFile, 'utf8');
      appendFileSync(place.settingsFile, 'SMTP_ULR=smtps://mail.example\n');
      const { code, output } = await place.upgrade(['--back']);
      writeFileSync(place.settingsFile, settings);
      expect(output).toContain('SMTP_ULR in the file of settings is not a setting');
      expect(output).toContain(
        `If it names a setting, take that out of ${place.settingsFile} and run this again.`,
      );
      expect([code, state()]).toEqual([1, before]);
    });

    it('serves the old release again when the new one does not become ready', () =>
      withQuickBuild(() => {
        const broken = `
export const checkWithoutStarting = () => {};
export const runService = () => { throw new Error('out of order'); };
`;
        return changed('service/start.ts', broken, async () => {
          const before = state();
          const { code, output } = await place.upgrade();
          expect(output).toContain('The new release did not become ready');
          expect(output).toContain('The one before is served again.');
          expect(code).toBe(1);
          expect(state().current).toBe(before.current);
          expect(await isServed()).toBe(200);
        });
      }));

    it('is refused without the public address of the site', async () => {
      const settings = readFileSync(place.settingsFile, 'utf8');
      writeFileSync(place.settingsFile, settings.replace(/^SITE_URL=.*$/m, ''));
      const { code, output } = await place.upgrade();
      writeFileSync(place.settingsFile, settings);
      expect([code, output]).toEqual([1, expect.stringMatching(/^SITE_URL is not set in /)]);
    });

    it('is refused while another is in progress, and not because of one that was killed', async () => {
      const lock = join(place.checkoutDir, 'releases', 'upgrading');
      writeFileSync(lock, String(process.pid));
      expect(await place.upgrade()).toEqual({
        code: 1,
        output: `Another upgrade is under way (process ${process.pid}).\n`,
      });
      writeFileSync(lock, '999999999');
      const { output } = await place.upgrade(['--no-such-word']);
      expect(output).toContain('npm run upgrade -- --back');
      expect(await place.upgrade(['--back'])).toMatchObject({ code: 0 });
      expect(existsSync(lock)).toBe(false);
    });

    it('refuses to return to a release that cannot run on the database, and its advice then works', () =>
      withQuickBuild(async () => {
        await enquire('before the upgrade');
        for (const engine of ['sqlite', 'postgres'])
          writeFileSync(
            join(place.checkoutDir, 'database', engine, '999-shut.sql'),
            '-- Earlier release: cannot run, because this test says so\nSELECT 1;\n',
          );
        const older = state().current;
        const { code, output } = await place.upgrade();
        expect([code, output]).toEqual([0, expect.stringContaining('Served now: ')]);
        expect(output).toContain(
          'The release before cannot run on it afterwards (because of 999-shut.sql)',
        );
        const copy = /The copy, checked, is in (\S+):/.exec(output)?.[1] ?? '';
        const newer = state();
        await enquire('after the upgrade');

        const refused = await place.upgrade(['--back']);
        expect(refused.output).toContain(
          'A newer release has changed this database (999-shut.sql)',
        );
        expect(refused.output).toContain('so nothing was changed');
        expect(refused.output).toContain('systemctl stop miranaya.socket miranaya');
        expect([refused.code, state()]).toEqual([1, newer]);
        expect(await isServed()).toBe(200);

        await place.service.end();
        const back = await place.upgrade(['--back']);
        expect([back.code, state().current]).toEqual([0, older]);
        expect(back.output).toContain('npm run as-service -- restore FILE');
        expect(back.output).not.toContain('enable --now');
        const asked = await place.asService(['restore', copy]);
        expect(asked.output).toContain('Newer than the copy, and then only in what is kept: 1');
        const name = /--replace (\S+)/.exec(asked.output)?.[1] ?? '';
        const restored = await place.asService(['restore', copy, '--replace', name]);
        expect([restored.code, restored.output]).toEqual([0, expect.stringContaining('Restored')]);

        const again = await place.startService();
        try {
          expect((await fetch(`${again.url}/health/ready`)).status).toBe(200);
          const { output: list } = await place.asService(['leads', 'list']);
          expect(list).toContain('before the upgrade');
          expect(list).not.toContain('after the upgrade');
        } finally {
          await again.end();
        }
      }));
  },
);
