/**
 * `npm run upgrade`: makes a release of this checkout in a folder of its own, checks it with the settings of the
 * running service, takes a backup, lets `current` lead there and restarts the service. What runs meanwhile is not
 * touched: it has its own sources, its own node_modules and its own build. When the new release does not become
 * ready, `current` leads back to the old one. See docs/running.md for the units that it works with.
 */
import { existsSync, mkdirSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { switchLink } from './switch-link.ts';
import { asBuilder } from './upgrade/as-builder.ts';
import { copySources } from './upgrade/copy-sources.ts';
import { Failed } from './upgrade/failed.ts';
import { takeLock } from './upgrade/lock.ts';
import { asService, run, runsAsOtherUser } from './upgrade/run.ts';
import { readUnit, restartsOfUnit, restartUnit, type Unit } from './upgrade/unit.ts';
import { untilReady } from './upgrade/until-ready.ts';

const base = process.cwd();
const releases = join(base, 'releases');
const links = { current: join(base, 'current'), previous: join(base, 'previous') };
/** FILE is in `backups` where the data is: `npm run upgrade` said its name. */
const putBack = `npm run as-service -- restore FILE
  systemctl start miranaya.socket miranaya`;
const leadsTo = (link: string) => (existsSync(link) ? basename(realpathSync(link)) : null);

try {
  const { back, 'without-backup': withoutBackup } = readArguments();
  const unit = unitOfThisPlace();
  mkdirSync(releases, { recursive: true });
  const unlock = takeLock(join(releases, 'upgrading'));
  try {
    if (back) await goBack(unit);
    else await upgrade(unit, withoutBackup);
  } finally {
    unlock();
  }
} catch (error) {
  console.error(error instanceof Failed ? error.message : error);
  process.exitCode = 1;
}

function readArguments() {
  const options = { back: { type: 'boolean' }, 'without-backup': { type: 'boolean' } } as const;
  try {
    const { back = false, 'without-backup': withoutBackup = false } = parseArgs({ options }).values;
    return { back, 'without-backup': withoutBackup };
  } catch {
    throw new Failed(
      'npm run upgrade                        makes a release of this checkout and serves it\n' +
        'npm run upgrade -- --without-backup    the same without a copy of the database before it\n' +
        'npm run upgrade -- --back              serves the release before this one again',
    );
  }
}

function unitOfThisPlace(): Unit {
  const unit = readUnit();
  if (unit === null)
    throw new Failed(
      'systemd knows no miranaya.service here. Set it up as docs/running.md says; without systemd, stop the service, run npm ci, and start it with npm start.',
    );
  if (unit.workingDirectory !== links.current)
    throw new Failed(
      `miranaya.service runs in ${unit.workingDirectory}, not in ${links.current}. Copy deploy/miranaya.service to /etc/systemd/system, put the folder right if it is another, and run systemctl daemon-reload.`,
    );
  if (!unit.settings.SITE_URL)
    throw new Failed(
      `SITE_URL is not set in ${unit.file ?? 'the unit'}: search engines and shared links would be told that the site is at http://localhost:3000. Set it to the public address.`,
    );
  return unit;
}

async function upgrade(unit: Unit, withoutBackup: boolean): Promise<void> {
  const isFirst = leadsTo(links.current) === null;
  removeReleases();
  const release = makeRelease(unit);
  if (!isFirst && !withoutBackup) {
    say('Copying the database');
    runInside(links.current, unit, ['service/cli/backup.ts'], {
      otherwise:
        'The database could not be copied, so nothing was changed. Without a copy: npm run upgrade -- --without-backup',
    });
  }
  await serve(release, unit);
  removeReleases();
}

/** A whole release in a folder of its own: sources, modules, pages, and looked at with the service's settings. */
function makeRelease(unit: Unit): string {
  const name = new Date().toISOString().replace(/[-:]|\..*/g, '');
  const release = join(releases, name);
  say(`Copying the sources to ${release}`);
  copySources(base, release);
  if (process.getuid?.() === 0 && !runsAsOtherUser(unit.user))
    console.warn('miranaya.service has no User=, so the packages run as root while they build.');
  asBuilder(unit, release, (runInRelease) => {
    const who = runsAsOtherUser(unit.user) ? ` as the user ${unit.user}` : '';
    say('Installing what they need');
    runInRelease('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], {
      otherwise: `npm ci failed${who}, so nothing was changed.`,
    });
    say('Building the pages');
    const keepFrom = join(links.current, 'build');
    runInRelease(nodeIn(release), ['scripts/build.ts', `--keep-from=${keepFrom}`], {
      otherwise: `The pages could not be built${who}, so nothing was changed.`,
    });
  });
  lookAtRelease(
    release,
    unit,
    `The new release would not start with these settings, so nothing was changed. They stand in ${unit.file ?? 'the unit'}.`,
  );
  return release;
}

