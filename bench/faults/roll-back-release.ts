/** Makes two releases and goes back from the newer to the older one, with and without a copy of the data. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseLocation } from '#database/open-store.ts';
import { copySources } from '../../scripts/upgrade/copy-sources.ts';
import { compareRowsWithAcknowledged, type FaultOutcome, isLossless } from './fault-outcome.ts';

const projectDir = join(import.meta.dirname, '..', '..');
const rowsAtOnce = 20;

type Release = { folder: string };
type CommandResult = { code: number | null; output: string };

/**
 * Checks that one can go back to an older release.
 *
 * First, a newer release makes the database unusable for the older one. The older release then refuses to run, and says
 * in a sentence what to do. After its own `restore` of a copy from before the migration it runs again; after a
 * `restore` by the newer release it still refuses.
 *
 * Then each cycle has three steps. The older release stores rows. A newer release with a compatible migration stores
 * rows. The older release stores rows again.
 *
 * `place` is where a new database is created; `releasesDir` is the folder for the releases.
 */
export async function rollBackRelease(
  place: DatabaseLocation,
  releasesDir: string,
  cycles: number,
): Promise<FaultOutcome> {
  mkdirSync(releasesDir, { recursive: true });
  const older = makeRelease(join(releasesDir, 'older'));
  const acknowledged: string[] = [];
  const problems: string[] = [];
  const expectThat = (isTrue: boolean, problem: string) => {
    if (!isTrue) problems.push(problem);
  };
  const storeRows = (release: Release, run: string) => {
    const { code, output } = storeRowsWithRelease(release, place, run);
    if (code !== 0) problems.push(`${run}: ${output}`);
    acknowledged.push(...(JSON.parse(/^\[.*\]$/m.exec(output)?.[0] ?? '[]') as string[]));
  };

  const incompatible = makeRelease(join(releasesDir, 'shutting'), older);
  addFunction(incompatible);
  addMigration(
    incompatible,
    '999-shout.sql',
    'cannot run, because a trigger calls shout()',
    trigger,
    0,
  );
  storeRows(older, 'before the copy');
  const copy = join(releasesDir, `copy.${place.databaseUrl === null ? 'db' : 'dump'}`);
  expectThat(run(older, place, ['backup.ts', '--out', copy]).code === 0, 'no copy was made');
  const since = storeRowsWithRelease(incompatible, place, 'newer and shut out');
  expectThat(since.code === 0, `the newer release did not start: ${since.output}`);
  const refused = storeRowsWithRelease(older, place, 'refused');
  expectThat(
    refused.code === 1 &&
      refused.output.includes('A newer release has changed this database (999-shout.sql)'),
    `the older release was not refused: ${refused.output}`,
  );
  // After a restore by the newer release, the older one still refuses to run, because the newer release migrates the
  // restored database. After its own restore, the older release runs.
  const name = findSettingsName(run(older, place, ['restore.ts', copy, '--replace', 'x']).output);
  for (const [release, canRun] of [
    [incompatible, false],
    [older, true],
  ] as const) {
    const { code, output } = run(release, place, ['restore.ts', copy, '--replace', name]);
    expectThat(code === 0, `the copy was not put back: ${output}`);
    if (!canRun)
      expectThat(storeRowsWithRelease(older, place, 'too early').code === 1, 'it ran too early');
  }
  storeRows(older, 'after the copy');

  for (let cycle = 0; cycle < cycles; cycle += 1) {
    const newer = makeRelease(join(releasesDir, `newer-${cycle}`), older);
    addMigration(
      newer,
      `90${cycle}-room.sql`,
      'can run',
      'CREATE TABLE room_TABLE (id TEXT);',
      cycle,
    );
    storeRows(older, `${cycle} before`);
    storeRows(newer, `${cycle} newer`);
    storeRows(older, `${cycle} back`);
  }

  if (problems.length > 0) console.error(problems.join('\n'));
  const counted = await compareRowsWithAcknowledged(place, acknowledged);
  return {
    fault: `Back to the release before, ${place.databaseUrl === null ? 'SQLite' : 'PostgreSQL'}`,
    cycles: cycles + 1,
    ...counted,
    note: `${cycles} times on the database as it was, once refused with what to do and then with the copy from before; ${problems.length} steps went otherwise`,
    isGood: isLossless(counted) && problems.length === 0,
  };
}

