/** The order store, with one implementation for both engines. */
import type { Kysely } from 'kysely';
import { maskPersonInText } from '#domain/mask-person-in-text.ts';
import { registerPrefixes } from '#domain/money/receipt-registers.ts';
import { orderRowsPerPage } from '#domain/rows-per-page.ts';
import type { AllTables } from '../connection/all-tables.ts';
import type { KyselyDatabase } from '../connection/kysely-database.ts';
import { inDeskTransaction } from '../desk/desk-transaction.ts';
import { isUuid } from '../uuid-v7.ts';
import { makeOrderBackgroundWorkStore } from './background-work/order-background-work-store.ts';
import { makeCourseChanger } from './changes/make-course-changer.ts';
import { findRenewal, renewOrder } from './changes/renew-order.ts';
import { makeOrderFilterConditions } from './conditions/make-order-filter-conditions.ts';
import { notLaterInstalmentCondition } from './conditions/not-later-instalment-condition.ts';
import { applyFactToLockedOrder, applyOrderFact } from './facts/apply-order-fact.ts';
import { flagSecondOrder } from './facts/flag-second-order.ts';
import { requestRefund } from './facts/request-refund.ts';
import { makeInstalmentPlanStore } from './instalments/instalment-plan-store.ts';
import type { OrderPort } from './order-port.ts';
import { readOrderEvents, selectOrders, toOrder } from './order-record.ts';
import { makeProviderEventStore } from './provider-events/provider-event-store.ts';
import { makeReceiptAndVoucherStore } from './receipts/receipt-and-voucher-store.ts';
import { sumReceiptsAndVouchersOfOrders } from './receipts/sum-receipts-and-vouchers-of-orders.ts';
import { makeHandPaymentStore } from './staff-acts/hand-payment-store.ts';
import { makeRefundProposalStore } from './staff-acts/refund-proposal-store.ts';
import { makeStaffMadeOrderStore } from './staff-acts/staff-made-order-store.ts';
import { lockOrder } from './transaction/lock-order.ts';
import { recordAuditEntry } from './transaction/record-audit-entry.ts';
import { recordOrderEvent } from './transaction/record-order-event.ts';
import { makeUnmatchedPaymentStore } from './unmatched-payments/unmatched-payment-store.ts';

const dayMs = 24 * 60 * 60 * 1000;