async function goBack(unit: Unit): Promise<void> {
  const before = leadsTo(links.previous);
  if (before === null) throw new Failed('There is no release before this one.');
  const release = join(releases, before);
  if (canRunNow(release, unit)) return serve(release, unit);
  const settings = `If it names a setting, take that out of ${unit.file ?? 'the unit'}`;
  if (unit.isActive)
    throw new Failed(
      `The release before does not start; it says above why, so nothing was changed. ${settings} and run this again. If it names the database, this puts back the copy from before the upgrade; what came in since stays in what the restore keeps:
  systemctl stop miranaya.socket miranaya
  npm run upgrade -- --back
  ${putBack}`,
    );
  lead({ previous: leadsTo(links.current), current: before });
  console.log(
    `The release is in ${release}, but it does not start yet; it says above why. ${settings}. If it names the database, put the copy from before the upgrade back:\n  ${putBack}`,
  );
}

/** What is wrong is said by the release itself. */
function canRunNow(release: string, unit: Unit): boolean {
  try {
    lookAtRelease(release, unit, 'cannot run');
    return true;
  } catch (error) {
    if (error instanceof Failed) return false;
    throw error;
  }
}

function lookAtRelease(release: string, unit: Unit, otherwise: string): void {
  runInside(release, unit, ['service/main.ts', '--check', ...unit.namesInFile], { otherwise });
}

/** Switches, restarts, waits; switches back when it was in vain. */
async function serve(release: string, unit: Unit): Promise<void> {
  const before = { current: leadsTo(links.current), previous: leadsTo(links.previous) };
  // In this order: what runs at this moment is led to by one of the two, whenever this is killed.
  lead({ previous: before.current, current: basename(release) });
  if (!unit.isActive) {
    console.log(
      `The release is in ${release}. The service is not running; start it: systemctl enable --now miranaya.socket miranaya`,
    );
    return;
  }
  say('Restarting the service');
  const restart = async () => restartUnit() && (await untilReady(unit.url, restartsOfUnit));
  if (await restart()) {
    console.log(`Served now: ${release}`);
    return;
  }
  lead(before);
  const isBack = await restart();
  throw new Failed(
    `The new release did not become ready; journalctl -u miranaya says why. ${
      isBack
        ? 'The one before is served again.'
        : `The one before does not become ready either: look at the database and the disk. If it says that a newer release has changed the database, put the copy from before the upgrade back:
  systemctl stop miranaya.socket miranaya
  ${putBack}`
    }`,
  );
}

function lead(to: Record<'previous' | 'current', string | null>): void {
  for (const link of ['previous', 'current'] as const) {
    const name = to[link];
    if (name === null) rmSync(links[link], { force: true });
    else switchLink(links[link], join('releases', name));
  }
}

/** Only the two that are led to stay: what else lies there was left behind, or was never finished. */
function removeReleases(): void {
  const kept = [leadsTo(links.current), leadsTo(links.previous)];
  for (const entry of readdirSync(releases, { withFileTypes: true }))
    if (entry.isDirectory() && !kept.includes(entry.name))
      rmSync(join(releases, entry.name), { recursive: true, force: true });
}

function runInside(
  folder: string,
  unit: Unit,
  words: string[],
  { otherwise }: { otherwise: string },
): void {
  const { command, words: all, env } = asService(unit, nodeIn(folder), words);
  run(command, all, { cwd: folder, env, otherwise });
}

function nodeIn(folder: string): string {
  return join(folder, 'node_modules', '.bin', 'node');
}

function say(what: string): void {
  console.log(`${what} …`);
}
