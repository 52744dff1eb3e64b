import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type DatabaseLocation, openStore } from '#database/open-store.ts';
import { formatFileNameTimestamp } from '#service/for-staff/indian-time-text.ts';
import { makeCallRequest } from '../../tests/service/support/make-submissions.ts';
import { compareRowsWithAcknowledged, type FaultOutcome, isLossless } from './fault-outcome.ts';
import { runCommandOnDatabase } from './run-commands-and-inspect-databases.ts';

const rows = 20;
const days = 40;

/**
 * Makes backups for forty days, then runs `npm run backup` with a clock that is a year ahead, and again with the right
 * clock. Returns null on a machine without the program `faketime`.
 */
export async function backUpWithWrongClock(
  place: DatabaseLocation,
  runs: number,
): Promise<FaultOutcome | null> {
  if (spawnSync('faketime', ['--version']).status !== 0) return null;
  const store = await openStore(place);
  const acknowledged: string[] = [];
  for (let n = 0; n < rows; n += 1)
    if ((await store.insertAsVisitor(makeCallRequest(n))) === 'stored')
      acknowledged.push(`Asha ${n}`);
  await store.close();

  const backups = await makeDailyBackups(days, place);
  let survivors = 0;
  for (let n = 0; n < runs; n += 1) {
    const { code } = await runCommandOnDatabase(place, ['backup.ts'], { aheadDays: 370 + n });
    if (code === 0) survivors += backups.filter(existsSync).length;
  }
  const drill = await runCommandOnDatabase(place, ['restore.ts', backups.at(-1) ?? '', '--drill']);
  const isReadable = drill.output.includes(`${rows} enquiries`);
  await runCommandOnDatabase(place, ['backup.ts']);
  const left = backups.filter(existsSync).length;
  const counted = await compareRowsWithAcknowledged(place, acknowledged);
  return {
    fault: `Clock a year ahead while a backup is made, ${place.databaseUrl === null ? 'SQLite' : 'PostgreSQL'}`,
    cycles: runs,
    ...counted,
    note: `${survivors / runs} of ${days} backups left each time, the oldest ${isReadable ? 'can be put back' : 'CANNOT BE READ'}; with the clock right, those of the last thirty days (${left})`,
    isGood: isLossless(counted) && survivors === days * runs && isReadable && left === 30,
  };
}

/**
 * Creates `count` backups from one that is made now. The times in their names are one day apart, and the newest is half
 * a day ago. Returns their paths, newest first.
 */
async function makeDailyBackups(count: number, place: DatabaseLocation): Promise<string[]> {
  const created = join(
    place.dataDir,
    'backups',
    place.databaseUrl === null ? 'made.db' : 'made.dump',
  );
  mkdirSync(dirname(created), { recursive: true });
  await runCommandOnDatabase(place, ['backup.ts', '--out', created]);
  const ending = created.slice(created.lastIndexOf('.'));
  const names = Array.from({ length: count }, (_, n) => {
    const at = new Date(Date.now() - (n + 0.5) * 86_400_000);
    return join(dirname(created), `miranaya-${formatFileNameTimestamp(at)}${ending}`);
  });
  for (const name of names.slice(1)) copyFileSync(created, name);
  renameSync(created, names[0] ?? '');
  return names;
}
