import type { Order } from '#database/orders/order.ts';
import type { StaffMember } from '#database/staff/member-port.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import {
  enrolAndPay,
  enrolWithoutPaying,
  makeTestOrdersApi,
  otherOffer,
  reportRefund,
  reportSecondPayment,
} from '../../tests/service/support/desk-orders.ts';
import type { TestDesk } from './open-test-desk.ts';

/**
 * Stores ten paid orders of the present month and returns them. Two have a refund, and a third one was paid twice. An
 * eleventh order, which is not returned, has a payment that was recorded by mistake.
 */
export async function fillMonthOfOrders(desk: TestDesk, accountant: StaffMember): Promise<Order[]> {
  const orders: Order[] = [];
  for (let n = 0; n < 10; n += 1)
    orders.push(
      await enrolAndPay(
        desk.store,
        n % 3 === 0 ? { ...otherOffer, amountPaise: 559_900 } : undefined,
      ),
    );
  const api = makeTestOrdersApi(desk.store, accountant);
  const question = { ask: 'refund', startsOn: null, hadLmsAccess: false } as const;
  const [first, second, third] = orders as [Order, Order, Order];
  await api.refund(first.id, 100_000, question, 'A part, as agreed', 0);
  await reportRefund(desk.store, first, 'rfnd_1');
  await api.refund(second.id, 299_900, question, 'As agreed', 0);
  await reportRefund(desk.store, second, 'rfnd_2');
  await reportSecondPayment(desk.store, third, 'pay_twice');
  const wrong = await enrolWithoutPaying(desk.store);
  const cash = { way: 'cash', reference: 'Slip 1', movedOn: indianDay(new Date()) } as const;
  await desk.store.orders.recordPayment(wrong.id, { ...cash, paise: 399_900 }, accountant.id);
  await desk.store.orders.takeBackRecord(wrong.id, 'The wrong order', accountant.id);
  return orders;
}
