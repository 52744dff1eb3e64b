/**
 * Orders under everything that can go wrong at once, against the emulator of Razorpay: its mishaps, events that come
 * twice, late, forged, out of order or never, other amounts and currencies, second payments, refunds on the bank's
 * page, and `kill -9` of the service between any two steps. Afterwards every order is held against what the emulator
 * knows.
 *
 *   npm run bench:payments -- [orders=10000] [kills=50] [sqlite|postgres] [minutes]
 *
 * It needs a built site. After so many minutes nobody enrols any more, and what there is by then is judged.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { openStore, type Place } from '#database/open.ts';
import type { Order } from '#database/orders/order-port.ts';
import type { OrderState } from '#domain/order-states.ts';
import { everyOrder } from '#service/payments/every-order.ts';
import { throwawayPostgres } from '../tests/service/support/throwaway-postgres.ts';
import { freePort } from '../tests/support/free-port.ts';
import { keys, type Mishap, RazorpayEmulator } from '../tests/support/razorpay/emulator.ts';
import { judge, ordersPaidAt, paidBackAt } from './payments/judge.ts';
import { payByChance } from './payments/pay-by-chance.ts';
import { printHeading, startTable } from './print-table.ts';
import { type ServiceProcess, startService } from './service-process.ts';

const [wanted = '10000', kills = '50', engine = 'sqlite', minutes = '1440'] = process.argv.slice(2);
const clients = 48;
/** While one is changed for the other, both count. */
const secrets = [keys.webhookSecret, 'the secret of the webhook before'] as const;
const offers = ['mern-stack', 'flutter', 'power-bi', ''];

const mishaps: readonly Mishap[] = [
  'answers 500',
  'answers 429',
  'makes it and never answers',
  'makes it and answers 500',
  'tells of the payment before it answers',
];
const oneOf = <T>(all: readonly T[]) => all[Math.floor(Math.random() * all.length)] as T;

const bank = await new RazorpayEmulator().start();
bank.chance = () => (Math.random() < 0.2 ? oneOf(mishaps) : undefined);
const database = engine === 'postgres' ? await throwawayPostgres() : null;
const place: Place = {
  dataDir: mkdtempSync(join(tmpdir(), 'miranaya-payments-')),
  databaseUrl: database?.url ?? null,
};
const port = String(await freePort());
const environment = {
  PORT: port,
  SITE_URL: `http://127.0.0.1:${port}`,
  DATA_DIR: place.dataDir,
  LOG_LEVEL: 'error',
  ...(place.databaseUrl === null ? {} : { DATABASE_URL: place.databaseUrl }),
  RAZORPAY_KEY_ID: keys.keyId,
  RAZORPAY_KEY_SECRET: keys.keySecret,
  RAZORPAY_WEBHOOK_SECRET: secrets.join(','),
  RAZORPAY_API_URL: bank.url,
};
bank.webhookUrl = `http://127.0.0.1:${port}/webhooks/razorpay`;

printHeading(`Payments: ${wanted} orders, ${kills} kills, ${engine}`);
const started = performance.now();
let service: ServiceProcess = await startService(environment);
let acknowledged = 0;
/** Of what was to be done, by what came first: the orders or the minutes. */
const partDone = () =>
  Math.max(
    acknowledged / Number(wanted),
    (performance.now() - started) / (Number(minutes) * 60_000),
  );
let killed = 0;
let isOver = false;

async function client(name: number): Promise<void> {
  for (let n = 0; partDone() < 1; n += 1) {
    const offer = oneOf(offers);
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

async function killNowAndThen(): Promise<void> {
  for (let kill = 1; kill <= Number(kills); kill += 1) {
    while (partDone() < kill / (Number(kills) + 1)) await delay(20);
    await delay(Math.random() * 200);
    await service.kill('SIGKILL');
    killed += 1;
    service = await startService(environment);
  }
}

const paying = payByChance(bank, secrets, () => isOver);
await Promise.all([
  killNowAndThen(),
  ...Array.from({ length: clients }, (_, name) => client(name)),
]);
bank.chance = () => undefined;

/** As `npm run orders -- reconcile` does. */
const store = await openStore(place);
const all = async (): Promise<Order[]> => {
  const found: Order[] = [];
  for await (const order of everyOrder(store.orders, {})) found.push(order);
  return found;
};
const unsettled: readonly OrderState[] = ['offered', 'expired', 'cancelled'];
const untilNone = async (what: (order: Order) => boolean, patienceMs: number) => {
  const end = Date.now() + patienceMs;
  while ((await all()).some(what) && Date.now() < end) await delay(5_000);
};

// Every order gets its link, and everybody who pays has paid.
await store.orders.makeDue('live', ['made']);
await untilNone(({ state }) => state === 'made', 120_000);
isOver = true;
await paying;

// What was told is thought about first: a payment that is noted later puts the next question off. What a process
// had in hand when it was killed is taken up by the next a minute later.
for (let before = ''; ; ) {
  const states = (await all()).map(({ state }) => state).join();
  if (states === before) break;
  before = states;
  await delay(75_000);
}

// As "npm run orders -- reconcile" does, once: who was asked about goes to the end of the line by himself.
const due =
  (await store.orders.makeDue('live', unsettled)) + (await store.orders.makeDue('live', ['paid']));
const isPaidAtBank = ordersPaidAt(bank);
const isBack = paidBackAt(bank);
await untilNone(
  ({ id, state, paymentId }) =>
    (unsettled.includes(state) && isPaidAtBank.has(id)) ||
    (state === 'paid' && isBack.has(paymentId ?? '')),
  60_000 + due * 600,
);

const verdict = judge(await all(), bank, {
  receipts: await store.orders.registerOf('receipt', '26-27'),
  vouchers: await store.orders.registerOf('voucher', '26-27'),
  acknowledged,
  kills: killed,
});
await service.kill('SIGTERM');
await store.close();
await bank.close();
await database?.drop();

const line = startTable(['what', 'count'], 34);
for (const [what, count] of Object.entries(verdict.counts)) line([what, `${count}`]);
console.log(
  `\n${((performance.now() - started) / 1000).toFixed(0)} s. ${verdict.isGood ? 'Good.' : 'NOT GOOD.'}`,
);
process.exitCode = verdict.isGood ? 0 : 1;
