/** Which orders are due for what, shared out among workers by leases. */
import type { Expression, ExpressionBuilder, Kysely } from 'kysely';
import type { PaymentMode } from '#domain/payment-modes.ts';
import type { DeskDatabase } from '../connection/desk-database.ts';
import { noteAudit, noteEvent } from './apply-fact.ts';
import type { Order, OrderQueuePort } from './order-port.ts';
import { selectOrders, toOrder } from './order-record.ts';
import type { DeskDatabaseTables, OrdersTable } from './order-tables.ts';
import { orderWaits } from './order-waits.ts';

type Expressions = ExpressionBuilder<DeskDatabaseTables, 'orders'>;
type Condition = ReturnType<Expressions['or']>;
type State = Expression<OrdersTable['state']>;

export function orderQueue(database: DeskDatabase): OrderQueuePort {
  const { moment, unindexed } = database;

  /** Orders that are due and nobody else's: taken by a compare-and-set, so two workers share them out. */
  const claim = (
    mode: PaymentMode,
    due: (eb: Expressions, state: State) => Condition,
    limit: number,
    leaseMs: number,
    /** Beside those whose time has come. */
    isDueAnyway?: (eb: Expressions, now: Date) => Condition,
  ): Promise<Order[]> =>
    database.transaction(async (trx) => {
      const now = await database.clock(trx);
      const ahead = (ms: number) => moment(new Date(now.getTime() + ms));
      const isInTime = (eb: Expressions) => eb.and([eb('due_at', '<=', moment(now))]);
      const isAnyway = isDueAnyway && ((eb: Expressions) => isDueAnyway(eb, now));
      // Written by a clock that has since been put back; what it gave up for ever lies behind "never".
      const isAhead = (eb: Expressions) =>
        eb.and([
          eb('due_at', '>', ahead(orderWaits.longestMs)),
          eb('due_at', '<', ahead(orderWaits.leastLeftOfNeverMs)),
        ]);
      const isBehindNever = (eb: Expressions) =>
        eb.and([eb('due_at', '>', ahead(orderWaits.neverMs + orderWaits.longestMs))]);
      const isFree = (eb: Expressions) =>
        eb.or([
          eb('claimed_until', '<', moment(now)),
          eb('claimed_until', '>', ahead(orderWaits.longestLeaseMs)),
        ]);
      const ways = [...(isAnyway ? [isAnyway] : []), isInTime, isAhead, isBehindNever];
      const found: { id: string }[] = [];
      // One after the other: each is found by an index, all together by reading all of that state.
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
                due(eb, isDue === isAnyway ? unindexed(eb.ref('state')) : eb.ref('state')),
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
        // SQLite would rather read all of that state than look these up.
        .where((eb) => eb.and([isFree(eb), due(eb, unindexed(eb.ref('state')))]))
        .where((eb) => eb.or(ways.map((isDue) => isDue(eb))))
        .returning('id')
        .execute();
      if (taken.length === 0) return [];
      const records = await selectOrders(trx)
        .where(
          'orders.id',
          'in',
          taken.map(({ id }) => id),
        )
        .orderBy('orders.id')
        .execute();
      return records.map((record) => toOrder(record, database));
    });

  const release = async (
    db: Kysely<DeskDatabaseTables>,
    id: string,
    dueAt: Date,
    tries: 0 | 1,
    ifStill?: Order,
  ) => {
    let query = db
      .updateTable('orders')
      .set((eb) => ({
        due_at: moment(dueAt),
        claimed_until: moment(new Date(0)),
        offer_tries: eb('offer_tries', '+', tries),
      }))
      .where('id', '=', id);
    if (ifStill) {
      const key = ifStill.refund?.key || null;
      query = query
        .where('state', '=', ifStill.state)
        .where('refund_key', key === null ? 'is' : '=', key)
        // Somebody has answered what the order asked: its link is due at once.
        .where('for_other_at', ifStill.forOtherAt === null ? 'is' : 'is not', null);
    }
    await query.execute();
  };

  return {
    claimUnoffered: (mode, limit, leaseMs) =>
      claim(
        mode,
        (eb, state) => eb.and([eb(state, '=', 'made'), eb('offer_tries', '=', 0)]),
        limit,
        leaseMs,
        // Made by a clock that has since been put back: its visitor is waiting now.
        (eb, now) =>
          eb.and([
            eb('made_at', '>', moment(now)),
            eb('offer_tries', '=', 0),
            // One that asks first waits for its visitor, and is due once they have answered.
            eb('second_of', 'is', null),
          ]),
      ),
    claimTried: (mode, limit, leaseMs) =>
      claim(
        mode,
        (eb, state) => eb.and([eb(state, '=', 'made'), eb('offer_tries', '>', 0)]),
        limit,
        leaseMs,
      ),
    async postponeOffer(orderId, dueAt, reason) {
      await database.transaction(async (trx) => {
        await release(trx, orderId, dueAt, 1);
        const now = await database.clock(trx);
        await noteEvent({ database, trx, now }, orderId, 'order.offer-failed', 'worker', {
          reason,
        });
      });
    },
    claimUnsettled: (mode, limit, leaseMs) =>
      claim(
        mode,
        (eb, state) => eb.and([eb(state, 'in', ['offered', 'expired', 'cancelled'])]),
        limit,
        leaseMs,
      ),
    claimPaid: (mode, limit, leaseMs) =>
      claim(
        mode,
        (eb, state) =>
          eb.and([
            eb(state, 'in', ['paid', 'refunding']),
            eb.or([eb(state, '=', 'paid'), eb('refund_failed_at', 'is not', null)]),
          ]),
        limit,
        leaseMs,
      ),
    postponeAsking: (orderId, dueAt, ifStill) =>
      database.run((db) => release(db, orderId, dueAt, 0, ifStill)),
    askNow: (orderId, who, audit) =>
      database.transaction(async (trx) => {
        await release(trx, orderId, new Date(0), 0);
        const now = await database.clock(trx);
        await noteAudit({ database, trx, now }, orderId, who, audit);
      }),
    makeDue: (mode, states, paidSince) =>
      database.run(async (db) => {
        let query = db
          .updateTable('orders')
          .set({ due_at: moment(new Date(0)), claimed_until: moment(new Date(0)) })
          .where('mode', '=', mode)
          .where('state', 'in', states);
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
          // By the index of discrepancies, which are few.
          .where((eb) => eb(unindexed(eb.ref('state')), '=', 'made'))
          .executeTakeFirst();
        return Number(numUpdatedRows);
      }),

    claimRefunds: (mode, limit, leaseMs) =>
      claim(
        mode,
        (eb, state) => eb.and([eb(state, '=', 'refunding'), eb('refund_failed_at', 'is', null)]),
        limit,
        leaseMs,
      ),
  };
}
