import { existsSync } from 'node:fs';
import { refuseWhileInUse } from '#database/connection/sqlite-alone.ts';
import { connect } from '#database/connection/sqlite-file.ts';
import { moveToPostgres } from '#database/move/move.ts';
import { openStore, sqlitePath } from '#database/open.ts';
import { StoreAway, UnusableStore } from '#database/store.ts';
import type { Config } from '../config.ts';
import type { Terminal } from './terminal.ts';
import { WrongArguments } from './wrong-arguments.ts';

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
  await makeTablesThere(config, databaseUrl);
  // Opened once, so that the file has the same tables.
  await (await openStore({ ...config, databaseUrl: null })).close();

  const source = connect(path, { idempotencyKey: null, now: Date.now });
  try {
    const { moved, secondSpellings } = await moveToPostgres(
      source,
      databaseUrl,
      (table, done, total) => terminal.progress(done, total, `of ${table}`),
    );
    for (const { table, rows, sha256 } of moved)
      terminal.say(
        `${table.padEnd(20)} ${String(rows).padStart(8)} rows, the same on both sides (${sha256.slice(0, 16)}…)`,
      );
    if (secondSpellings.length > 0) {
      const which = secondSpellings.map(({ id, kept }) => `${id} for ${kept}`).join(', ');
      terminal.say(
        `Left out: ${secondSpellings.length} of email_subscriptions, of an address that had subscribed before, spelled otherwise (${which}).`,
      );
    }
    terminal.say(
      `Moved. The file ${path} is as it was. Start the service with DATABASE_URL set; one that runs there already has to be started again.`,
    );
  } finally {
    source.close();
  }
}

/** The store opens without a database too, and waits for one; here nobody wants to wait. */
async function makeTablesThere(config: Config, databaseUrl: string): Promise<void> {
  let reason: { code?: string } = {};
  const store = await openStore(config, Date.now, (error) => {
    reason = error as { code?: string };
  });
  try {
    await store.ping();
  } catch (error) {
    if (!(error instanceof StoreAway)) throw error;
    const { code } = reason.code === undefined ? (error.cause as { code?: string }) : reason;
    throw new UnusableStore(
      `PostgreSQL does not answer at ${new URL(databaseUrl).host}${code ? ` (${code})` : ''}. Check DATABASE_URL, and whether it runs. Nothing was moved.`,
    );
  } finally {
    await store.close();
  }
}
