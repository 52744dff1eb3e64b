/**
 * Kills the service with `kill -9` while orders are refunded in two parts. The kill comes after a part was requested,
 * after it was sent but before its answer arrived, or after the bank has confirmed it. Afterwards each part must have
 * been refunded once. The net sums in the list of orders, on the numbers page and in the month's CSV must equal the net
 * sum of all receipts and vouchers.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { type DatabaseLocation, openStore } from '#database/open-store.ts';
import type { Order } from '#database/orders/order.ts';
import type { Store } from '#database/store.ts';
import { monthOf } from '#domain/bookkeeping/month.ts';
import {
  netReceiptsPaiseOf,
  sumReceiptsAndVouchers,
} from '#domain/bookkeeping/receipts-and-vouchers.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import { totalRefundedPaise } from '#domain/orders/order-states.ts';
import { formatReceiptsAndVouchersCsv } from '#service/bookkeeping/format-receipts-and-vouchers-csv.ts';
import { readReceiptsAndVouchersOfMonth } from '#service/bookkeeping/read-receipts-and-vouchers-of-month.ts';
import { findOrderOfPerson } from '../../tests/service/support/find-order-of-person.ts';
import { makeEnrolment } from '../../tests/service/support/make-submissions.ts';
import { findFreePort } from '../../tests/support/find-free-port.ts';
import { RazorpayEmulator } from '../../tests/support/razorpay/razorpay-emulator.ts';
import { type ServiceProcess, startService } from '../service-process.ts';
import type { FaultOutcome } from './fault-outcome.ts';

const moments = ['asked', 'sent', 'confirmed'] as const;
const offer = 'mern-stack';
const patienceMs = 60_000;

export async function killBetweenRefunds(
  place: DatabaseLocation,
  parts = 2,
): Promise<FaultOutcome> {
  const bank = await new RazorpayEmulator().start();
  bank.keyId = 'rzp_live_emulated0001';
  const port = String(await findFreePort());
  const env = {
    PORT: port,
    SITE_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: place.dataDir,
    LOG_LEVEL: 'error',
    ...(place.databaseUrl === null ? {} : { DATABASE_URL: place.databaseUrl }),
    ...bank.settings,
  };
  bank.webhookUrl = `http://127.0.0.1:${port}/webhooks/razorpay`;
  let service: ServiceProcess = await startService(env);
  const store = await openStore(place);
  const { orders } = store;
  const found = async (id: string) => (await orders.findOrder(id)) as Order;
  const until = async (what: () => boolean | Promise<boolean>) => {
    const end = Date.now() + patienceMs;
    while (!(await what())) {
      if (Date.now() > end) throw new Error(`Waited too long: ${service.output()}`);
      await delay(20);
    }
  };

  const ids: string[] = [];
  for (const [n] of moments.entries()) {
    const submission = makeEnrolment(`refunded.${n}`, { offer });
    await store.insertAsVisitor(submission);
    const { email, mobile } = submission.row;
    const order = await findOrderOfPerson(orders, { email: `${email}`, phone: `${mobile}` }, offer);
    const id = `${order?.id}`;
    await until(async () => (await found(id)).state === 'offered');
    await bank.send(bank.pay(bank.linkOf(id)));
    await until(async () => (await found(id)).state === 'paid');
    ids.push(id);
  }

  /**
   * Requests one part of the refund of an order, kills the service at `moment`, and waits until the part has its
   * voucher.
   */
  const refundPart = async (id: string, moment: (typeof moments)[number], paise: number) => {
    const before = bank.refunds.length;
    const isMade = () => bank.refunds.length > before;
    bank.isDown = () => moment === 'asked';
    bank.answersRefunds = moment !== 'sent';
    bank.newRefundState = moment === 'confirmed' ? 'pending' : 'processed';
    const order = await found(id);
    await orders.requestRefund(id, paise, 'an accountant', totalRefundedPaise(order));
    if (moment === 'asked') await delay(Math.random() * 300);
    else await until(isMade);
    if (moment === 'confirmed') {
      await until(async () => (await found(id)).refund?.refundId !== null);
      const refund = bank.refunds.at(-1);
      if (refund === undefined) throw new Error('The bank has made no refund.');
      const event = bank.endRefund(refund, 'processed');
      await bank.send(event);
      await service.kill('SIGKILL');
      service = await startService(env);
      // The provider may report the same refund twice, so the bench sends the event again.
      await bank.send(event);
    } else {
      await service.kill('SIGKILL');
      service = await startService(env);
    }
    bank.isDown = () => false;
    bank.answersRefunds = true;
    bank.newRefundState = 'processed';
    // The accountant presses the button again, on a page that was loaded before the refund.
    await orders.requestRefund(id, paise, 'an accountant', totalRefundedPaise(order));
    await until(async () => {
      // Makes the order due, because the killed process had leased it for some minutes, or had postponed it while the
      // bank was down.
      await orders.makeOrdersDue('live', ['refunding']);
      await delay(500);
      return (await found(id)).vouchers.length > order.vouchers.length;
    });
  };

  let kills = 0;
  for (let part = 0; part < parts; part += 1)
    for (const [n, id] of ids.entries()) {
      await refundPart(id, moments[(n + part) % moments.length] ?? 'asked', 20_000 + n);
      kills += 1;
    }
  await orders.makeOrdersDue('live', ['refunded']);
  await delay(1_000);

  let lost = 0;
  let twice = 0;
  for (const id of ids) {
    const order = await found(id);
    const atBank = bank.refunds.filter(({ payment_id }) => payment_id === order.paymentId);
    const back = atBank.reduce((sum, { amount }) => sum + amount, 0);
    lost += parts - order.vouchers.length;
    twice += Math.abs(atBank.length - parts) + Number(back !== totalRefundedPaise(order));
  }
  const figures = await readNetOfEachPlace(store);
  await service.kill('SIGTERM');
  await store.close();
  await bank.close();
  const isSame = new Set(Object.values(figures)).size === 1;
  return {
    fault: `kill -9 between refunds in parts, ${place.databaseUrl === null ? 'SQLite' : 'PostgreSQL'}`,
    cycles: kills,
    acknowledged: parts * ids.length,
    found: parts * ids.length - lost,
    lost,
    twice,
    note: isSame
      ? 'list, numbers and CSV have the net of receipts and vouchers'
      : `the net differs: ${JSON.stringify(figures)}`,
    isGood: lost === 0 && twice === 0 && isSame,
  };
}

async function readNetOfEachPlace(store: Store) {
  const [since, until] = [new Date(0), new Date(Date.UTC(2100, 0))];
  const issued = await store.orders.receiptsAndVouchersIn('live', since, until);
  const list = await store.orders.sumReceiptsAndVouchersOfOrders({
    issuedIn: { mode: 'live', since, until },
  });
  let csvRupees = 0;
  for (const month of new Set(issued.map(({ issuedAt }) => monthOf(indianDay(issuedAt))))) {
    const csv = formatReceiptsAndVouchersCsv(
      await readReceiptsAndVouchersOfMonth(store.bookkeeping, 'live', month),
    );
    for (const line of csv.split('\r\n').slice(1)) csvRupees += Number(line.split(',')[3] ?? 0);
  }
  return {
    receipts: netReceiptsPaiseOf(sumReceiptsAndVouchers(issued)),
    list: netReceiptsPaiseOf(list),
    numbers: netReceiptsPaiseOf((await store.desk.readNumbers(since, until)).receiptsAndVouchers),
    csv: Math.round(csvRupees * 100),
  };
}
