/** Stores the events of the payment provider, and leases them to workers that apply each event once. */
import type { ExpressionBuilder } from 'kysely';
import type { AllTables } from '../../connection/all-tables.ts';
import type { KyselyDatabase } from '../../connection/kysely-database.ts';
import { makeUuidV7 } from '../../uuid-v7.ts';
import { orderQueueClockErrorLimits } from '../background-work/order-queue-clock-error-limits.ts';
import type { ProviderEventPort } from './provider-event-port.ts';

export function makeProviderEventStore(database: KyselyDatabase): ProviderEventPort {
  const { moment } = database;
  return {
    storeProviderEvent: ({ mode, eventId, body }) =>
      database.transaction(async (trx) => {
        const now = await database.readClock(trx);
        const added = await trx
          .insertInto('provider_events')
          .values({
            id: makeUuidV7(now.getTime()),
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
        const now = await database.readClock(trx);
        // A lease that ends later than this was taken while a clock was ahead, so the event counts as free.
        const tooFar = moment(new Date(now.getTime() + orderQueueClockErrorLimits.longestLeaseMs));
        const isFree = (eb: ExpressionBuilder<AllTables, 'provider_events'>) =>
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

    markProviderEventApplied: (id, outcome) =>
      database.run(async (db) => {
        const now = await database.readClock(db);
        await db
          .updateTable('provider_events')
          // The body is deleted, because it has the payer's data. The provider's id stays, so that a repeated event is
          // recognised.
          .set({ applied_at: moment(now), outcome, body: '', waits_for: null })
          .where('id', '=', id)
          .execute();
      }),
  };
}

/**
 * An event waits at most this long for its payment. The provider repeats its events for a day, so a payment that is
 * unknown after two days will stay unknown.
 */
const longestHoldMs = 2 * 24 * 60 * 60_000;

/**
 * Gives up events whose payment is still unknown after `longestHoldMs`, for example payments of another site, and
 * deletes their bodies, which have the payer's data.
 */
export async function giveUpWaitingProviderEvents(database: KyselyDatabase): Promise<void> {
  await database.run(async (db) => {
    const now = await database.readClock(db);
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
          // The event has a time in the future, so it was received while a clock was ahead.
          eb('received_at', '>', database.moment(new Date(now.getTime() + longestHoldMs))),
        ]),
      )
      .execute();
  });
}
