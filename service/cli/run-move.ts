import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { moveToPostgres } from '#database/move.ts';
import { openStore, sqlitePath } from '#database/open.ts';
import { refuseWhileInUse } from '#database/sqlite-alone.ts';
import { UnusableStore } from '#database/store.ts';
import type { Config } from '../config.ts';
import { WrongArguments } from './arguments.ts';
import type { Terminal } from './terminal.ts';

/** Everything from the file in DATA_DIR into the empty database of DATABASE_URL, compared before it is kept. */
export async function runMove(config: Config, terminal: Terminal): Promise<void> {
  const { databaseUrl } = config;
  if (databaseUrl === null) {
    throw new WrongArguments(
      'Set DATABASE_URL to the PostgreSQL database to move to, and DATA_DIR to what to move.',
    );
  }
  const path = sqlitePath(config.dataDir);
  if (!existsSync(path)) throw new UnusableStore(`There is no database at ${path}.`);
  refuseWhileInUse(path);
  // Opened once each, so that both sides have the same tables.
  await (await openStore({ ...config, databaseUrl: null })).close();
  await (await openStore(config)).close();

  const source = new DatabaseSync(path);
  try {
    const moved = await moveToPostgres(source, databaseUrl, (table, done, total) =>
      terminal.progress(done, total, `of ${table}`),
    );
    for (const { table, rows, sha256 } of moved)
      terminal.say(
        `${table.padEnd(20)} ${String(rows).padStart(8)} rows, the same on both sides (${sha256.slice(0, 16)}…)`,
      );
    terminal.say(`Moved. The file ${path} is as it was; start the service with DATABASE_URL set.`);
  } finally {
    source.close();
  }
}
