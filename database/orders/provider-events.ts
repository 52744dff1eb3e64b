/** What the payment provider sent: kept first, applied after, each once. */
import type { ExpressionBuilder } from 'kysely';
import type { DeskDatabase } from '../connection/desk-database.ts';
import { uuidV7 } from '../uuid-v7.ts';
import type { ProviderEventPort } from './order-port.ts';
import type { DeskDatabaseTables } from './order-tables.ts';
import { orderWaits } from './order-waits.ts';

export function providerEvents(database: DeskDatabase): ProviderEventPort {
  const { moment } = database;
  return {
    storeProviderEvent: ({ mode, eventId, body }) =>
      database.transaction(async (trx) => {
        const now = await database.clock(trx);
        const added = await trx
          .insertInto('provider_events')
          .values({
            id: uuidV7(now.getTime()),
            event_id: eventId,
            mode,
            body,
            received_at: moment(now),
            claimed_until: moment(new Date(0)),
          })
          .onConflict((conflict) => conflict.column('event_id').doNothing())
          .returning('id')
          .executeTakeFirst();
        return added !== undefined;
      }),

    claimProviderEvents: (mode, limit, leaseMs) =>
      database.transaction(async (trx) => {
        const now = await database.clock(trx);
        // A lease that lies further ahead was taken by a clock that has since been put back.
        const tooFar = moment(new Date(now.getTime() + orderWaits.longestLeaseMs));
        const isFree = (eb: ExpressionBuilder<DeskDatabaseTables, 'provider_events'>) =>
          eb.or([eb('claimed_until', '<', moment(now)), eb('claimed_until', '>', tooFar)]);
        const found = await trx
          .selectFrom('provider_events')
          .select('id')
          .where('mode', '=', mode)
          .where('applied_at', 'is', null)
          .where('waits_for', 'is', null)
          .where(isFree)
          .orderBy('id')
          .limit(limit)
          .execute();
        if (found.length === 0) return [];
        const taken = await trx
          .updateTable('provider_events')
          .set({ claimed_until: moment(new Date(now.getTime() + leaseMs)) })
          .where(
            'id',
            'in',
            found.map(({ id }) => id),
          )
          .where(isFree)
          .where('applied_at', 'is', null)
          .returning(['id', 'event_id', 'body'])
          .execute();
        return taken
          .sort((a, b) => (a.id < b.id ? -1 : 1))
          .map(({ id, event_id, body }) => ({ id, mode, eventId: event_id, body }));
      }),

    holdProviderEvent: (id, paymentId) =>
      database.run(async (db) => {
        await db
          .updateTable('provider_events')
          .set({ waits_for: paymentId })
          .where('id', '=', id)
          .where('applied_at', 'is', null)
          .execute();
      }),

    markProviderEvent: (id, outcome) =>
      database.run(async (db) => {
        const now = await database.clock(db);
        await db
          .updateTable('provider_events')
          // Its number stays, so that a repetition is known; who paid, and from which account, goes.
          .set({ applied_at: moment(now), outcome, body: '', waits_for: null })
          .where('id', '=', id)
          .execute();
      }),
  };
}

/** A provider repeats an event for a day: what is not known by then is not told any more. */
const longestHoldMs = 2 * 24 * 60 * 60_000;

/** Ends the wait of events whose payment nobody knows, as that of another site; who paid goes from them. */
export async function tidyProviderEvents(database: DeskDatabase): Promise<void> {
  await database.run(async (db) => {
    const now = await database.clock(db);
    await db
      .updateTable('provider_events')
      .set({
        applied_at: database.moment(now),
        outcome: 'no order of ours',
        body: '',
        waits_for: null,
      })
      .where('waits_for', 'is not', null)
      .where((eb) =>
        eb.or([
          eb('received_at', '<', database.moment(new Date(now.getTime() - longestHoldMs))),
          // By a clock that has since been put back.
          eb('received_at', '>', database.moment(new Date(now.getTime() + longestHoldMs))),
        ]),
      )
      .execute();
  });
}
