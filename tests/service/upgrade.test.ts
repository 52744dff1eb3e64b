/**
 * `npm run upgrade` on a place as docs/running.md sets it up, with a stand-in for systemd. What it does under load,
 * with a real build, is in `faults/upgrade.test.ts`; here the build is a copy of the one that is there, and things go wrong.
 */
import { appendFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasPerl } from '../../bench/held-port.ts';
import { type UpgradePlace, upgradePlace } from '../../bench/upgrade-place.ts';

let place: UpgradePlace;
beforeAll(async () => {
  if (hasPerl) place = await upgradePlace({ npm: 'linked' });
}, 180_000);
afterAll(() => place?.remove());

const copyOfTheBuild = () => `
import { cpSync } from 'node:fs';
cpSync('${join(process.cwd(), 'build')}', 'build', { recursive: true, verbatimSymlinks: true });
`;

/** Changes a file of the checkout while `work` runs. */
async function changed(file: string, text: string, work: () => Promise<void>): Promise<void> {
  const path = join(place.base, file);
  const before = readFileSync(path, 'utf8');
  writeFileSync(path, text);
  try {
    await work();
  } finally {
    writeFileSync(path, before);
  }
}
const withQuickBuild = (work: () => Promise<void>) =>
  changed('scripts/build.ts', copyOfTheBuild(), work);

/** What is served and by which process: the same afterwards when nothing was changed. */
const state = () => ({ current: place.current(), pid: place.service.pid() });
const isServed = async () => (await fetch(place.service.url)).status;

describe.skipIf(!hasPerl)(
  `npm run upgrade${hasPerl ? '' : ' (skipped: no Perl here)'}`,
  { timeout: 300_000 },
  () => {
    it('serves a release of the checkout as it stands, after a backup, and goes back to the one before', () =>
      withQuickBuild(async () => {
        const before = state();
        writeFileSync(join(place.base, 'README.md'), 'the next release');
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

    it('keeps two releases, and takes away what a killed one left behind', () =>
      withQuickBuild(async () => {
        const child = place.startUpgrade();
        const left = () => readdirSync(join(place.base, 'releases'), { withFileTypes: true });
        await expect.poll(() => left().length, { timeout: 120_000 }).toBeGreaterThan(3);
        process.kill(-(child.pid ?? 0), 'SIGKILL');
        const before = state();
        expect(await isServed()).toBe(200);
        const { code, output } = await place.upgrade();
        expect([code, output]).toEqual([0, expect.stringContaining('Served now: ')]);
        expect(left().filter((entry) => entry.isDirectory())).toHaveLength(2);
        expect(existsSync(before.current)).toBe(true);
      }));

    it('changes nothing when the pages cannot be built', () =>
      changed('scripts/build.ts', 'process.exit(1);\n', async () => {
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

    it('serves the old release again when the new one does not become ready', () =>
      withQuickBuild(() => {
        const broken = `
export const check = () => {};
export const start = () => { throw new Error('out of order'); };
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

    it('is refused while another is under way, and not because of one that was killed', async () => {
      const lock = join(place.base, 'releases', 'upgrading');
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
  },
);
