/**
 * An accountant who acts at random: records money by hand, makes plans of instalments for orders that learners pay by
 * their links, and refunds in parts. The bench runs two at the same time.
 */
import { setTimeout as delay } from 'node:timers/promises';
import type { Order } from '#database/orders/order.ts';
import type { HandPaymentRecord } from '#database/orders/staff-acts/hand-payment-port.ts';
import type { Store } from '#database/store.ts';
import { StoreUnavailable } from '#database/store-errors.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import { usualInstalmentDates } from '#domain/orders/instalments.ts';
import { refundablePaise } from '#domain/orders/order-states.ts';
import { computeShownReturnedPaise } from '../../tests/service/support/compute-shown-returned-paise.ts';

const today = indianDay(new Date());
const byHand = { way: 'cash', movedOn: today } as const;

/**
 * Works as one accountant until `isOver`. All accountants choose among the same newest orders, so that they conflict.
 * An act that finds the database busy is given up.
 */
export async function runRandomAccountant(
  store: Store,
  who: string,
  isOver: () => boolean,
): Promise<void> {
  for (let n = 0; !isOver(); n += 1) {
    await delay(50 + Math.random() * 150);
    try {
      await actOnce(store, who, n);
    } catch (error) {
      // The act is given up without an error if the database was busy, because its transaction then stored nothing. Any
      // other error is a fault.
      if (!(error instanceof StoreUnavailable)) throw error;
    }
  }
}

async function actOnce(store: Store, who: string, n: number): Promise<void> {
  // An order is among the newest only briefly, because many people enrol. So some refunds take a refunded or paid order
  // instead; otherwise hardly any order would be refunded twice.
  if (Math.random() < 0.3) {
    const paid = await store.orders.listOrders({
      state: Math.random() < 0.6 ? 'refunded' : 'paid',
    });
    const chosen = paid[Math.floor(Math.random() * Math.min(paid.length, 12))];
    const record = { ...byHand, reference: `Slip ${n}` };
    if (chosen !== undefined) await refundPart(store, chosen, who, record);
    return;
  }
  const page = await store.orders.listOrders({});
  const order = page[Math.floor(Math.random() * Math.min(page.length, 12))];
  if (order === undefined) return;
  const chance = Math.random();
  // Both accountants write the same references, and often at the same moment.
  const record = { ...byHand, reference: `Slip ${n}` };
  if (chance < 0.3) {
    await store.orders.replaceWithInstalments(
      order.id,
      usualInstalmentDates(today, 2 + (n % 3)).slice(1),
      who,
    );
    return;
  }
  if (chance < 0.7) {
    await store.orders.recordPayment(order.id, { ...record, paise: order.amountPaise }, who);
    return;
  }
  // First makes the links of all instalments of the plan due, so that learners can pay early. Then withdraws the record
  // of this order's payment as a mistake, or refunds a part or all of it.
  for (const { order: one } of await store.orders.readInstalmentPlan(
    order.instalment?.planOf ?? order.id,
  ))
    if (one !== null) await store.orders.allowInstalmentLinkNow(one.id);
  if (chance < 0.75 && order.paidWay !== 'online') {
    await store.orders.takeBackRecord(order.id, 'By mistake', who);
    return;
  }
  await refundPart(store, order, who, record);
}

/**
 * Refunds a part or all of what can still be refunded of the order. The accountant's page may be outdated, and the
 * button may be pressed twice. Each press must refund once or not at all.
 */
async function refundPart(
  store: Store,
  order: Order,
  who: string,
  record: Omit<HandPaymentRecord, 'paise'>,
): Promise<void> {
  const { orders } = store;
  const left = refundablePaise(order);
  const paise = Math.ceil(left / (1 + Math.floor(Math.random() * 3)));
  const back = await computeShownReturnedPaise(orders, order);
  const ask = () => orders.requestRefund(order.id, paise, who, back);
  if (paise > 0) await Promise.all(Math.random() < 0.3 ? [ask(), ask()] : [ask()]);
  const { refund, paidWay } = (await orders.findOrder(order.id)) ?? order;
  if (refund === null || paidWay === 'online') return;
  // The other accountant may record this refund at the same moment, with the same key.
  const handBack = () =>
    orders.recordHandBack(order.id, { ...record, paise: refund.paise }, who, refund.key);
  if (Math.random() < 0.2)
    await orders.withdrawRefund(order.id, refund.paise, 'By mistake', who, refund.key);
  else await Promise.all(Math.random() < 0.3 ? [handBack(), handBack()] : [handBack()]);
}
