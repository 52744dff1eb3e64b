/**
 * Tests orders while everything goes wrong at once. An emulator of Razorpay has faults of its own. Its events come
 * twice, late, forged, out of order or never, and its answers come late or not at all. There are wrong amounts and
 * currencies, second payments, and refunds on the bank's page and at the desk. Two accountants record cash under the
 * same references, make plans at the same time, and refund in parts, from stale pages and by double presses. Between
 * any two steps, the service may be killed with `kill -9`. Afterwards every order is compared with what the emulator
 * knows, and a line for each rule about money says whether it holds.
 *
 *   npm run bench:payments -- [orders=10000] [kills=50] [sqlite|postgres] [minutes]
 *
 * Needs a built site. After the given minutes nobody enrols any more, and the orders made until then are judged.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type DatabaseLocation, openStore } from '#database/open-store.ts';
import type { Order } from '#database/orders/order.ts';
import { registerNameOf } from '#domain/money/receipt-registers.ts';
import type { OrderState } from '#domain/orders/order-states.ts';
import { iterateOrders } from '#service/payments/iterate-orders.ts';
import { paymentModeOfKey } from '#service/payments/payment-mode.ts';
import { createThrowawayPostgres } from '../tests/service/support/throwaway-postgres-databases.ts';
import { findFreePort } from '../tests/support/find-free-port.ts';
import {
  type EmulatedFault,
  emulatorKeys,
  RazorpayEmulator,
} from '../tests/support/razorpay/razorpay-emulator.ts';
import {
  compareOrdersWithBank,
  findOrderIdsPaidAtBank,
  findPaymentIdsRefundedAtBank,
} from './payments/compare-orders-with-bank.ts';
import {
  closeCurrentMonth,
  countMoneyMismatches,
  findUnknownPayments,
} from './payments/count-money-mismatches.ts';
import { listRegisterNumbersOfEachYear } from './payments/list-register-numbers-of-each-year.ts';
import { payLinksRandomly } from './payments/pay-links-randomly.ts';
import { runRandomAccountant } from './payments/run-random-accountant.ts';
import { printHeading, startTable } from './print-table.ts';
import { type ServiceProcess, startService } from './service-process.ts';

const [wanted = '10000', kills = '50', engine = 'sqlite', minutes = '1440'] = process.argv.slice(2);
const clients = 48;
const mode = paymentModeOfKey(emulatorKeys.keyId);
/** The present and the previous secret of the webhook. Both are valid, as while the owner changes the secret. */
const secrets = [emulatorKeys.webhookSecret, 'the secret of the webhook before'] as const;
const offers = ['mern-stack', 'flutter', 'power-bi', ''];

const mishaps: readonly EmulatedFault[] = [
  'answers 500',
  'answers 429',
  'makes it and never answers',
  'makes it and answers 500',
  'tells of the payment before it answers',
];
const pickRandom = <T>(all: readonly T[]) => all[Math.floor(Math.random() * all.length)] as T;

const bank = await new RazorpayEmulator().start();
bank.chooseFault = () => (Math.random() < 0.2 ? pickRandom(mishaps) : undefined);
bank.isDown = () => Math.random() < 0.1;
// Most calls are quick, some are slow, and a few take longer than the service waits.
bank.pauseMs = () => {
  const luck = Math.random();
  return luck < 0.01 ? 12_000 : luck < 0.1 ? Math.random() * 3_000 : 0;
};
const database = engine === 'postgres' ? await createThrowawayPostgres() : null;
const place: DatabaseLocation = {
  dataDir: mkdtempSync(join(tmpdir(), 'miranaya-payments-')),
  databaseUrl: database?.url ?? null,
};
const port = String(await findFreePort());
const environment = {
  PORT: port,
  SITE_URL: `http://127.0.0.1:${port}`,
  DATA_DIR: place.dataDir,
  LOG_LEVEL: 'error',
  ...(place.databaseUrl === null ? {} : { DATABASE_URL: place.databaseUrl }),
  ...bank.settings,
  RAZORPAY_WEBHOOK_SECRET: secrets.join(','),
};
bank.webhookUrl = `http://127.0.0.1:${port}/webhooks/razorpay`;

printHeading(`Payments: ${wanted} orders, ${kills} kills, ${engine}`);
const begunAt = new Date();
const started = performance.now();
let service: ServiceProcess = await startService(environment);
let acknowledged = 0;
/** The share of the work that is done (1 when all is done), by orders or by minutes, whichever is higher. */
const shareDone = () =>
  Math.max(
    acknowledged / Number(wanted),
    (performance.now() - started) / (Number(minutes) * 60_000),
  );
let killed = 0;
let isOver = false;

async function enrolAgainAndAgain(name: number): Promise<void> {
  for (let n = 0; shareDone() < 1; n += 1) {
    const offer = pickRandom(offers);
    const answer = await fetch(`http://127.0.0.1:${port}/rest/v1/enrollments`, {
      method: 'POST',
      headers: { apikey: 'miranaya-public-key', 'content-type': 'application/json' },
      body: JSON.stringify({
        name: `Learner ${name} ${n}`,
        email: `learner.${name}.${n}@example.com`,
        mobile: `+91 9${String(name * 1_000_000 + n).padStart(9, '0')}`,
        ...(offer === '' ? {} : { offer }),
      }),
    }).catch(() => null);
    if (answer?.status === 201) acknowledged += 1;
    else await delay(50);
  }
}

