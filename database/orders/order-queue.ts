/** Which orders are due for what, shared out among workers by leases. */
import type { ExpressionBuilder, Kysely } from 'kysely';
import type { OfficeDatabase } from '../connection/office-database.ts';
import { noteAudit, noteEvent } from './apply-fact.ts';
import type { Order, OrderQueuePort } from './order-port.ts';
import { selectOrders, toOrder } from './order-record.ts';
import type { OfficeTables } from './order-tables.ts';

type Expressions = ExpressionBuilder<OfficeTables, 'orders'>;

export function orderQueue(office: OfficeDatabase): OrderQueuePort {
  const { moment } = office;

  /** Orders that are due and nobody else's: taken by a compare-and-set, so two workers share them out. */
  const claim = (
    due: (eb: Expressions) => ReturnType<Expressions['or']>,
    limit: number,
    leaseMs: number,
    /** Beside those whose time has come. */
    isDueAnyway: ((eb: Expressions, now: Date) => ReturnType<Expressions['or']>)[] = [],
  ): Promise<Order[]> =>
    office.transaction(async (trx) => {
      const now = await office.clock(trx);
      const isFree = (eb: Expressions) =>
        eb.and([
          eb.or([
            eb('due_at', '<=', moment(now)),
            ...isDueAnyway.map((condition) => condition(eb, now)),
          ]),
          eb('claimed_until', '<', moment(now)),
          due(eb),
        ]);
      const found = await trx
        .selectFrom('orders')
        .select('id')
        .where(isFree)
        .orderBy('due_at')
        .limit(limit)
        .execute();
      if (found.length === 0) return [];
      const taken = await trx
        .updateTable('orders')
        .set({ claimed_until: moment(new Date(now.getTime() + leaseMs)) })
        .where(
          'id',
          'in',
          found.map(({ id }) => id),
        )
        .where(isFree)
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
      return records.map((record) => toOrder(record, office));
    });

  const release = async (
    db: Kysely<OfficeTables>,
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
        .where('refund_key', key === null ? 'is' : '=', key);
    }
    await query.execute();
  };

  return {
    claimUnoffered: (limit, leaseMs) =>
      claim((eb) => eb.or([eb('state', '=', 'made')]), limit, leaseMs, [
        // Made by a clock that has since been put back: its visitor is waiting now.
        (eb, now) => eb.and([eb('made_at', '>', moment(now)), eb('offer_tries', '=', 0)]),
      ]),
    async postponeOffer(orderId, dueAt, reason) {
      await office.transaction(async (trx) => {
        await release(trx, orderId, dueAt, 1);
        const now = await office.clock(trx);
        await noteEvent({ office, trx, now }, orderId, 'order.offer-failed', 'worker', { reason });
      });
    },
    claimUnsettled: (limit, leaseMs) =>
      claim(
        (eb) => eb.or([eb('state', 'in', ['offered', 'expired', 'cancelled'])]),
        limit,
        leaseMs,
      ),
    claimPaid: (limit, leaseMs) =>
      claim(
        (eb) =>
          eb.and([
            eb('state', 'in', ['paid', 'refunding']),
            eb.or([eb('state', '=', 'paid'), eb('refund_failed_at', 'is not', null)]),
          ]),
        limit,
        leaseMs,
      ),
    postponeAsking: (orderId, dueAt, ifStill) =>
      office.run((db) => release(db, orderId, dueAt, 0, ifStill)),
    askNow: (orderId, who, audit) =>
      office.transaction(async (trx) => {
        await release(trx, orderId, new Date(0), 0);
        const now = await office.clock(trx);
        await noteAudit({ office, trx, now }, orderId, who, audit);
      }),
    makeDue: (states, paidSince) =>
      office.run(async (db) => {
        let query = db
          .updateTable('orders')
          .set({ due_at: moment(new Date(0)), claimed_until: moment(new Date(0)) })
          .where('state', 'in', states);
        if (paidSince) query = query.where('paid_at', '>', moment(paidSince));
        return Number((await query.executeTakeFirst()).numUpdatedRows);
      }),
    retryRefusedLinks: () =>
      office.run(async (db) => {
        const { numUpdatedRows } = await db
          .updateTable('orders')
          .set({ due_at: moment(new Date(0)) })
          .where('doubt', 'is not', null)
          .where('doubt', '=', 'link refused')
          .where('state', '=', 'made')
          .executeTakeFirst();
        return Number(numUpdatedRows);
      }),

    claimRefunds: (limit, leaseMs) =>
      claim(
        (eb) => eb.and([eb('state', '=', 'refunding'), eb('refund_failed_at', 'is', null)]),
        limit,
        leaseMs,
      ),
  };
}
