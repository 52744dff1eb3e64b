/**
 * Two accountants who work at the same time: they record money by hand and make plans of instalments, for orders
 * that learners pay by their links.
 */
import { setTimeout as delay } from 'node:timers/promises';
import type { Store } from '#database/store.ts';
import { StoreUnavailable } from '#database/store-errors.ts';
import { indianDay } from '#domain/indian-day.ts';
import { usualInstalmentDates } from '#domain/instalments.ts';

const today = indianDay(new Date());
const byHand = { way: 'cash', movedOn: today } as const;

/**
 * Two accountants choose among the same newest orders, so that they conflict. Runs until `isOver`; a locked order is
 * tried again later.
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
      // The database was busy, and the transaction stored nothing. Any other error is a fault.
      if (!(error instanceof StoreUnavailable)) throw error;
    }
  }
}

async function actOnce(store: Store, who: string, n: number): Promise<void> {
  const page = await store.orders.listOrders({});
  const order = page[Math.floor(Math.random() * Math.min(page.length, 12))];
  if (order === undefined) return;
  const chance = Math.random();
  // Both accountants write the same references, and often at the same moment.
  const record = { ...byHand, reference: `Slip ${n}` };
  if (chance < 0.3) {
    await store.orders.planOrder(order.id, usualInstalmentDates(today, 2 + (n % 3)).slice(1), who);
    return;
  }
  if (chance < 0.7) {
    await store.orders.recordPayment(order.id, { ...record, paise: order.amountPaise }, who);
    return;
  }
  // Here a learner pays the next instalment early, or money is refunded or taken back.
  for (const { order: one } of await store.orders.planOf(order.instalment?.planOf ?? order.id))
    if (one !== null) await store.orders.askInstalmentNow(one.id);
  if (order.state === 'refunded') return;
  if (order.paidWay === 'online') {
    if (chance > 0.9) await store.orders.askRefund(order.id, Math.ceil(order.amountPaise / 2), who);
    return;
  }
  if (chance < 0.8) {
    await store.orders.takeBackRecord(order.id, 'By mistake', who);
    return;
  }
  const paise = Math.ceil(order.amountPaise / 2);
  await store.orders.askRefund(order.id, paise, who);
  if (chance < 0.85) await store.orders.withdrawRefund(order.id, paise, 'By mistake', who);
  else await store.orders.recordHandBack(order.id, { ...record, paise }, who);
}
