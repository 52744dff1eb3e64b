import { setTimeout as delay } from 'node:timers/promises';
import { openStore, sqlitePathInFolder } from '#database/open-store.ts';
import { computeHmacHex } from '#service/payments/hmac.ts';
import { storeStaffMember } from '../../tests/service/support/staff-and-enquiries.ts';
import { startService } from '../service-process.ts';
import { compareRowsWithAcknowledged, type FaultOutcome, isLossless } from './fault-outcome.ts';
import { lockSqliteFile } from './lock-sqlite-file.ts';

const secret = 'the-secret-of-the-webhook';
/**
 * The most milliseconds until an answer: `answerMs` for a request that needs the database, `pageMs` for a page, which
 * needs none.
 */
const usualLimits = { answerMs: 5_000, pageMs: 3_000 };

type Answer = { what: string; status: number; ms: number; retryAfter: string | null; text: string };

/**
 * For each kind of request that needs the database, a function that sends one. The number `n` makes the requests of one
 * kind differ.
 */
const sendByKind: Record<string, (url: string, n: number) => Promise<Response>> = {
  post: (url, n) =>
    fetch(`${url}/rest/v1/request_a_call`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', apikey: 'miranaya-public-key' },
      body: JSON.stringify({
        name: `Locked ${n}`,
        email: `locked.${n}@example.com`,
        phone: '9876543210',
        program: 'Data Science',
      }),
    }),
  webhook: (url, n) => {
    const body = JSON.stringify({ event: 'payment.authorized', payload: {} });
    return fetch(`${url}/webhooks/razorpay`, {
      method: 'POST',
      headers: {
        'x-razorpay-event-id': `locked_${n}`,
        'x-razorpay-signature': computeHmacHex(secret, body),
      },
      body,
    });
  },
  'sign-in': (url, n) =>
    fetch(`${url}/desk/sign-in`, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams({
        email: `locked.${n}@example.com`,
        password: 'not the right one',
      }),
      redirect: 'manual',
    }),
  readiness: (url) => fetch(`${url}/health/ready`),
};

const settings = {
  RAZORPAY_KEY_ID: 'rzp_test_locked0001',
  RAZORPAY_KEY_SECRET: 'the-secret-of-the-key',
  RAZORPAY_WEBHOOK_SECRET: secret,
  // No program listens at this address, because this bench never needs the API of the payment provider.
  RAZORPAY_API_URL: 'http://127.0.0.1:9',
};

/**
 * Another process locks the SQLite file for `heldMs` milliseconds. Meanwhile the bench sends `each` requests of every
 * kind at once, again and again. When the file is no longer locked, it sends them twice more.
 */
export async function sendRequestsToLockedFile(
  dataDir: string,
  heldMs: number,
  each: number,
  limits = usualLimits,
): Promise<FaultOutcome> {
  const store = await openStore({ databaseUrl: null, dataDir });
  // The desk exists only after somebody was invited, so the bench creates an owner.
  await storeStaffMember(store, 'owner');
  await store.close();
  const service = await startService({ DATA_DIR: dataDir, ...settings });
  const sendAll = () =>
    Promise.all(
      Object.entries(sendByKind).flatMap(([what, ask]) =>
        Array.from({ length: each }, async (_, n): Promise<Answer> => {
          const began = performance.now();
          const answer = await ask(service.url, n).catch(() => null);
          const ms = performance.now() - began;
          const text = answer === null ? '' : await answer.text();
          const retryAfter = answer?.headers.get('retry-after') ?? null;
          return { what, status: answer?.status ?? 0, ms, retryAfter, text };
        }),
      ),
    );
  const held = await lockSqliteFile(sqlitePathInFolder(dataDir));
  const release = delay(heldMs).then(() => held.release());
  const answers: Answer[] = [];
  const pages: number[] = [];
  let isHeld = true;
  const looking = (async () => {
    while (isHeld) {
      const began = performance.now();
      await (await fetch(service.url)).text();
      pages.push(performance.now() - began);
      await delay(50);
    }
  })();
  const end = performance.now() + heldMs - limits.answerMs;
  do {
    answers.push(...(await sendAll()));
    await delay(200);
  } while (performance.now() < end);
  await release;
  isHeld = false;
  await looking;
  // The readiness route repeats its last result for a second, so the bench waits.
  await delay(1_500);
  const after = await sendAll();
  // The bench repeats all requests, although they were answered: a payment provider may repeat an event as well, and
  // the service must not store a repeated request twice.
  after.push(...(await sendAll()));
  await service.kill('SIGTERM');

  const refused = answers.filter(
    ({ status, retryAfter, text }) =>
      status === 503 && retryAfter !== null && /[a-z]\.["<]/.test(text),
  ).length;
  const slowest = Math.max(...answers.map(({ ms }) => ms));
  const slowestPage = Math.max(...pages);
  const well = after.filter(({ status }) => status > 0 && status < 500).length;
  const names = Array.from({ length: each }, (_, n) => `Locked ${n}`);
  const counted = await compareRowsWithAcknowledged({ databaseUrl: null, dataDir }, names);
  return {
    fault: 'The SQLite file locked by another process',
    cycles: answers.length,
    ...counted,
    note: `${refused} of ${answers.length} requests answered 503 with a sentence, the slowest after ${(slowest / 1000).toFixed(1)} s; the slowest page took ${slowestPage.toFixed(0)} ms; ${well} of ${after.length} answered when it was free`,
    isGood:
      isLossless(counted) &&
      refused === answers.length &&
      slowest < limits.answerMs &&
      slowestPage < limits.pageMs &&
      well === after.length,
  };
}