export function makeOrderStore(database: KyselyDatabase): OrderPort {
  const { moment } = database;

  const first = async (find: (db: Kysely<AllTables>) => ReturnType<typeof selectOrders>) => {
    const record = await database.run((db) => find(db).limit(1).executeTakeFirst());
    return record ? toOrder(record, database) : null;
  };

  const withdrawAll = async (db: Kysely<AllTables>) => {
    await db
      .updateTable('offers')
      .set({ is_on_sale: database.boolean(false) })
      .execute();
  };

  return {
    ...makeProviderEventStore(database),
    ...makeOrderBackgroundWorkStore(database),
    ...makeUnmatchedPaymentStore(database),
    ...makeReceiptAndVoucherStore(database),
    ...makeRefundProposalStore(database),
    ...makeHandPaymentStore(database),
    ...makeStaffMadeOrderStore(database),
    ...makeInstalmentPlanStore(database),

    setOffers: (offers, mode) =>
      database.transaction(async (trx) => {
        await withdrawAll(trx);
        for (const { slug, version, title, amountPaise, facts, kind = null } of offers) {
          const row = {
            version,
            title,
            amount_paise: amountPaise,
            facts: database.json(facts),
            kind,
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

    async recentOrderIdOfPerson({ email, phone }, offer, batch = null) {
      const found = await database.run(async (db) => {
        const now = await database.readClock(db);
        return (
          db
            .selectFrom('orders')
            .select('orders.id')
            .where('orders.person', '=', database.personOf(email, phone))
            .where('orders.offer_slug', '=', offer ?? '')
            .where('orders.mode', '=', (eb) =>
              eb
                .selectFrom('offers')
                .select('mode')
                .where('slug', '=', offer ?? ''),
            )
            .where('orders.made_at', '>', moment(new Date(now.getTime() - dayMs)))
            // Leaves out later instalments: the first order of their plan shows whether the person has begun to pay.
            .where(notLaterInstalmentCondition)
            .$if(batch !== null && isUuid(batch), (query) =>
              query
                .innerJoin('seats', 'seats.order_id', 'orders.id')
                .where('seats.batch_id', '=', batch),
            )
            .orderBy('orders.id', 'desc')
            .limit(1)
            .executeTakeFirst()
        );
      });
      return found?.id ?? null;
    },
    async findOrder(id) {
      if (!isUuid(id)) return null;
      return first((db) => selectOrders(database, db).where('orders.id', '=', id));
    },
    async listOrders({ before, ...filter }) {
      const records = await database.run((db) => {
        let query = selectOrders(database, db).where((eb) =>
          eb.and(makeOrderFilterConditions(database, eb, filter)),
        );
        if (before && isUuid(before)) query = query.where('orders.id', '<', before);
        return query.orderBy('orders.id', 'desc').limit(orderRowsPerPage).execute();
      });
      return records.map((record) => toOrder(record, database));
    },
    async countOrders({ before: _, ...filter }) {
      const { n } = await database.run((db) =>
        db
          .selectFrom('orders')
          .where((eb) => eb.and(makeOrderFilterConditions(database, eb, filter)))
          .select((eb) => eb.fn.countAll<number | string>().as('n'))
          .executeTakeFirstOrThrow(),
      );
      return Number(n);
    },
    sumReceiptsAndVouchersOfOrders: (filter) => sumReceiptsAndVouchersOfOrders(database, filter),
    async ordersOf(enrolmentIds) {
      const ids = enrolmentIds.filter(isUuid);
      if (ids.length === 0) return [];
      const records = await database.run((db) =>
        selectOrders(database, db)
          .where('orders.enrolment_id', 'in', ids)
          .orderBy('orders.id', 'desc')
          .execute(),
      );
      return records.map((record) => toOrder(record, database));
    },
    eventsOf: (orderId) => database.run((db) => readOrderEvents(database, db, orderId)),

    flagSecondOrder: (orderId) => flagSecondOrder(database, orderId),
    findRenewal: (ended) => findRenewal(database, ended),
    renew: (orderId) => renewOrder(database, orderId),
    async noteLink(orderId, { id, url, expiresAt }) {
      const { order } = await applyOrderFact(database, orderId, { kind: 'offered' }, 'worker', {
        further: {
          link_id: id,
          link_url: url,
          link_expires_at: expiresAt === null ? null : moment(expiresAt),
        },
      });
      return order;
    },

    applyFact: (orderId, fact, who) => applyOrderFact(database, orderId, fact, who),
    async findOrderByProviderRef({ id, reference, payment }) {
      const named = [
        ['orders.link_id', id],
        ['orders.id', reference && isUuid(reference) ? reference : undefined],
        ['orders.payment_id', payment],
      ] as const;
      for (const [column, value] of named) {
        const order = value
          ? await first((db) => selectOrders(database, db).where(column, '=', value))
          : null;
        if (order !== null) return order;
      }
      return null;
    },
    settleDiscrepancy: (orderId, who, note, { seen, isRefund, audit } = {}) =>
      database.transaction(async (trx) => {
        const order = await lockOrder({ database, trx }, orderId);
        const { discrepancy, raised, payer } = order;
        if (discrepancy === null) return 'changed';
        if (seen && (seen.discrepancy !== discrepancy || seen.raised !== raised.length))
          return 'changed';
        if (isRefund) {
          const { step } = await applyFactToLockedOrder(
            { database, trx },
            order,
            { kind: 'refund settled' },
            who,
          );
          if (step.at !== 'moved') return 'no refund';
        }
        await trx.updateTable('orders').set({ doubt: null }).where('id', '=', orderId).execute();
        const work = { database, trx, now: await database.readClock(trx) };
        await recordOrderEvent(work, orderId, 'order.doubt-settled', who, {
          doubt: discrepancy,
          // The note stays when the person is erased, so the person's name, address and number are masked in it.
          note: maskPersonInText(
            note,
            payer === null ? [] : [payer.name, payer.email, payer.phone],
          ),
        });
        await recordAuditEntry(work, orderId, who, audit);
        return 'settled';
      }),

    recordGrantedRequest: (orderId, who, audit, before) =>
      database.transaction(async (trx) => {
        await lockOrder({ database, trx }, orderId);
        const { n } = await trx
          .selectFrom('desk_events')
          .where('subject', '=', orderId)
          .where('type', '=', audit.type)
          .select((eb) => eb.fn.countAll().as('n'))
          .executeTakeFirstOrThrow();
        if (Number(n) !== before) return false;
        await recordAuditEntry(
          { database, trx, now: await database.readClock(trx) },
          orderId,
          who,
          audit,
        );
        return true;
      }),

    requestRefund: (orderId, paise, who, refundedBefore, audit) =>
      inDeskTransaction(database, async (work) =>
        requestRefund(work, await lockOrder(work, orderId), paise, who, refundedBefore, audit),
      ),
    storeRefundId: (orderId, key, refundId) =>
      database.run(async (db) => {
        await db
          .updateTable('orders')
          .set({ refund_id: refundId })
          .where('id', '=', orderId)
          .where('refund_key', '=', key)
          .where('refund_id', 'is', null)
          .execute();
      }),
    changeCourse: makeCourseChanger(database),
    async courseChangeOrdersOf(orderId) {
      const records = await database.run((db) =>
        selectOrders(database, db)
          .where('orders.change_of', '=', orderId)
          .orderBy('orders.id', 'desc')
          .execute(),
      );
      return records.map((record) => toOrder(record, database));
    },
    async offersOnSale() {
      const records = await database.run((db) =>
        db
          .selectFrom('offers')
          .select(['slug', 'title', 'kind', 'amount_paise'])
          .where('is_on_sale', '=', database.boolean(true))
          .orderBy('title')
          .orderBy('slug')
          .execute(),
      );
      return records.map(({ slug, title, kind, amount_paise }) => ({
        slug,
        title,
        kind,
        amountPaise: Number(amount_paise),
      }));
    },
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

    async listReceiptNumbers(register, year) {
      const records = await database.run((db) =>
        db
          .selectFrom('receipts')
          .select('number')
          .where('number', 'like', `${registerPrefixes[register]}/${year}/%`)
          .orderBy('number')
          .execute(),
      );
      return records.map(({ number }) => number);
    },
  };
}
