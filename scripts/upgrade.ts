/**
 * `npm run upgrade`: makes a release of this checkout in a folder of its own and checks it with the settings of the
 * running service. Then it makes a backup, points `current` to the release and restarts the service. Until the restart,
 * the running service is not changed, because every release has its own sources, its own node_modules and its own
 * build. If the new release does not become ready, `current` points to the old one again. docs/running.md describes the
 * systemd units.
 */
import { existsSync, mkdirSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { replaceSymlink } from '#service/static/replace-symlink.ts';
import { buildAsServiceUser } from './upgrade/build-as-service-user.ts';
import { copySources } from './upgrade/copy-sources.ts';
import { makeCommandAsServiceUser, mustRunAsOtherUser, runProgram } from './upgrade/run-program.ts';
import {
  type InstalledServiceUnit,
  readRestartCountOfServiceUnit,
  readServiceUnit,
  restartServiceUnit,
} from './upgrade/service-unit.ts';
import { takeLock } from './upgrade/take-lock.ts';
import { UpgradeError } from './upgrade/upgrade-error.ts';
import { waitUntilReady } from './upgrade/wait-until-ready.ts';

const base = process.cwd();
const releases = join(base, 'releases');
const links = { current: join(base, 'current'), previous: join(base, 'previous') };
/**
 * The commands by which the owner restores a backup and starts the service, as a message prints them. The owner has to
 * replace `FILE` by a backup in the folder `backups` beside the data; `npm run upgrade` has printed its name.
 */
const restoreCommands = `npm run as-service -- restore FILE
  systemctl start miranaya.socket miranaya`;
const releaseNameAt = (link: string) => (existsSync(link) ? basename(realpathSync(link)) : null);

try {
  const { back, 'without-backup': withoutBackup } = readArguments();
  const unit = readUnitOfThisCheckout();
  mkdirSync(releases, { recursive: true });
  const unlock = takeLock(join(releases, 'upgrading'));
  try {
    if (back) await returnToPreviousRelease(unit);
    else await upgrade(unit, withoutBackup);
  } finally {
    unlock();
  }
} catch (error) {
  console.error(error instanceof UpgradeError ? error.message : error);
  process.exitCode = 1;
}

function readArguments() {
  const options = { back: { type: 'boolean' }, 'without-backup': { type: 'boolean' } } as const;
  try {
    const { back = false, 'without-backup': withoutBackup = false } = parseArgs({ options }).values;
    return { back, 'without-backup': withoutBackup };
  } catch {
    throw new UpgradeError(
      'npm run upgrade                        makes a release of this checkout and serves it\n' +
        'npm run upgrade -- --without-backup    the same without a copy of the database before it\n' +
        'npm run upgrade -- --back              serves the release before this one again',
    );
  }
}

function readUnitOfThisCheckout(): InstalledServiceUnit {
  const unit = readServiceUnit();
  if (unit === null)
    throw new UpgradeError(
      'systemd knows no miranaya.service here. Set it up as docs/running.md says; without systemd, stop the service, run npm ci, and start it with npm start.',
    );
  if (unit.workingDirectory !== links.current)
    throw new UpgradeError(
      `miranaya.service runs in ${unit.workingDirectory}, not in ${links.current}. Copy deploy/miranaya.service to /etc/systemd/system, put the folder right if it is another, and run systemctl daemon-reload.`,
    );
  if (!unit.settings.SITE_URL)
    throw new UpgradeError(
      `SITE_URL is not set in ${unit.file ?? 'the unit'}: search engines and shared links would be told that the site is at http://localhost:3000. Set it to the public address.`,
    );
  return unit;
}

async function upgrade(unit: InstalledServiceUnit, withoutBackup: boolean): Promise<void> {
  const isFirst = releaseNameAt(links.current) === null;
  removeReleases();
  const release = makeRelease(unit);
  if (!isFirst && !withoutBackup) {
    printStep('Copying the database');
    runNodeInRelease(links.current, unit, ['service/cli/backup.ts'], {
      otherwise:
        'The database could not be copied, so nothing was changed. Without a copy: npm run upgrade -- --without-backup',
    });
  }
  await switchToRelease(release, unit);
  removeReleases();
}

/**
 * Makes a complete release in a folder of its own: sources, modules and pages, checked with the settings of the
 * service.
 */
function makeRelease(unit: InstalledServiceUnit): string {
  const name = new Date().toISOString().replace(/[-:]|\..*/g, '');
  const release = join(releases, name);
  printStep(`Copying the sources to ${release}`);
  copySources(base, release);
  if (process.getuid?.() === 0 && !mustRunAsOtherUser(unit.user))
    console.warn('miranaya.service has no User=, so the packages run as root while they build.');
  buildAsServiceUser(unit, release, (runInRelease) => {
    const who = mustRunAsOtherUser(unit.user) ? ` as the user ${unit.user}` : '';
    printStep('Installing what they need');
    runInRelease('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], {
      otherwise: `npm ci failed${who}, so nothing was changed.`,
    });
    printStep('Building the pages');
    const keepFrom = join(links.current, 'build');
    runInRelease(nodePathIn(release), ['scripts/build/build.ts', `--keep-from=${keepFrom}`], {
      otherwise: `The pages could not be built${who}, so nothing was changed.`,
    });
  });
  checkRelease(
    release,
    unit,
    `The new release would not start with these settings, so nothing was changed. They stand in ${unit.file ?? 'the unit'}.`,
  );
  return release;
}