async function killServiceNowAndThen(): Promise<void> {
  for (let kill = 1; kill <= Number(kills); kill += 1) {
    while (shareDone() < kill / (Number(kills) + 1)) await delay(20);
    await delay(Math.random() * 200);
    await service.kill('SIGKILL');
    killed += 1;
    service = await startService(environment);
  }
}

const store = await openStore(place);
/** Closes the month when half of the work is done. Payments continue. */
async function closeMonthHalfway(): Promise<void> {
  while (shareDone() < 0.5) await delay(50);
  await closeCurrentMonth(store, mode);
}

const paying = payLinksRandomly(bank, secrets, () => isOver);
const accountants = ['one accountant', 'another accountant'].map((who) =>
  runRandomAccountant(store, who, () => shareDone() >= 1),
);
await Promise.all([
  killServiceNowAndThen(),
  ...accountants,
  closeMonthHalfway(),
  ...Array.from({ length: clients }, (_, name) => enrolAgainAndAgain(name)),
]);
bank.chooseFault = () => undefined;
bank.isDown = () => false;
bank.pauseMs = () => 0;

/** Reads all orders, however many there are. */
const all = async (): Promise<Order[]> => {
  const found: Order[] = [];
  for await (const order of iterateOrders(store.orders, {})) found.push(order);
  return found;
};
const unsettled: readonly OrderState[] = ['offered', 'expired', 'cancelled'];
const waitUntilNone = async (what: (order: Order) => boolean, patienceMs: number) => {
  const end = Date.now() + patienceMs;
  while ((await all()).some(what) && Date.now() < end) await delay(5_000);
};

// The bench waits until every order has its payment link, and until every learner who pays has paid.
await store.orders.makeOrdersDue(mode, ['made']);
// A later instalment gets its link only when its time is near, so it is not waited for.
await waitUntilNone(({ state, instalment }) => state === 'made' && !instalment?.askAt, 120_000);
isOver = true;
await paying;

// The bench waits until the states of all orders stay the same. The pause between two comparisons is longer than a
// minute, because another process takes over the work of a killed one only after a minute. Orders are polled only
// afterwards, because a payment that is recorded from an event postpones the next poll of its order.
for (let before = ''; ; ) {
  const states = (await all()).map(({ state }) => state).join();
  if (states === before) break;
  before = states;
  await delay(75_000);
}

// Makes all orders due for one poll, as `npm run orders -- reconcile` does. Once is enough: an order that was polled
// goes to the end of the queue by itself.
const due =
  (await store.orders.makeOrdersDue(mode, unsettled)) +
  (await store.orders.makeOrdersDue(mode, ['paid', 'refunding', 'refunded']));
const isPaidAtBank = findOrderIdsPaidAtBank(bank);
const isBack = findPaymentIdsRefundedAtBank(bank);
await waitUntilNone(
  ({ id, state, paymentId, paidWay, discrepancy }) =>
    (unsettled.includes(state) && isPaidAtBank.has(id)) ||
    (['paid', 'refunding'].includes(state) && isBack.has(paymentId ?? '')) ||
    (state === 'refunding' && paidWay === 'online' && discrepancy === null),
  60_000 + due * 600,
);

// Some learners pay by a link although staff have recorded money for the order by hand. The bench waits until polling
// has found these payments too.
for (const end = Date.now() + 60_000 + due * 600; Date.now() < end; await delay(5_000))
  if ((await findUnknownPayments(store, bank, await all())).length === 0) break;

const orders = await all();
const run = { since: begunAt, until: new Date() };
const verdict = compareOrdersWithBank(orders, bank, {
  receipts: await listRegisterNumbersOfEachYear(store.orders, registerNameOf('receipt', mode), run),
  vouchers: await listRegisterNumbersOfEachYear(store.orders, registerNameOf('voucher', mode), run),
  money: await countMoneyMismatches(store, bank, { orders, mode }),
  acknowledged,
  kills: killed,
});

const line = startTable(['what', 'count'], 44);
for (const [what, count] of Object.entries(verdict.counts)) line([what, `${count}`]);
console.log('');
const rule = startTable(['invariant', 'holds'], 76);
for (const [what, broken] of Object.entries(verdict.invariants))
  rule([what, broken === 0 ? 'yes' : `NO: ${broken}`]);
for (const { id, state } of verdict.disputed) {
  const history = (await store.orders.eventsOf(id)).map(({ type }) => type);
  console.log(`Order ${id}, ${state}: ${history.join(', ')}`);
}
await service.kill('SIGTERM');
await store.close();
await bank.close();
await database?.drop();
console.log(
  `\n${((performance.now() - started) / 1000).toFixed(0)} s. ${verdict.isGood ? 'Good.' : 'NOT GOOD.'}`,
);
process.exitCode = verdict.isGood ? 0 : 1;
