import { existsSync } from 'node:fs';
import { refuseFileInUse } from '#database/connection/exclusive-sqlite-file.ts';
import { readMoveTarget, removeMovedMark } from '#database/connection/moved-sqlite-file-mark.ts';
import { connectToSqliteFile } from '#database/connection/sqlite-file.ts';
import { moveDatabaseToPostgres } from '#database/move/move-database-to-postgres.ts';
import { type LateRowsResult, moveLateRows } from '#database/move/move-late-rows.ts';
import { openSqliteStore } from '#database/open-sqlite-store.ts';
import { openStore, sqlitePathInFolder } from '#database/open-store.ts';
import { StoreUnavailable, UnusableStore } from '#database/store-errors.ts';
import { formatEnquiryCount } from '../for-staff/format-enquiry-count.ts';
import type { Config } from '../settings/config.ts';
import type { Terminal } from './terminal/terminal.ts';
import { WrongArguments } from './terminal/wrong-arguments.ts';

/**
 * Moves everything from the SQLite file in DATA_DIR into the empty database of DATABASE_URL. Before the commit, the
 * numbers of rows and the checksums of both databases are compared. A second run moves only the rows that were added to
 * the file since the first run.
 */
export async function runMoveToPostgres(config: Config, terminal: Terminal): Promise<void> {
  const { databaseUrl } = config;
  if (databaseUrl === null) {
    throw new WrongArguments(
      'Set DATABASE_URL to the PostgreSQL database to move to, and DATA_DIR to what to move.',
    );
  }
  const path = fileToMove(config);
  await createPostgresTables(config, databaseUrl);
  // Opening the store migrates the tables of a file that an earlier release wrote.
  await openSqliteStore(path, Date.now, { evenIfMoved: true }).close();

  const source = connectToSqliteFile(path, { idempotencyKey: null, now: Date.now });
  try {
    const lateRows = await moveLateRows(source, databaseUrl);
    if (lateRows !== null) reportLateRows(lateRows, path, terminal);
    else await moveAll(source, path, databaseUrl, terminal);
  } finally {
    source.close();
  }
}

/**
 * Removes the mark "moved" from the SQLite file. As long as the file has this mark, a start without DATABASE_URL is
 * refused. Without the mark, such a start uses the file again.
 */
export function runRemoveMovedMark(config: Config, terminal: Terminal): void {
  const path = fileToMove(config);
  const file = connectToSqliteFile(path, { idempotencyKey: null, now: Date.now });
  try {
    const to = readMoveTarget(file);
    removeMovedMark(file);
    terminal.say(
      to === null
        ? `${path} bears no mark of a move.`
        : `${path} is used again by a start without DATABASE_URL. What came into PostgreSQL (${to}) since the move is not in it.`,
    );
  } finally {
    file.close();
  }
}

function fileToMove(config: Config): string {
  const path = sqlitePathInFolder(config.dataDir);
  if (!existsSync(path)) throw new UnusableStore(`There is no database at ${path}.`);
  refuseFileInUse(path);
  return path;
}

async function moveAll(
  source: ReturnType<typeof connectToSqliteFile>,
  path: string,
  databaseUrl: string,
  terminal: Terminal,
): Promise<void> {
  const to = readMoveTarget(source);
  if (to !== null)
    throw new UnusableStore(
      `${path} was moved to ${to} before, and DATABASE_URL names another database. Nothing was moved. To move it there as well, take the mark off first: npm run move:postgres -- --unmark`,
    );
  const { moved, secondSpellings } = await moveDatabaseToPostgres(
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
    `Moved. The file ${path} keeps its rows and is marked as moved: a start without DATABASE_URL is refused. Start the service with DATABASE_URL set; one that runs there already has to be started again.`,
  );
}

function reportLateRows(lateRows: LateRowsResult, path: string, terminal: Terminal): void {
  const { enquiries: n, repeated, leftInFile, hasPayments } = lateRows;
  terminal.say(`Moved before. Brought over now, from ${path}: ${formatEnquiryCount(n)}.`);
  if (repeated > 0)
    terminal.say(
      `Not brought, because PostgreSQL has the same already, sent again or in another spelling: ${formatEnquiryCount(repeated)}.`,
    );
  if (leftInFile.length > 0)
    terminal.say(
      `Left in the file, because PostgreSQL has given the number of their receipt or voucher to another order: ${leftInFile.join(', ')}. Settle these by hand.`,
    );
  if (hasPayments)
    terminal.say(
      'The file knows of orders or payments that PostgreSQL did not know. Ask the provider about all orders now: npm run orders -- reconcile',
    );
}

/**
 * Creates the tables in PostgreSQL. Throws UnusableStore if PostgreSQL does not answer, because a command, unlike the
 * service, must not wait for the database for ever.
 */
async function createPostgresTables(config: Config, databaseUrl: string): Promise<void> {
  let reason: { code?: string } = {};
  const store = await openStore(config, Date.now, (error) => {
    reason = error as { code?: string };
  });
  try {
    await store.ping();
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    const { code } = reason.code === undefined ? (error.cause as { code?: string }) : reason;
    throw new UnusableStore(
      `PostgreSQL does not answer at ${new URL(databaseUrl).host}${code ? ` (${code})` : ''}. Check DATABASE_URL, and whether it runs. Nothing was moved.`,
    );
  } finally {
    await store.close();
  }
}
