import type { Transaction } from 'kysely';
import {
  type PublishedBatch,
  type PublishedFacts,
  publishedFactsSchema,
} from '#contract/published/published-facts.ts';
import type { AllTables } from '../connection/all-tables.ts';
import type { KyselyDatabase } from '../connection/kysely-database.ts';
import { dateOfMoment } from '../connection/stored-moment.ts';
import { recordDeskEvent } from '../desk/desk-event-store.ts';
import { inDeskTransaction } from '../desk/desk-transaction.ts';
import { isUuid } from '../uuid-v7.ts';
import { makePictureStore } from './picture-store.ts';
import type { PublicationPort, StoredPublication } from './publication-port.ts';
import type { PublicationsTable } from './publication-tables.ts';

/** The number of earlier publications that are kept, so that staff can go back to them. */
const mostKept = 10;
const goneBack = 'facts.gone-back';
/** The row of `settings` that says when the service last published places by itself. */
const placesPublished = 'places-published';

export function makePublicationStore(database: KyselyDatabase): PublicationPort {
  const { moment, json, fromJson } = database;

  const toStoredPublication = (row: PublicationsTable): StoredPublication => ({
    number: row.number,
    facts: publishedFactsSchema.parse(fromJson(row.facts)),
    who: row.who,
    askedAt: dateOfMoment(row.asked_at),
    state: row.state,
    problem: row.problem,
  });

  /** Lets visitors get places in the batches that these facts name, and in no other batch. */
  async function openBatchesForVisitors(db: Transaction<AllTables>, { batches }: PublishedFacts) {
    const ids = batches.map(({ id }) => id).filter(isUuid);
    const set = (is: boolean) =>
      db.updateTable('batches').set({ is_published: database.boolean(is) });
    if (ids.length === 0) {
      await set(false).execute();
      return;
    }
    await set(true).where('id', 'in', ids).execute();
    await set(false).where('id', 'not in', ids).execute();
  }

  return {
    ...makePictureStore(database),

    async publicationInForce() {
      const found = await database.run((db) =>
        db
          .selectFrom('publications')
          .selectAll()
          .where('state', '<>', 'failed')
          .orderBy('number', 'desc')
          .limit(1)
          .executeTakeFirst(),
      );
      return found === undefined ? null : toStoredPublication(found);
    },

    async recent() {
      const [found, returns] = await database.run((db) =>
        Promise.all([
          db.selectFrom('publications').selectAll().orderBy('number', 'desc').execute(),
          db
            .selectFrom('desk_events')
            .select('what')
            .where('type', '=', goneBack)
            .orderBy('id', 'desc')
            .limit(mostKept + 1)
            .execute(),
        ]),
      );
      const backTo = new Map(
        returns.map(({ what }) => {
          const { number, backTo } = fromJson(what) as { number: number; backTo: number };
          return [number, backTo];
        }),
      );
      return found.map((row) => ({
        ...toStoredPublication(row),
        backTo: backTo.get(row.number) ?? null,
      }));
    },

    requestPublication: (facts, who, after, backTo) =>
      inDeskTransaction(database, async (work) => {
        const { trx, now } = work;
        const { newest } = await trx
          .selectFrom('publications')
          .select((eb) => eb.fn.max('number').as('newest'))
          .executeTakeFirstOrThrow();
        if (Number(newest ?? 0) !== after) return { at: 'meanwhile', newest: Number(newest) };
        const number = after + 1;
        const numbered: PublishedFacts = { ...facts, number };
        // If two members publish at the same moment, the primary key accepts only one publication.
        const asked = await trx
          .insertInto('publications')
          .values({
            number,
            facts: json(numbered),
            who,
            asked_at: moment(now),
            state: 'asked',
            problem: null,
          })
          .onConflict((conflict) => conflict.column('number').doNothing())
          .returning('number')
          .executeTakeFirst();
        if (asked === undefined) return { at: 'meanwhile', newest: number };
        const { inForce } = await trx
          .selectFrom('publications')
          .select((eb) => eb.fn.max('number').as('inForce'))
          .where('state', '<>', 'failed')
          .where('number', '<', number)
          .executeTakeFirstOrThrow();
        // Old publications are deleted, but never the one in force, even if many newer ones failed.
        await trx
          .deleteFrom('publications')
          .where('number', '<=', number - 1 - mostKept)
          .where('number', '<>', Number(inForce ?? 0))
          .execute();
        await recordDeskEvent(work, {
          type: backTo === undefined ? 'facts.published' : goneBack,
          subject: who,
          who,
          what: backTo === undefined ? { number } : { number, backTo },
        });
        return { at: 'asked', number };
      }),

    publishPlacesLeft: (number, places, apartMs) =>
      inDeskTransaction(database, async ({ trx, now }) => {
        // This update changes nothing, but it locks the row. If several instances publish places at once, the later
        // ones wait and then read what the first one wrote.
        await trx
          .updateTable('publications')
          .set({ state: (eb) => eb.ref('state') })
          .where('number', '=', number)
          .execute();
        const inForce = await trx
          .selectFrom('publications')
          .selectAll()
          .where('state', '<>', 'failed')
          .orderBy('number', 'desc')
          .limit(1)
          .executeTakeFirst();
        if (inForce?.number !== number || inForce.state !== 'live') return false;
        const { facts } = toStoredPublication(inForce);
        const isOther = ({ id, places: shown }: PublishedBatch) =>
          (places.get(id) ?? shown) !== shown;
        if (!facts.batches.some(isOther)) return false;
        // Stores the time only after all other checks, because a request that publishes nothing must not delay the next
        // one.
        const fromNow = (ms: number) => new Date(now.getTime() + ms).toISOString();
        const claimed = await trx
          .insertInto('settings')
          .values({ name: placesPublished, value: now.toISOString() })
          .onConflict((conflict) =>
            conflict
              .column('name')
              .doUpdateSet({ value: now.toISOString() })
              .where((eb) =>
                eb.or([
                  eb('settings.value', '<=', fromNow(-apartMs)),
                  // A stored time this far ahead was written while the clock was wrong. It must not block publishing.
                  eb('settings.value', '>', fromNow(apartMs)),
                ]),
              ),
          )
          .returning('name')
          .executeTakeFirst();
        if (claimed === undefined) return false;
        const batches = facts.batches.map((batch) => ({
          ...batch,
          places: places.get(batch.id) ?? batch.places,
        }));
        await trx
          .updateTable('publications')
          .set({ facts: json({ ...facts, batches }) })
          .where('number', '=', number)
          .execute();
        return true;
      }),

    setState: (number, state, problem) =>
      database.transaction(async (db) => {
        const changed = await db
          .updateTable('publications')
          .set({ state, problem: problem ?? null })
          .where('number', '=', number)
          .where('state', '<>', 'live')
          .returning('facts')
          .executeTakeFirst();
        if (changed === undefined || state !== 'live') return;
        // A slow instance may begin to serve this publication when another instance already serves a newer one. Then
        // the newer publication keeps deciding in which batches visitors get places.
        const newer = await db
          .selectFrom('publications')
          .select('number')
          .where('number', '>', number)
          .where('state', '=', 'live')
          .executeTakeFirst();
        if (newer === undefined)
          await openBatchesForVisitors(db, publishedFactsSchema.parse(fromJson(changed.facts)));
      }),

    async draft(name) {
      const found = await database.run((db) =>
        db.selectFrom('fact_drafts').selectAll().where('name', '=', name).executeTakeFirst(),
      );
      if (found === undefined) return null;
      const { facts, who, changed_at, version } = found;
      return { facts: fromJson(facts), who, changedAt: dateOfMoment(changed_at), version };
    },

    saveDraft: (name, facts, who, version, what) =>
      inDeskTransaction(database, async (work) => {
        const { trx: db, now } = work;
        const changed = { facts: json(facts), who, changed_at: moment(now), version: version + 1 };
        const saved =
          version === 0
            ? await db
                .insertInto('fact_drafts')
                .values({ name, ...changed })
                .onConflict((conflict) => conflict.column('name').doNothing())
                .returning('version')
                .executeTakeFirst()
            : await db
                .updateTable('fact_drafts')
                .set(changed)
                .where('name', '=', name)
                .where('version', '=', version)
                .returning('version')
                .executeTakeFirst();
        if (saved === undefined) return false;
        await recordDeskEvent(work, { type: 'facts.saved', subject: who, who, what });
        return true;
      }),
  };
}
