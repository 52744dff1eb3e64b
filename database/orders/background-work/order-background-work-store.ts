/** Finds the orders that need work with the payment provider, and leases each to one worker. */
import { type Expression, type ExpressionBuilder, type Kysely, sql } from 'kysely';
import type { PaymentProviderMode } from '#domain/money/payment-provider-modes.ts';
import type { AllTables } from '../../connection/all-tables.ts';
import type { KyselyDatabase } from '../../connection/kysely-database.ts';
import type { Order } from '../order.ts';
import { selectOrders, toOrder } from '../order-record.ts';
import type { OrdersTable } from '../order-tables.ts';
import { recordAuditEntry } from '../transaction/record-audit-entry.ts';
import { recordOrderEvent } from '../transaction/record-order-event.ts';
import { immediateDueTime } from './immediate-due-time.ts';
import type { OrderBackgroundWorkPort } from './order-background-work-port.ts';
import { orderQueueClockErrorLimits } from './order-queue-clock-error-limits.ts';

type Expressions = ExpressionBuilder<AllTables, 'orders'>;
type Condition = ReturnType<Expressions['or']>;
type State = Expression<OrdersTable['state']>;

export function makeOrderBackgroundWorkStore(database: KyselyDatabase): OrderBackgroundWorkPort {
  const { moment, unindexed } = database;

  /** Leases due orders. The update checks the conditions again, so that two workers never get the same order. */
  const claim = (
    mode: PaymentProviderMode,
    due: (eb: Expressions, state: State, now: Date) => Condition,
    limit: number,
    leaseMs: number,
    /** Finds further orders that have to be handled now, although their due time is later. */
    isDueAnyway?: (eb: Expressions, now: Date) => Condition,
  ): Promise<Order[]> =>
    database.transaction(async (trx) => {
      const now = await database.readClock(trx);
      const ahead = (ms: number) => moment(new Date(now.getTime() + ms));
      const isInTime = (eb: Expressions) => eb.and([eb('due_at', '<=', moment(now))]);
      const isAnyway = isDueAnyway && ((eb: Expressions) => isDueAnyway(eb, now));
      // Only a clock that was ahead writes a due time so far in the future, so the order counts as due. Due times near
      // "never" are left out: they are meant, because nothing more is expected about those orders.
      const isAhead = (eb: Expressions) =>
        eb.and([
          eb('due_at', '>', ahead(orderQueueClockErrorLimits.longestMs)),
          eb('due_at', '<', ahead(orderQueueClockErrorLimits.leastLeftOfNeverMs)),
        ]);
      const isBehindNever = (eb: Expressions) =>
        eb.and([
          eb(
            'due_at',
            '>',
            ahead(orderQueueClockErrorLimits.neverMs + orderQueueClockErrorLimits.longestMs),
          ),
        ]);
      const isFree = (eb: Expressions) =>
        eb.or([
          eb('claimed_until', '<', moment(now)),
          eb('claimed_until', '>', ahead(orderQueueClockErrorLimits.longestLeaseMs)),
        ]);
      const ways = [...(isAnyway ? [isAnyway] : []), isInTime, isAhead, isBehindNever];
      const found: { id: string }[] = [];
      // Each condition has its own query, because each can use its own index. One query for all of them would read all
      // orders in these states.
      for (const isDue of ways)
        found.push(
          ...(await trx
            .selectFrom('orders')
            .select('id')
            .where((eb) =>
              eb.and([
                eb('mode', '=', mode),
                isDue(eb),
                isFree(eb),
                due(eb, isDue === isAnyway ? unindexed(eb.ref('state')) : eb.ref('state'), now),
              ]),
            )
            .orderBy('due_at')
            .limit(limit - found.length)
            .execute()),
        );
      if (found.length === 0) return [];
      const taken = await trx
        .updateTable('orders')
        .set({ claimed_until: moment(new Date(now.getTime() + leaseMs)) })
        .where(
          'id',
          'in',
          found.map(({ id }) => id),
        )
        // The orders are looked up by their ids. `unindexed` keeps SQLite from using the index on `state` instead,
        // which would make it read all orders in that state.
        .where((eb) => eb.and([isFree(eb), due(eb, unindexed(eb.ref('state')), now)]))
        .where((eb) => eb.or(ways.map((isDue) => isDue(eb))))
        .returning('id')
        .execute();
      return readTaken(trx, taken);
    });

  const readTaken = async (
    trx: Kysely<AllTables>,
    taken: readonly { id: string }[],
  ): Promise<Order[]> => {
    if (taken.length === 0) return [];
    const records = await selectOrders(database, trx)
      .where(
        'orders.id',
        'in',
        taken.map(({ id }) => id),
      )
      .orderBy('orders.id')
      .execute();
    return records.map((record) => toOrder(record, database));
  };

  const release = async (
    db: Kysely<AllTables>,
    id: string,
    dueAt: Date,
    tries: 0 | 1,
    ifStill?: Order,
  ) => {
    let query = db
      .updateTable('orders')
      .set((eb) => ({
        due_at: moment(dueAt),
        claimed_until: moment(immediateDueTime),
        offer_tries: eb('offer_tries', '+', tries),
      }))
      .where('id', '=', id);
    if (ifStill) {
      const key = ifStill.refund?.key || null;
      query = query
        .where('state', '=', ifStill.state)
        .where('refund_key', key === null ? 'is' : '=', key)
        // The visitor may just have answered that the order is for another person. The order is then due at once and
        // must not be postponed.
        .where('for_other_at', ifStill.forOtherAt === null ? 'is' : 'is not', null);
    }
    await query.execute();
  };

  /** Leaves out orders that were paid online and refunded, about which nothing more is expected. */
  const mayBePolled = (eb: Expressions) =>
    eb.or([
      eb(unindexed(eb.ref('state')), '!=', 'refunded'),
      eb('paid_way', '!=', sql.lit('online')),
    ]);

  /** Whether the link may be created now. For a later instalment, `ask_at` is the time when its date is near. */
  const isAskedFor = (eb: Expressions, now: Date) =>
    eb.or([eb('ask_at', 'is', null), eb('ask_at', '<=', moment(now))]);

  return {
    claimForFirstLink: (mode, limit, leaseMs) =>
      claim(
        mode,
        (eb, state, now) =>
          eb.and([eb(state, '=', 'made'), eb('offer_tries', '=', 0), isAskedFor(eb, now)]),
        limit,
        leaseMs,
        // An order whose creation time is in the future was created while a clock was ahead. Its visitor is waiting, so
        // the order is due now.
        (eb, now) =>
          eb.and([
            eb('made_at', '>', moment(now)),
            eb('offer_tries', '=', 0),
            // Leaves out an order that may be a second purchase by mistake: its visitor is first asked whether it is
            // for somebody else.
            eb('second_of', 'is', null),
          ]),
      ),
    claimForLinkRetry: (mode, limit, leaseMs) =>
      claim(
        mode,
        (eb, state) => eb.and([eb(state, '=', 'made'), eb('offer_tries', '>', 0)]),
        limit,
        leaseMs,
      ),
    async postponeLinkRetry(orderId, dueAt, reason) {
      await database.transaction(async (trx) => {
        await release(trx, orderId, dueAt, 1);
        const now = await database.readClock(trx);
        await recordOrderEvent({ database, trx, now }, orderId, 'order.offer-failed', 'worker', {
          reason,
        });
      });
    },
    claimUnpaidForLookUp: (mode, limit, leaseMs) =>
      claim(
        mode,
        (eb, state) => eb.and([eb(state, 'in', ['offered', 'expired', 'cancelled'])]),
        limit,
        leaseMs,
      ),
    async claimPaidForLookUp(mode, limit, leaseMs) {
      const paid = await claim(
        mode,
        (eb, state) =>
          eb.and([
            eb(state, 'in', ['paid', 'refunding']),
            eb.or([eb(state, '=', 'paid'), eb('refund_failed_at', 'is not', null)]),
          ]),
        limit,
        leaseMs,
      );
      if (paid.length === limit) return paid;
      // A refunded online order is looked up only if somebody asks for it, which sets its due time to
      // `immediateDueTime`. The look-up then sets another due time.
      const asked = await claim(
        mode,
        (eb, state) =>
          eb.and([
            eb(state, '=', 'refunded'),
            eb('due_at', '=', moment(immediateDueTime)),
            eb('paid_way', '=', sql.lit('online')),
          ]),
        limit - paid.length,
        leaseMs,
      );
      if (paid.length + asked.length === limit) return [...paid, ...asked];
      // Orders that were paid by hand and refunded are looked up too, because somebody may have paid by their link as
      // well.
      const byHand = await claim(
        mode,
        (eb, state) =>
          eb.and([
            eb('paid_way', '!=', sql.lit('online')),
            eb(unindexed(state), 'in', ['refunding', 'refunded']),
          ]),
        limit - paid.length - asked.length,
        leaseMs,
      );
      return [...paid, ...asked, ...byHand];
    },
    setNextLookUp: (orderId, dueAt, ifStill) =>
      database.run((db) => release(db, orderId, dueAt, 0, ifStill)),
    requestLookUp: (orderId, who, audit) =>
      database.transaction(async (trx) => {
        await release(trx, orderId, immediateDueTime, 0);
        const now = await database.readClock(trx);
        await recordAuditEntry({ database, trx, now }, orderId, who, audit);
      }),
    makeOrdersDue: (mode, states, paidSince) =>
      database.run(async (db) => {
        let query = db
          .updateTable('orders')
          .set({ due_at: moment(immediateDueTime), claimed_until: moment(new Date(0)) })
          .where('mode', '=', mode)
          .where('state', 'in', states)
          .where(mayBePolled);
        if (paidSince) query = query.where('paid_at', '>', moment(paidSince));
        return Number((await query.executeTakeFirst()).numUpdatedRows);
      }),
    retryRefusedLinks: (mode) =>
      database.run(async (db) => {
        const { numUpdatedRows } = await db
          .updateTable('orders')
          .set({ due_at: moment(new Date(0)) })
          .where('doubt', 'is not', null)
          .where('doubt', '=', 'link refused')
          .where((eb) => eb(unindexed(eb.ref('mode')), '=', mode))
          // Uses the index of discrepancies, which contains few orders, instead of the index on the state.
          .where((eb) => eb(unindexed(eb.ref('state')), '=', 'made'))
          .executeTakeFirst();
        return Number(numUpdatedRows);
      }),

    claimRefunds: (mode, limit, leaseMs) =>
      claim(
        mode,
        (eb, state) =>
          eb.and([
            eb(state, '=', 'refunding'),
            eb('refund_failed_at', 'is', null),
            // The provider refunds only online payments. A person hands back money that was paid in cash or by
            // transfer.
            eb('paid_way', '=', 'online'),
          ]),
        limit,
        leaseMs,
      ),

    claimEndingLinks: (mode, limit, leaseMs) =>
      database.transaction(async (trx) => {
        const now = await database.readClock(trx);
        // A time more than one lease ahead was written while a clock was ahead, so the order counts as due.
        const tooFar = new Date(now.getTime() + orderQueueClockErrorLimits.longestLeaseMs);
        const isDue = (eb: Expressions) =>
          eb.and([
            eb('end_link_at', 'is not', null),
            eb.or([eb('end_link_at', '<=', moment(now)), eb('end_link_at', '>', moment(tooFar))]),
          ]);
        const found = await trx
          .selectFrom('orders')
          .select('id')
          .where((eb) => eb(eb.ref('mode'), '=', mode))
          .where(isDue)
          .orderBy('end_link_at')
          .limit(limit)
          .execute();
        if (found.length === 0) return [];
        const taken = await trx
          .updateTable('orders')
          .set({ end_link_at: moment(new Date(now.getTime() + leaseMs)) })
          .where(
            'id',
            'in',
            found.map(({ id }) => id),
          )
          .where(isDue)
          .returning('id')
          .execute();
        return readTaken(trx, taken);
      }),
    noteLinkEnded: (orderId) =>
      database.run(async (db) => {
        await db
          .updateTable('orders')
          .set({ end_link_at: null })
          .where('id', '=', orderId)
          .execute();
      }),
  };
}
