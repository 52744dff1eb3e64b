/** Each layer of protection from both sides: the attack is limited, and real visitors are not. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeCallRequest, makeEnrolment } from './support/make-submissions.ts';
import { anonKey, startTestApp, type TestApp } from './support/start-test-app.ts';

let app: TestApp;
let ahead = 0;
/**
 * The clock begins at a full hour, because a window of the limits that ended during a test would let more requests
 * through.
 */
const clock = () => Date.UTC(2026, 0, 5, 9) + ahead;
const open = (env: Record<string, string> = {}) =>
  startTestApp({ clock, env: { TRUST_PROXY: '127.0.0.1', ...env } });
beforeEach(async () => {
  ahead = 0;
  app = await open();
});
/** Replaces the service by one with a tenth of the usual limits, so that a test reaches them sooner. */
async function allowTenth(): Promise<void> {
  await app.close();
  app = await open({ RATE_LIMIT_MINUTE: '30', RATE_LIMIT_HOUR: '150' });
}
afterEach(() => app.close());

function post(row: unknown, headers: Record<string, string> = {}, table = 'request_a_call') {
  return fetch(`${app.url}/rest/v1/${table}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: anonKey, ...headers },
    body: JSON.stringify(row),
  });
}

const guarded = (row: unknown, guard: string) => post(row, { 'form-guard': guard });

describe('the trap and the age of the page', () => {
  it('accept a person, on a fast line and in a tab that was open for days', async () => {
    const guards = [
      'age=800; trap=',
      `age=${5 * 86_400_000}; trap=`,
      // A person may also send no age: a form that was reloaded leaves it empty, pages of earlier releases sent another
      // field, and other clients send neither.
      'age=; trap=',
      'opened=lz8.abc; trap=',
    ];
    for (const [n, guard] of guards.entries())
      expect((await guarded(makeCallRequest(n).row, guard)).status).toBe(201);
    expect((await post(makeCallRequest(9).row)).status).toBe(201);
    expect(await app.leads()).toHaveLength(5);
    expect(await app.store.findAllQuarantined()).toEqual([]);
  });

  it('quarantine a script, and answer it like any visitor', async () => {
    const person = await post(makeCallRequest(1).row);
    const trapped = await guarded(
      makeCallRequest(2).row,
      `age=9000; trap=${encodeURIComponent('https://spam.example')}`,
    );
    const plain = (answer: Response) => [
      answer.status,
      [...answer.headers].filter(([name]) => name !== 'date'),
    ];
    expect(plain(trapped)).toEqual(plain(person));
    expect(await app.leads()).toHaveLength(1);
    const aside = await app.store.findAllQuarantined();
    expect(aside.map(({ reason, row }) => [reason, row.name])).toEqual([['trap', 'Asha 2']]);
  });

  it('quarantine an address that sends faster than a person, from the sixth submission on', async () => {
    for (let n = 1; n <= 7; n += 1)
      expect((await guarded(makeCallRequest(n).row, 'age=250; trap=')).status).toBe(201);
    expect(await app.leads()).toHaveLength(5);
    const aside = await app.store.findAllQuarantined();
    expect(aside.map(({ reason, row }) => [reason, row.name])).toEqual([
      ['too fast', 'Asha 6'],
      ['too fast', 'Asha 7'],
    ]);
    expect((await guarded(makeCallRequest(8).row, 'age=2000; trap=')).status).toBe(201);
    expect(await app.leads()).toHaveLength(6);
  });

  it('work in a form without JavaScript as well', async () => {
    const answer = await fetch(`${app.url}/rest/v1/enrollments`, {
      method: 'POST',
      redirect: 'manual',
      headers: { accept: 'text/html', origin: app.url },
      body: new URLSearchParams({
        ...(makeEnrolment().row as Record<string, string>),
        subject: 'spam',
      }),
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/enroll-form/payment']);
    expect(await app.leads()).toEqual([]);
    expect(await app.store.findAllQuarantined()).toHaveLength(1);
  });

  it('accept the form of a page that was opened before the fields had their names', async () => {
    const answer = await fetch(`${app.url}/rest/v1/email_subscriptions`, {
      method: 'POST',
      redirect: 'manual',
      headers: { accept: 'text/html', origin: app.url },
      body: new URLSearchParams({ email: 'old@example.com', website: '', opened: '' }),
    });
    expect(answer.status).toBe(303);
    expect(await app.leads()).toHaveLength(1);
  });

  it('do not quarantine a mistake of a person', async () => {
    const answer = await post(
      { ...makeCallRequest(1).row, phone: '1' },
      { 'form-guard': 'age=9000; trap=x' },
    );
    expect(answer.status).toBe(400);
    expect(await app.store.findAllQuarantined()).toEqual([]);
  });
});

describe('the limit of an address', () => {
  const from = (address: string) => ({ 'x-forwarded-for': address });
  /** Sends this many posts one after the other, and counts their statuses. */
  async function tally(times: number, send: (n: number) => Promise<Response>) {
    const counts: Record<number, number> = {};
    for (let n = 0; n < times; n += 1) {
      const { status } = await send(n);
      counts[status] = (counts[status] ?? 0) + 1;
    }
    return counts;
  }

  it('accepts a hundred and thirty people behind one address within a minute, with their typing mistakes', async () => {
    const campus = from('203.0.113.1');
    const answers = await Promise.all(
      Array.from({ length: 130 }, async (_, n) => {
        const row = makeCallRequest(n).row;
        if (n % 5 === 0) {
          const typo = await post({ ...row, phone: '98765' }, campus);
          expect(typo.status).toBe(400);
        }
        return post(row, campus);
      }),
    );
    expect(answers.filter(({ status }) => status !== 201)).toEqual([]);
    expect(await app.leads()).toHaveLength(130);
  });

  it('applies to an hour too, and is then stated in minutes', async () => {
    await allowTenth();
    const headers = from('203.0.113.11');
    let taken = 0;
    for (let minute = 0; minute < 6; minute += 1) {
      const counts = await tally(28, (n) => post(makeCallRequest(`${minute}-${n}`).row, headers));
      taken += counts[201] ?? 0;
      ahead += 60_000;
    }
    expect(taken).toBe(150);
    const sentence = async () =>
      (await (await post(makeCallRequest('late').row, headers)).json()).message;
    expect(await sentence()).toBe('Too many requests. Please try again in about 54 minutes.');
    ahead = 3_500_000;
    expect(await sentence()).toBe('Too many requests. Please try again in 100 seconds.');
    ahead = 3_600_000;
    expect((await post(makeCallRequest('late').row, headers)).status).toBe(201);
  });
});

describe('the same submission again', () => {
  it('within ten minutes is one row, after that another', async () => {
    for (let n = 0; n < 3; n += 1) expect((await post(makeCallRequest().row)).status).toBe(201);
    expect(await app.leads()).toHaveLength(1);
    ahead += 11 * 60_000;
    expect((await post(makeCallRequest().row)).status).toBe(201);
    expect(await app.leads()).toHaveLength(2);
  });

  it('is accepted with a disposable mail address', async () => {
    expect((await post({ email: 'x@mailinator.com' }, {}, 'email_subscriptions')).status).toBe(201);
  });
});