async function returnToPreviousRelease(unit: InstalledServiceUnit): Promise<void> {
  const before = releaseNameAt(links.previous);
  if (before === null) throw new UpgradeError('There is no release before this one.');
  const release = join(releases, before);
  if (canRunNow(release, unit)) return switchToRelease(release, unit);
  const settings = `If it names a setting, take that out of ${unit.file ?? 'the unit'}`;
  if (unit.isActive)
    throw new UpgradeError(
      `The release before does not start; it says above why, so nothing was changed. ${settings} and run this again. If it names the database, this puts back the copy from before the upgrade; what came in since stays in what the restore keeps:
  systemctl stop miranaya.socket miranaya
  npm run upgrade -- --back
  ${restoreCommands}`,
    );
  pointLinksTo({ previous: releaseNameAt(links.current), current: before });
  console.log(
    `The release is in ${release}, but it does not start yet; it says above why. ${settings}. If it names the database, put the copy from before the upgrade back:\n  ${restoreCommands}`,
  );
}

/** Whether the release starts with these settings. If it does not, the release itself prints the reason. */
function canRunNow(release: string, unit: InstalledServiceUnit): boolean {
  try {
    checkRelease(release, unit, 'cannot run');
    return true;
  } catch (error) {
    if (error instanceof UpgradeError) return false;
    throw error;
  }
}

function checkRelease(release: string, unit: InstalledServiceUnit, otherwise: string): void {
  runNodeInRelease(release, unit, ['service/main.ts', '--check', ...unit.namesInFile], {
    otherwise,
  });
}

/**
 * Switches to the new release, restarts the service and waits. If the service does not become ready, switches back and
 * throws UpgradeError. A service that is not running is not started.
 */
async function switchToRelease(release: string, unit: InstalledServiceUnit): Promise<void> {
  const before = { current: releaseNameAt(links.current), previous: releaseNameAt(links.previous) };
  // `pointLinksTo` first changes the link `previous`, then the link `current`. So if this process is killed between the
  // two changes, one of the links still points to the running release.
  pointLinksTo({ previous: before.current, current: basename(release) });
  if (!unit.isActive) {
    console.log(
      `The release is in ${release}. The service is not running; start it: systemctl enable --now miranaya.socket miranaya`,
    );
    return;
  }
  printStep('Restarting the service');
  const restart = async () =>
    restartServiceUnit() && (await waitUntilReady(unit.url, readRestartCountOfServiceUnit));
  if (await restart()) {
    console.log(`Served now: ${release}`);
    return;
  }
  pointLinksTo(before);
  const isBack = await restart();
  throw new UpgradeError(
    `The new release did not become ready; journalctl -u miranaya says why. ${
      isBack
        ? 'The one before is served again.'
        : `The one before does not become ready either: look at the database and the disk. If it says that a newer release has changed the database, put the copy from before the upgrade back:
  systemctl stop miranaya.socket miranaya
  ${restoreCommands}`
    }`,
  );
}

function pointLinksTo(to: Record<'previous' | 'current', string | null>): void {
  for (const link of ['previous', 'current'] as const) {
    const name = to[link];
    if (name === null) rmSync(links[link], { force: true });
    else replaceSymlink(links[link], join('releases', name));
  }
}

/** Removes all releases except the two to which the links point, because the others are old or unfinished. */
function removeReleases(): void {
  const kept = [releaseNameAt(links.current), releaseNameAt(links.previous)];
  for (const entry of readdirSync(releases, { withFileTypes: true }))
    if (entry.isDirectory() && !kept.includes(entry.name))
      rmSync(join(releases, entry.name), { recursive: true, force: true });
}

function runNodeInRelease(
  folder: string,
  unit: InstalledServiceUnit,
  words: string[],
  { otherwise }: { otherwise: string },
): void {
  const { command, words: all, env } = makeCommandAsServiceUser(unit, nodePathIn(folder), words);
  runProgram(command, all, { cwd: folder, env, otherwise });
}

function nodePathIn(folder: string): string {
  return join(folder, 'node_modules', '.bin', 'node');
}

function printStep(what: string): void {
  console.log(`${what} …`);
}
