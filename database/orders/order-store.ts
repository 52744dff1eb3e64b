/** The orders of both engines, by one implementation. */
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { orderPageRows } from '#domain/page-rows.ts';
import { registers } from '#domain/registers.ts';
import { withoutPerson } from '#domain/without-person.ts';
import type { DeskDatabase } from '../connection/desk-database.ts';
import { isUuid } from '../uuid-v7.ts';
import { applyFact, applyTo, lockOrder, noteAudit, noteEvent } from './apply-fact.ts';
import { compareWithPaid } from './compare-with-paid.ts';
import type { OrderPort } from './order-port.ts';
import { orderQueue } from './order-queue.ts';
import { readEvents, selectOrders, toOrder } from './order-record.ts';
import type { DeskDatabaseTables } from './order-tables.ts';
import { providerEvents } from './provider-events.ts';
import { receiptsOn } from './receipts.ts';
import { renewOrder } from './renew-order.ts';
import { unmatchedPayments } from './unmatched-payments.ts';

const dayMs = 24 * 60 * 60 * 1000;

export function orderStore(database: DeskDatabase): OrderPort {
  const { moment } = database;

  const first = async (
    find: (db: Kysely<DeskDatabaseTables>) => ReturnType<typeof selectOrders>,
  ) => {
    const record = await database.run((db) => find(db).limit(1).executeTakeFirst());
    return record ? toOrder(record, database) : null;
  };

  const withdrawAll = async (db: Kysely<DeskDatabaseTables>) => {
    await db
      .updateTable('offers')
      .set({ is_on_sale: database.boolean(false) })
      .execute();
  };

  return {
    ...providerEvents(database),
    ...orderQueue(database),
    ...unmatchedPayments(database),
    ...receiptsOn(database),

    setOffers: (offers, mode) =>
      database.transaction(async (trx) => {
        await withdrawAll(trx);
        for (const { slug, version, title, amountPaise, facts } of offers) {
          const row = {
            version,
            title,
            amount_paise: amountPaise,
            facts: database.json(facts),
            is_on_sale: database.boolean(true),
            mode,
          };
          await trx
            .insertInto('offers')
            .values({ slug, ...row })
            .onConflict((conflict) => conflict.column('slug').doUpdateSet(row))
            .execute();
        }
      }),

    withdrawOffers: () => database.run(withdrawAll),

    async orderOfPerson({ email, phone }, offer) {
      const now = await database.clock(database.db);
      return first((db) =>
        selectOrders(db)
          .where('orders.person', '=', database.personOf(email, phone))
          .where('orders.offer_slug', '=', offer ?? '')
          .where('orders.mode', '=', (eb) =>
            eb
              .selectFrom('offers')
              .select('mode')
              .where('slug', '=', offer ?? ''),
          )
          .where('orders.made_at', '>', moment(new Date(now.getTime() - dayMs)))
          .orderBy('orders.id', 'desc'),
      );
    },
    async findOrder(id) {
      if (!isUuid(id)) return null;
      return first((db) => selectOrders(db).where('orders.id', '=', id));
    },
    async listOrders({ state, withDiscrepancy, before }) {
      const records = await database.run((db) => {
        let query = selectOrders(db);
        if (state) query = query.where('orders.state', '=', state);
        if (withDiscrepancy) query = query.where('orders.doubt', 'is not', null);
        if (before) query = query.where('orders.id', '<', before);
        return query.orderBy('orders.id', 'desc').limit(orderPageRows).execute();
      });
      return records.map((record) => toOrder(record, database));
    },
    async ordersOf(enrolmentIds) {
      const ids = enrolmentIds.filter(isUuid);
      if (ids.length === 0) return [];
      const records = await database.run((db) =>
        selectOrders(db)
          .where('orders.enrolment_id', 'in', ids)
          .orderBy('orders.id', 'desc')
          .execute(),
      );
      return records.map((record) => toOrder(record, database));
    },
    eventsOf: (orderId) => database.run((db) => readEvents(database, db, orderId)),

    compareWithPaid: (orderId) => compareWithPaid(database, orderId),
    renew: (orderId) => renewOrder(database, orderId),
    async noteLink(orderId, { id, url, expiresAt }) {
      const { order } = await applyFact(database, orderId, { kind: 'offered' }, 'worker', {
        further: {
          link_id: id,
          link_url: url,
          link_expires_at: expiresAt === null ? null : moment(expiresAt),
        },
      });
      return order;
    },

    applyFact: (orderId, fact, who) => applyFact(database, orderId, fact, who),
    async orderOfLink({ id, reference, payment }) {
      const named = [
        ['orders.link_id', id],
        ['orders.id', reference && isUuid(reference) ? reference : undefined],
        ['orders.payment_id', payment],
      ] as const;
      for (const [column, value] of named) {
        const order = value
          ? await first((db) => selectOrders(db).where(column, '=', value))
          : null;
        if (order !== null) return order;
      }
      return null;
    },
    settleDiscrepancy: (orderId, who, note, { seen, isRefund, audit } = {}) =>
      database.transaction(async (trx) => {
        const order = await lockOrder({ database, trx }, orderId);
        const { doubt, raised, payer } = order;
        if (seen && (seen.doubt !== doubt || seen.raised !== raised.length)) return 'changed';
        if (isRefund) {
          const { step } = await applyTo({ database, trx }, order, { kind: 'refund settled' }, who);
          if (step.at !== 'moved') return 'no refund';
        }
        await trx.updateTable('orders').set({ doubt: null }).where('id', '=', orderId).execute();
        const work = { database, trx, now: await database.clock(trx) };
        await noteEvent(work, orderId, 'order.doubt-settled', who, {
          doubt,
          // The entry stays when the person is erased.
          note: withoutPerson(note, payer === null ? [] : [payer.name, payer.email, payer.phone]),
        });
        await noteAudit(work, orderId, who, audit);
        return 'settled';
      }),

    grant: (orderId, who, audit, before) =>
      database.transaction(async (trx) => {
        await lockOrder({ database, trx }, orderId);
        const { n } = await trx
          .selectFrom('desk_events')
          .where('subject', '=', orderId)
          .where('type', '=', audit.type)
          .select((eb) => eb.fn.countAll().as('n'))
          .executeTakeFirstOrThrow();
        if (Number(n) !== before) return false;
        await noteAudit({ database, trx, now: await database.clock(trx) }, orderId, who, audit);
        return true;
      }),

    askRefund: (orderId, paise, who, audit) =>
      applyFact(database, orderId, { kind: 'refund asked', paise }, who, {
        further: { refund_key: `rf-${randomUUID()}`, refund_id: null, refund_failed_at: null },
        audit,
      }),
    noteRefund: (orderId, key, refundId) =>
      database.run(async (db) => {
        await db
          .updateTable('orders')
          .set({ refund_id: refundId })
          .where('id', '=', orderId)
          .where('refund_key', '=', key)
          .where('refund_id', 'is', null)
          .execute();
      }),
    async modeInForce() {
      const offer = await database.run((db) =>
        db
          .selectFrom('offers')
          .select('mode')
          .where('is_on_sale', '=', database.boolean(true))
          .limit(1)
          .executeTakeFirst(),
      );
      return offer?.mode ?? null;
    },

    async registerOf(register, year) {
      const column = register.endsWith('receipt') ? 'receipt_number' : 'voucher_number';
      const records = await database.run((db) =>
        db
          .selectFrom('orders')
          .select(column)
          .where(column, 'like', `${registers[register]}/${year}/%`)
          .orderBy(column)
          .execute(),
      );
      return records.map((record) => (record as Record<string, string>)[column] ?? '');
    },
  };
}