/** Creates a release: a copy of this project, or of another release with everything that was added to it. */
function makeRelease(folder: string, like: Release = { folder: projectDir }): Release {
  copySources(like.folder, folder);
  symlinkSync(join(projectDir, 'node_modules'), join(folder, 'node_modules'));
  return { folder };
}

function addMigration(
  { folder }: Release,
  name: string,
  word: string,
  sql: string,
  cycle: number,
): void {
  for (const engine of ['sqlite', 'postgres'] as const)
    writeFileSync(
      join(folder, 'database', engine, name),
      `-- Earlier release: ${word}\n${sql
        .replace('TABLE_ON', engine === 'sqlite' ? 'enquiries' : 'back_office.enquiries')
        .replace('room_TABLE', engine === 'sqlite' ? `room_${cycle}` : `back_office.room_${cycle}`)
        .replace(/^.*-- only (\w+)$/gm, (line, only) => (only === engine ? line : ''))}\n`,
    );
}

/**
 * On SQLite, this trigger calls the function `shout`, which the older release does not register, so inserts of that
 * release fail. PostgreSQL stores functions in the database, so the trigger is left out there. Only the first line of
 * the migration then says that the older release can't run.
 */
const trigger = `CREATE TRIGGER loud AFTER INSERT ON enquiries BEGIN SELECT shout(NEW.kind); END; -- only sqlite
SELECT 1;`;

function addFunction({ folder }: Release): void {
  const file = join(folder, 'database', 'connection', 'sqlite-functions.ts');
  const text = readFileSync(file, 'utf8');
  const anchor = "  db.function('idempotency_key'";
  if (!text.includes(anchor)) throw new Error('The place of the functions was not found.');
  writeFileSync(
    file,
    text.replace(
      anchor,
      `  db.function('shout', (text) => String(text).toUpperCase());\n${anchor}`,
    ),
  );
}

function findSettingsName(output: string): string {
  return /the settings here are those of (\S+)\. Nothing/.exec(output)?.[1] ?? '';
}

function run(
  { folder }: Release,
  place: DatabaseLocation,
  words: readonly string[],
): CommandResult {
  const [command = '', ...rest] = words;
  return runNode(folder, place, [join(folder, 'service', 'cli', command), ...rest]);
}

/**
 * Stores rows with the code of this release, in a process of its own. The last line of the output names the
 * acknowledged rows.
 */
function storeRowsWithRelease(
  { folder }: Release,
  place: DatabaseLocation,
  run: string,
): CommandResult {
  const file = (path: string) => JSON.stringify(join(folder, path));
  return runNode(folder, place, [
    '--input-type=module',
    '--eval',
    `import { openStore } from ${file('database/open-store.ts')};
     import { runAndExit } from ${file('service/cli/terminal/run-and-exit.ts')};
     import { makeCallRequest } from ${file('tests/service/support/make-submissions.ts')};
     await runAndExit(async () => {
       const store = await openStore({ databaseUrl: process.env.DATABASE_URL ?? null, dataDir: process.env.DATA_DIR });
       const names = [];
       try {
         for (let n = 0; n < ${rowsAtOnce}; n += 1) {
           const row = makeCallRequest('${run.replaceAll(' ', '-')}-' + n);
           if ((await store.insertAsVisitor(row)) === 'stored') names.push(row.row.name);
         }
       } finally {
         await store.close();
       }
       console.log(JSON.stringify(names));
     });`,
  ]);
}

function runNode(
  cwd: string,
  { databaseUrl, dataDir }: DatabaseLocation,
  words: readonly string[],
): CommandResult {
  const { status, stdout, stderr } = spawnSync(process.execPath, words, {
    cwd,
    env: {
      NODE_ENV: 'test',
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
    },
    encoding: 'utf8',
    timeout: 120_000,
  });
  return { code: status, output: stderr + stdout };
}
