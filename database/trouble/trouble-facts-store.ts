/**
 * Reads the facts by which problems are found: what waits in each channel, and what is wrong with payments. Also stores
 * service marks, which say when certain things last happened.
 */
import type { PaymentProviderMode } from '#domain/money/payment-provider-modes.ts';
import type { OutboxChannel } from '#domain/outbox-channel.ts';
import type { ChannelFacts, WaitingCount } from '#domain/trouble/trouble-facts.ts';
import type { KyselyDatabase } from '../connection/kysely-database.ts';
import { dateOfMoment, type StoredMoment } from '../connection/stored-moment.ts';
import { mailLimitReason, outboxChannels } from '../outbox/outbox-port.ts';
import type { TroubleFactsPort } from './trouble-facts-port.ts';

export function makeTroubleFactsStore(database: KyselyDatabase): TroubleFactsPort {
  const { moment } = database;
  return {
    channelFacts: () => Promise.all(outboxChannels.map(readChannelFacts)),

    async paymentFacts() {
      const modes = await watchedModes();
      const { discrepancies, failedRefunds } = await database.run((db) =>
        db
          .selectFrom('orders')
          .select((eb) => [
            eb.fn
              .countAll<number>()
              .filterWhere('doubt', '<>', 'refund failed')
              .as('discrepancies'),
            eb.fn.countAll<number>().filterWhere('doubt', '=', 'refund failed').as('failedRefunds'),
          ])
          .where('doubt', 'is not', null)
          // `unindexed` makes SQLite use the index of discrepancies instead, in which there are few orders.
          .where((eb) => eb(database.unindexed(eb.ref('mode')), 'in', modes))
          .executeTakeFirstOrThrow(),
      );
      const withoutLink = await database.run((db) =>
        db
          .selectFrom('orders')
          .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('made_at').as('since')])
          .where('state', '=', 'made')
          .where('mode', 'in', modes)
          .where('offer_tries', '>', 0)
          .where('doubt', 'is', null)
          .executeTakeFirstOrThrow(),
      );
      const unsentRefunds = await database.run((db) =>
        db
          .selectFrom(
            db
              .selectFrom('orders')
              .innerJoin('order_events', 'order_events.order_id', 'orders.id')
              // An order may have several refunds. The one that was requested last is the one that still waits.
              .select((eb) => ['orders.id', eb.fn.max('order_events.at').as('asked_at')])
              .where('orders.state', '=', 'refunding')
              .where('orders.mode', 'in', modes)
              .where('orders.refund_id', 'is', null)
              // The provider refunds only online payments. A person hands back money that was paid in cash or by
              // transfer.
              .where('orders.paid_way', '=', 'online')
              .where('orders.doubt', 'is', null)
              .where('order_events.type', '=', 'order.refunding')
              .groupBy('orders.id')
              .as('unsent'),
          )
          .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('asked_at').as('since')])
          .executeTakeFirstOrThrow(),
      );
      const unappliedEvents = await database.run((db) =>
        db
          .selectFrom('provider_events')
          .select((eb) => [
            eb.fn.countAll<number>().as('count'),
            eb.fn.min('received_at').as('since'),
          ])
          .where('mode', 'in', modes)
          .where('applied_at', 'is', null)
          // Leaves out events about a refund that arrived before the event about its payment. They wait for that event.
          .where('waits_for', 'is', null)
          .executeTakeFirstOrThrow(),
      );
      const { unmatched } = await database.run((db) =>
        db
          .selectFrom('unmatched_payments')
          .select((eb) => eb.fn.countAll<number>().as('unmatched'))
          .where('mode', 'in', modes)
          .where('settled_at', 'is', null)
          .executeTakeFirstOrThrow(),
      );
      return {
        unmatched: Number(unmatched),
        discrepancies: Number(discrepancies),
        failedRefunds: Number(failedRefunds),
        withoutLink: toWaitingCount(withoutLink),
        unsentRefunds: toWaitingCount(unsentRefunds),
        unappliedEvents: toWaitingCount(unappliedEvents),
      };
    },

    async firstEntryAt() {
      const moments = await Promise.all([
        database.run((db) =>
          db
            .selectFrom('staff')
            .select((eb) => eb.fn.min('made_at').as('at'))
            .executeTakeFirstOrThrow(),
        ),
        database.run((db) =>
          db
            .selectFrom('enquiries')
            .select((eb) => eb.fn.min('created_at').as('at'))
            .executeTakeFirstOrThrow(),
        ),
      ]);
      const times = moments.flatMap(({ at }) => (at === null ? [] : [dateOfMoment(at).getTime()]));
      return times.length === 0 ? null : new Date(Math.min(...times));
    },

    async ownerEmails() {
      const owners = await database.run((db) =>
        db
          .selectFrom('staff')
          .select('email')
          .where('role', '=', 'owner')
          .where('state', '=', 'active')
          .orderBy('made_at')
          .execute(),
      );
      return owners.map(({ email }) => email);
    },

    async serviceMark(name) {
      const found = await database.run((db) =>
        db.selectFrom('service_marks').selectAll().where('name', '=', name).executeTakeFirst(),
      );
      return found ? { at: dateOfMoment(found.at), note: found.note } : null;
    },

    setServiceMark: (name, note) =>
      database.run(async (db) => {
        const at = moment(await database.readClock(db));
        await db
          .insertInto('service_marks')
          .values({ name, at, note })
          .onConflict((conflict) => conflict.column('name').doUpdateSet({ at, note }))
          .execute();
      }),

    claimServiceMark: (name, restMs) =>
      database.run(async (db) => {
        const now = await database.readClock(db);
        const at = moment(now);
        const claimed = await db
          .insertInto('service_marks')
          .values({ name, at, note: null })
          .onConflict((conflict) =>
            conflict
              .column('name')
              .doUpdateSet({ at })
              .where((eb) =>
                eb.or([
                  eb('service_marks.at', '<=', moment(new Date(now.getTime() - restMs))),
                  // Replaces a mark this far ahead: the clock that wrote it was set back later. A mark that is only
                  // slightly ahead was set by another caller at the same moment and stays.
                  eb('service_marks.at', '>', moment(new Date(now.getTime() + restMs))),
                ]),
              ),
          )
          .returning('name')
          .executeTakeFirst();
        return claimed !== undefined;
      }),

    clearServiceMark: (name) =>
      database.run(async (db) => {
        await db.deleteFrom('service_marks').where('name', '=', name).execute();
      }),
  };

  /**
   * Returns the modes whose waiting payments are reported: real money always, demonstration and test payments only
   * while their mode is in force.
   */
  async function watchedModes(): Promise<PaymentProviderMode[]> {
    const inForce = await database.run((db) =>
      db
        .selectFrom('offers')
        .select('mode')
        .where('is_on_sale', '=', database.boolean(true))
        .limit(1)
        .executeTakeFirst(),
    );
    return ['live', ...(inForce === undefined || inForce.mode === 'live' ? [] : [inForce.mode])];
  }

  async function readChannelFacts(channel: OutboxChannel): Promise<ChannelFacts> {
    const unsent = await database.run((db) =>
      db
        .selectFrom('outbox')
        .select((eb) => [
          eb.fn.countAll<number>().as('count'),
          eb.fn.min('created_at').as('since'),
          eb.fn.max('last_error').as('reason'),
        ])
        .where('channel', '=', channel)
        .where('sent_at', 'is', null)
        .where('set_aside_at', 'is', null)
        .where('last_error', 'is not', null)
        .where('last_error', '<>', mailLimitReason)
        .executeTakeFirstOrThrow(),
    );
    const givenUp = await database.run((db) =>
      db
        .selectFrom('outbox')
        .select((eb) => [
          eb.fn.countAll<number>().as('count'),
          eb.fn.max('last_error').as('reason'),
        ])
        .where('channel', '=', channel)
        // Reads only the given-up entries, which have an index. Reading all entries of the channel could include a
        // month of sent mails.
        .where('set_aside_at', 'is not', null)
        .executeTakeFirstOrThrow(),
    );
    return {
      channel,
      givenUp: Number(givenUp.count),
      failing: toWaitingCount(unsent),
      reason: unsent.reason ?? givenUp.reason,
    };
  }
}

/** Returns null if nothing waits. PostgreSQL returns counts as text, and null as the minimum of no rows. */
function toWaitingCount({
  count,
  since,
}: {
  count: number;
  since: StoredMoment | null;
}): WaitingCount | null {
  return since === null || Number(count) === 0
    ? null
    : { count: Number(count), since: dateOfMoment(since) };
}
