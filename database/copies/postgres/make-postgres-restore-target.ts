/**
 * Restores a dump into a scratch database, checks and migrates it there, then exchanges the names of the two databases
 * in one transaction. The old database is kept under another name. PostgreSQL itself refuses the exchange while anybody
 * is connected.
 */
import { isDeepStrictEqual } from 'node:util';
import pg from 'pg';
import { isPostgresUnavailable } from '../../connection/translate-postgres-error.ts';
import { makeAllLeadsSql } from '../../enquiries/make-select-leads-sql.ts';
import { ensureAnonRole } from '../../migrate/ensure-anon-role.ts';
import { explainMigrationError } from '../../migrate/explain-migration-error.ts';
import { migratePostgres, readPostgresAppliedMigrations } from '../../migrate/migrate-postgres.ts';
import { findReleaseByMigrations } from '../../migrate/migrations.ts';
import {
  recognisePostgresMigrations,
  summariseSchemaDifferences,
} from '../../migrate/recognise-postgres-migrations.ts';
import { UnusableStore } from '../../store-errors.ts';
import { continueReceiptRegistersInPostgres } from '../continue-receipt-registers.ts';
import { removeFormerStaffInPostgres } from '../remove-former-staff.ts';
import type { RestoreTarget, StagedCopy } from '../restore-target.ts';
import {
  readPostgresSummary,
  refuseUnusableDump,
  rethrowAsUnreadableBackup,
} from './backup-and-check-postgres.ts';
import { comparePostgresWithCopy, findForeignTables } from './compare-postgres-with-copy.ts';
import { connectToPostgresDatabase } from './connect-to-postgres-database.ts';
import { dropDatabase } from './find-and-drop-postgres-databases.ts';
import { parsePostgresUrl, urlOfDatabase } from './postgres-database-url.ts';
import {
  createScratchDatabase,
  dropAbandonedScratchDatabases,
} from './postgres-scratch-databases.ts';
import { refuseWhileConnected } from './refuse-while-connected.ts';
import { runPostgresProgram } from './run-postgres-program.ts';
import { swapPostgresDatabases } from './swap-postgres-databases.ts';

export function makePostgresRestoreTarget(url: string): RestoreTarget {
  return {
    name: parsePostgresUrl(url).name,
    refuseWhileInUse: (patienceMs) => withErrorsAsSentences(refuseWhileConnected(url, patienceMs)),
    removeAbandonedCopies: () => withErrorsAsSentences(dropAbandonedScratchDatabases(url)),
    async stage(copy) {
      const staged = await withErrorsAsSentences(stage(copy, url));
      return {
        ...staged,
        compareWithTarget: () => withErrorsAsSentences(staged.compareWithTarget()),
        replace: (seen, stamp) => withErrorsAsSentences(staged.replace(seen, stamp)),
      };
    },
  };
}

/**
 * Turns PostgreSQL's refusal or a lost connection into a sentence for the person who restores. Even after a lost
 * connection, either both databases have their new names or neither has.
 */
async function withErrorsAsSentences<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof UnusableStore || !(error instanceof Error)) throw error;
    if (isPostgresUnavailable(error) && !(error instanceof pg.DatabaseError))
      throw new UnusableStore(
        `PostgreSQL went away (${error.message}). Nothing is lost: what was there is in its place, or kept beside it.`,
        error,
      );
    throw new UnusableStore(`PostgreSQL refused: ${error.message}. Nothing was replaced.`, error);
  }
}

async function stage(copy: string, url: string): Promise<StagedCopy> {
  await refuseUnusableDump(copy);
  await dropAbandonedScratchDatabases(url);
  const scratch = await createScratchDatabase(url);
  // This connection stays open while the scratch database is needed. It shows other commands that the database is
  // in use.
  let openClient: pg.Client | null = null;
  const discard = async () => {
    await openClient?.end();
    openClient = null;
    await dropDatabase(url, scratch);
  };
  try {
    const client = await connectToPostgresDatabase(url, scratch);
    openClient = client;
    await ensureAnonRole(client).catch(async (error: unknown) => {
      throw await explainMigrationError(client, error);
    });
    await rethrowAsUnreadableBackup(
      copy,
      runPostgresProgram(
        'pg_restore',
        ['--single-transaction', '--no-owner', `--dbname=${scratch}`, copy],
        url,
      ),
    );
    await refuseForeign(client, copy);
    const summary = await readPostgresSummary(client);
    // A copy of an older release is migrated now and not at the next start.
    await migratePostgres(client);
    // Reads every value once, to prove that all of them can be read. `leads::text` includes long values, which
    // PostgreSQL stores outside their rows.
    await client.query(
      `SELECT count(*) FROM ${makeAllLeadsSql('postgres')} WHERE leads::text IS NULL`,
    );
    return {
      summary,
      compareWithTarget: () => comparePostgresWithCopy(url, client),
      async replace(seen, stamp) {
        const now = await comparePostgresWithCopy(url, client);
        if (!isDeepStrictEqual(now, seen))
          throw new UnusableStore(
            `${parsePostgresUrl(url).name} has changed meanwhile, so nothing was replaced. Stop the service and try again.`,
          );
        const given = seen.at === 'rows' ? await keepRegistersAndLeavers(url, client, scratch) : [];
        await client.end();
        openClient = null;
        const { kept, notes } = await swapPostgresDatabases(url, scratch, seen, stamp);
        return { kept, notes: [...given, ...notes] };
      },
      discard,
    };
  } catch (error) {
    await discard();
    throw error;
  }
}

/**
 * Applies to the copy what a restore must not undo: the numbers of receipts that were given since, and the removal of
 * members who have left. Returns sentences about both for the person who restores.
 */
async function keepRegistersAndLeavers(
  url: string,
  copy: pg.Client,
  scratch: string,
): Promise<string[]> {
  const live = await connectToPostgresDatabase(url, parsePostgresUrl(url).database);
  try {
    return [
      ...(await continueReceiptRegistersInPostgres(live, copy)),
      ...(await removeFormerStaffInPostgres(live, urlOfDatabase(url, scratch))),
    ];
  } finally {
    await live.end();
  }
}

async function refuseForeign(client: pg.Client, copy: string): Promise<void> {
  const release = findReleaseByMigrations('postgres', await readPostgresAppliedMigrations(client));
  if (release.at === 'unknown') throw new UnusableStore(`${copy} is not put back: ${release.why}.`);
  const { migrations } = release;
  await client.query('BEGIN');
  const recognised = await recognisePostgresMigrations(client, migrations, migrations.length);
  await client.query('ROLLBACK');
  if (recognised.at === 'other')
    throw new UnusableStore(
      `${copy} is not put back: ${summariseSchemaDifferences(recognised.differences)}.`,
    );
  const others = await findForeignTables(client);
  if (others.length > 0)
    throw new UnusableStore(`${copy} is not put back: ${others.join(', ')} in it is not ours.`);
}
