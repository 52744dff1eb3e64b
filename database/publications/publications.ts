import { type PublishedFacts, publishedFactsSchema } from '#contract/published-facts.ts';
import { type DeskDatabase, dateOfMoment } from '../connection/desk-database.ts';
import type { PublicationPort, StoredPublication } from './publication-port.ts';
import type { PublicationsTable } from './publication-tables.ts';

/** How many one can go back to. */
const mostKept = 10;

export function publicationsOn(database: DeskDatabase): PublicationPort {
  const { moment, json, fromJson } = database;

  const stored = (row: PublicationsTable): StoredPublication => ({
    number: row.number,
    facts: publishedFactsSchema.parse(fromJson(row.facts)),
    who: row.who,
    askedAt: dateOfMoment(row.asked_at),
    state: row.state,
    problem: row.problem,
  });

  return {
    async newest() {
      const found = await database.run((db) =>
        db
          .selectFrom('publications')
          .selectAll()
          .where('state', '<>', 'failed')
          .orderBy('number', 'desc')
          .limit(1)
          .executeTakeFirst(),
      );
      return found === undefined ? null : stored(found);
    },

    async recent() {
      const found = await database.run((db) =>
        db.selectFrom('publications').selectAll().orderBy('number', 'desc').execute(),
      );
      return found.map(stored);
    },

    ask: (facts, who, after) =>
      database.transaction(async (db) => {
        const { newest } = await db
          .selectFrom('publications')
          .select((eb) => eb.fn.max('number').as('newest'))
          .executeTakeFirstOrThrow();
        if (Number(newest ?? 0) !== after) return { at: 'meanwhile', newest: Number(newest) };
        const number = after + 1;
        const numbered: PublishedFacts = { ...facts, number };
        // Of two at one moment the key of the table lets one through.
        const asked = await db
          .insertInto('publications')
          .values({
            number,
            facts: json(numbered),
            who,
            asked_at: moment(await database.clock(db)),
            state: 'asked',
            problem: null,
          })
          .onConflict((conflict) => conflict.column('number').doNothing())
          .returning('number')
          .executeTakeFirst();
        if (asked === undefined) return { at: 'meanwhile', newest: number };
        await db
          .deleteFrom('publications')
          .where('number', '<=', number - 1 - mostKept)
          .execute();
        return { at: 'asked', number };
      }),

    setState: (number, state, problem) =>
      database.run(async (db) => {
        await db
          .updateTable('publications')
          .set({ state, problem: problem ?? null })
          .where('number', '=', number)
          .where('state', '<>', 'live')
          .execute();
      }),

    async draft(name) {
      const found = await database.run((db) =>
        db.selectFrom('fact_drafts').selectAll().where('name', '=', name).executeTakeFirst(),
      );
      if (found === undefined) return null;
      const { facts, who, changed_at, version } = found;
      return { facts: fromJson(facts), who, changedAt: dateOfMoment(changed_at), version };
    },

    saveDraft: (name, facts, who, version) =>
      database.transaction(async (db) => {
        const changed = {
          facts: json(facts),
          who,
          changed_at: moment(await database.clock(db)),
          version: version + 1,
        };
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
        return saved !== undefined;
      }),
  };
}
