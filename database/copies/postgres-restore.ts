/**
 * A dump put into a database of its own, read and brought up to date there, then given the name of the one
 * it replaces: both names change in one transaction, and the old database is kept under another. PostgreSQL
 * itself refuses while anybody is connected to it.
 */
import { isDeepStrictEqual } from 'node:util';
import pg from 'pg';
import { isAway } from '../connection/postgres-errors.ts';
import { explainMigration } from '../connection/postgres-explain.ts';
import { allLeads } from '../enquiries/lead-record.ts';
import { ensureAnon } from '../migrate/ensure-anon.ts';
import { releaseOf } from '../migrate/migrations.ts';
import { appliedMigrations, migratePostgres } from '../migrate/postgres-migrate.ts';
import { recogniseDatabase, someOf } from '../migrate/postgres-recognise.ts';
import { UnusableStore } from '../store-errors.ts';
import type { RestorePlace, StagedCopy } from './copy-types.ts';
import { goOnInPostgres } from './given-numbers.ts';
import { keepAwayInPostgres } from './left-since.ts';
import { aboutCopy, readCopyFacts, verifyDump } from './postgres-backup.ts';
import {
  addressOf,
  connectTo,
  dropDatabase,
  refuseWhileConnected,
  urlOf,
} from './postgres-databases.ts';
import { postgresProgram } from './postgres-programs.ts';
import { dropAbandoned, makeScratch } from './postgres-scratch.ts';
import { lookAt, othersTables } from './postgres-status.ts';
import { swapDatabases } from './postgres-swap.ts';

export function postgresRestorePlace(url: string): RestorePlace {
  return {
    name: addressOf(url).name,
    refuseWhileInUse: (patienceMs) => inWords(refuseWhileConnected(url, patienceMs)),
    removeAbandoned: () => inWords(dropAbandoned(url)),
    async stage(copy) {
      const staged = await inWords(stage(copy, url));
      return {
        ...staged,
        look: () => inWords(staged.look()),
        replace: (seen, stamp) => inWords(staged.replace(seen, stamp)),
      };
    },
  };
}

/** What the server refuses, or that it went away, in a sentence. Both names changed, or none. */
async function inWords<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof UnusableStore || !(error instanceof Error)) throw error;
    if (isAway(error) && !(error instanceof pg.DatabaseError))
      throw new UnusableStore(
        `PostgreSQL went away (${error.message}). Nothing is lost: what was there is in its place, or kept beside it.`,
        error,
      );
    throw new UnusableStore(`PostgreSQL refused: ${error.message}. Nothing was replaced.`, error);
  }
}

async function stage(copy: string, url: string): Promise<StagedCopy> {
  await verifyDump(copy);
  await dropAbandoned(url);
  const scratch = await makeScratch(url);
  // Held open for as long as the scratch database is needed: that is how others know.
  let held: pg.Client | null = null;
  const discard = async () => {
    await held?.end();
    held = null;
    await dropDatabase(url, scratch);
  };
  try {
    const client = await connectTo(url, scratch);
    held = client;
    await ensureAnon(client).catch(async (error: unknown) => {
      throw await explainMigration(client, error);
    });
    await aboutCopy(
      copy,
      postgresProgram(
        'pg_restore',
        ['--single-transaction', '--no-owner', `--dbname=${scratch}`, copy],
        url,
      ),
    );
    await refuseForeign(client, copy);
    const facts = await readCopyFacts(client);
    // A copy of an older release is brought up to date here, and not at the next start.
    await migratePostgres(client);
    // Every value once, whatever its length.
    await client.query(`SELECT count(*) FROM ${allLeads('public.')} WHERE leads::text IS NULL`);
    return {
      facts,
      look: () => lookAt(url, client),
      async replace(seen, stamp) {
        const now = await lookAt(url, client);
        if (!isDeepStrictEqual(now, seen))
          throw new UnusableStore(
            `${addressOf(url).name} has changed meanwhile, so nothing was replaced. Stop the service and try again.`,
          );
        const given = seen.at === 'rows' ? await goOn(url, client, scratch) : [];
        await client.end();
        held = null;
        const { kept, notes } = await swapDatabases(url, scratch, seen, stamp);
        return { kept, notes: [...given, ...notes] };
      },
      discard,
    };
  } catch (error) {
    await discard();
    throw error;
  }
}

/** What must not be set back goes along. */
async function goOn(url: string, copy: pg.Client, scratch: string): Promise<string[]> {
  const live = await connectTo(url, addressOf(url).database);
  try {
    return [
      ...(await goOnInPostgres(live, copy)),
      ...(await keepAwayInPostgres(live, urlOf(url, scratch))),
    ];
  } finally {
    await live.end();
  }
}

async function refuseForeign(client: pg.Client, copy: string): Promise<void> {
  const release = releaseOf('postgres', await appliedMigrations(client));
  if (release.at === 'unknown') throw new UnusableStore(`${copy} is not put back: ${release.why}.`);
  const { migrations } = release;
  await client.query('BEGIN');
  const recognised = await recogniseDatabase(client, migrations, migrations.length);
  await client.query('ROLLBACK');
  if (recognised.at === 'other')
    throw new UnusableStore(`${copy} is not put back: ${someOf(recognised.differences)}.`);
  const others = await othersTables(client);
  if (others.length > 0)
    throw new UnusableStore(`${copy} is not put back: ${others.join(', ')} in it is not ours.`);
}
