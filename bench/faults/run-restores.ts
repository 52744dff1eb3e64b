/**
 * Runs `npm run restore` as an owner does: as a drill, which only tests a copy in a scratch database, and as a real
 * restore. The service is running or stopped. The copy comes from `npm run backup`, or is a folder that was copied
 * after a crash. Some commands are refused, some are killed in the middle, and some are repeated. Every acknowledged
 * row must be in the database or in the database that a restore has replaced and kept. Nothing else may change.
 */
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { chooseRestoreTarget } from '#database/copies/choose-restore-target.ts';
import type { DatabaseLocation } from '#database/open-store.ts';
import { generatePostLoad } from '../generate-post-load.ts';
import { type ServiceProcess, startService } from '../service-process.ts';
import { type FaultOutcome, isLossless } from './fault-outcome.ts';
import {
  listDatabasesBeside,
  locateKeptDatabase,
  readLeadNames,
  runCommandOnDatabase,
} from './run-commands-and-inspect-databases.ts';

export async function runRestores(place: DatabaseLocation, cycles: number): Promise<FaultOutcome> {
  const isSqlite = place.databaseUrl === null;
  const engine = isSqlite ? 'SQLite' : 'PostgreSQL';
  const { name } = chooseRestoreTarget(place);
  const scratchDir = `${place.dataDir}-copies`;
  mkdirSync(scratchDir, { recursive: true });
  const acknowledged: string[] = [];
  const wrong: string[] = [];
  const count = { drills: 0, refusals: 0, restores: 0, killed: 0, withLog: 0 };
  let service: ServiceProcess | null = null;
  const start = async () => {
    service ??= await startService({
      DATA_DIR: place.dataDir,
      ...(place.databaseUrl === null ? {} : { DATABASE_URL: place.databaseUrl }),
    });
    return service;
  };
  const stop = async (signal: NodeJS.Signals) => {
    await service?.kill(signal);
    service = null;
  };
  const post = async (rows: number, what: string) => {
    const { url } = await start();
    const result = await generatePostLoad({ url, connections: 4, rows, namePrefix: what });
    acknowledged.push(...result.acknowledged);
  };
  const expectThat = (is: boolean, what: string) => {
    if (!is) wrong.push(what);
  };

  for (let cycle = 0; cycle < cycles; cycle += 1) {
    const isRunning = cycle % 2 === 0;
    const isCrashed = isSqlite && cycle % 4 >= 2;
    await post(20, `before${cycle}`);
    let copy = join(scratchDir, `copy-${cycle}`);
    const inCopy = await readLeadNames(place);
    if (isCrashed) {
      await stop('SIGKILL');
      cpSync(place.dataDir, copy, { recursive: true });
      copy = join(copy, 'miranaya.db');
      count.withLog += 1;
    } else {
      const backup = await runCommandOnDatabase(place, ['backup.ts', '--out', copy]);
      expectThat(backup.code === 0, `backup: ${backup.output}`);
    }
    await post(10, `after${cycle}`);
    if (!isRunning) await stop('SIGTERM');

    const live = (await readLeadNames(place)).sort();
    const scratchLeft = async () =>
      (await listDatabasesBeside(place)).filter((one) => /[._]scratch[-_]/.test(one)).length > 0;
    const untouched = async (what: string) =>
      expectThat(
        JSON.stringify((await readLeadNames(place)).sort()) === JSON.stringify(live),
        `${what} touched the database`,
      );
    const started = performance.now();
    const drill = await runCommandOnDatabase(place, ['restore.ts', copy, '--drill']);
    const drillMs = performance.now() - started;
    await runCommandOnDatabase(place, ['restore.ts', copy, '--drill'], {
      killAfterMs: Math.random() * drillMs,
    });
    count.drills += 1;
    expectThat(
      drill.code === 0 && drill.output.includes(`holds ${inCopy.length} enquiries`),
      `drill: ${drill.output}`,
    );
    // A drill removes the scratch database that a killed drill left behind. The first try may be too early, because
    // PostgreSQL takes a moment to notice that a client was killed.
    for (let tries = 0; (await scratchLeft()) && tries < 20; tries += 1) {
      await delay(250);
      await runCommandOnDatabase(place, ['restore.ts', copy, '--drill']);
    }
    expectThat(!(await scratchLeft()), 'a drill left something');
    await untouched('a drill');

    const refused = [
      ['restore.ts', copy],
      ['restore.ts', copy, '--replace', 'another'],
    ];
    if (isRunning) refused.push(['restore.ts', copy, '--replace', name]);
    for (const words of refused) {
      const { code, output } = await runCommandOnDatabase(place, words);
      count.refusals += 1;
      expectThat(code !== 0, `was not refused: ${words.join(' ')}: ${output}`);
    }
    await untouched('a refused restore');

    await stop('SIGTERM');
    const killed = await runCommandOnDatabase(place, ['restore.ts', copy, '--replace', name], {
      killAfterMs: Math.random() * 1.3 * drillMs,
    });
    if (killed.code === null) count.killed += 1;
    const half = (await readLeadNames(place)).sort();
    const whole = [live, [...inCopy].sort()].map((names) => JSON.stringify(names));
    expectThat(whole.includes(JSON.stringify(half)), 'a killed restore left half of something');
    // The name of a kept copy has the time in seconds. The bench waits, because two copies in one second would have the
    // same name.
    await delay(1_000);
    const restored = await runCommandOnDatabase(place, ['restore.ts', copy, '--replace', name]);
    count.restores += 1;
    expectThat(restored.code === 0, `restore: ${restored.output}`);
    expectThat(
      JSON.stringify((await readLeadNames(place)).sort()) === whole[1],
      'a restore put back something else',
    );
    rmSync(isCrashed ? join(copy, '..') : copy, { recursive: true, force: true });
  }

  const inPlace = await readLeadNames(place);
  const found = new Set(inPlace);
  for (const one of (await listDatabasesBeside(place)).filter((kept) => kept.includes('before')))
    for (const lead of await readLeadNames(locateKeptDatabase(place, one, scratchDir)))
      found.add(lead);
  rmSync(scratchDir, { recursive: true, force: true });
  const counted = {
    acknowledged: acknowledged.length,
    found: acknowledged.filter((key) => found.has(key)).length,
    lost: acknowledged.filter((key) => !found.has(key)).length,
    twice: inPlace.length - new Set(inPlace).size,
  };
  return {
    fault: `Restore drills and restores, ${engine}, running and stopped`,
    cycles,
    ...counted,
    note:
      wrong.length > 0
        ? wrong.join('; ')
        : `${count.drills} drills${isSqlite ? `, ${count.withLog} of a folder with a -wal` : ''}; ${count.refusals} unnamed or early restores refused, live data untouched; ${count.restores} restores, ${count.killed} killed halfway before, newer rows kept beside`,
    isGood: isLossless(counted) && wrong.length === 0,
  };
}
