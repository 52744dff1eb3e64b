/**
 * Everything around the storing of a row: which address is counted, what is logged, where the visitor is sent, and how
 * failures are named.
 */
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { serviceFailureSentences } from '#contract/forms/form-sentences.ts';
import { encodeShownFee } from '#contract/forms/shown-fee.ts';
import { minimalPageWords } from '#contract/pages/minimal-page-words.ts';
import { fieldErrorSentences } from '#contract/rows/field-error-sentences.ts';
import { maxLengths } from '#contract/rows/max-lengths.ts';
import type { Store } from '#database/store.ts';
import { StoreUnavailable } from '#database/store-errors.ts';
import {
  ReusedIdempotencyKey,
  RowRefused,
  type Submission,
} from '#database/visitors/submission-port.ts';
import { makeEnrolment, makeSubscription } from '../../tests/service/support/make-submissions.ts';
import { noBatches } from '../../tests/service/support/no-batches.ts';
import { sampleOffersFile } from '../../tests/service/support/sample-offers-file.ts';
import { makeOffersFromFile, unknownOffers } from '../offers/read-offers.ts';
import type { NextPage, Payments } from '../payments/add-payments.ts';
import { readConfig } from '../settings/config.ts';
import { addRestApi, isRestPath, type RestOptions } from './add-rest-api.ts';
import { RequestRefused, refusals } from './request-refused.ts';

const config = readConfig({
  CORS_ORIGINS: 'https://pages.example',
  SITE_URL: 'https://miranaya.example',
});
const here = { host: 'miranaya.example', origin: 'https://miranaya.example' };

let app: FastifyInstance | undefined;
let stored: Submission[];
let aside: [string, string][];
let counted: (string | undefined)[];
let log: Record<string, unknown>[];
let told: number;
let now: number;
/** The seconds to wait that the limiter returns, one value per call. */
let waits: number[];
let onStoring: () => void;

beforeEach(() => {
  [stored, aside, counted, log, told, now, waits] = [[], [], [], [], 0, 0, []];
  onStoring = () => {};
});
afterEach(async () => {
  await app?.close();
  app = undefined;
});

function service(options: Partial<RestOptions> = {}): FastifyInstance {
  const made = Fastify({
    bodyLimit: 2_000,
    logger: { stream: { write: (line) => void log.push(JSON.parse(line)) } },
    logController: new LogController({ disableRequestLogging: true }),
  });
  made.decorateRequest('sentForm', null);
  made.decorateRequest('refusalCode', null);
  addRestApi(made, {
    config,
    store: {
      batches: noBatches,
      async insertAsVisitor(submission: Submission) {
        onStoring();
        stored.push(submission);
        return 'stored';
      },
      async keepInQuarantine({ table }: Submission, reason: string) {
        aside.push([table, reason]);
      },
    } as Store,
    limiter: {
      scope: 'this process',
      async count(_address, what) {
        counted.push(what);
        return waits.shift() ?? 0;
      },
      async close() {},
    },
    now: () => now,
    paymentUrl: null,
    payments: null,
    offers: unknownOffers,
    onStored: () => {
      told += 1;
    },
    ...options,
  });
  app = made;
  return made;
}

const row = makeEnrolment().row;
type Headers = Record<string, string>;
const post = (
  headers: Headers = {},
  payload: unknown = row,
  url = '/rest/v1/enrollments',
  to = app ?? service(),
) =>
  to.inject({
    method: 'POST',
    url,
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    headers: {
      host: 'miranaya.example',
      'content-type': 'application/json',
      apikey: config.anonKey,
      ...headers,
    },
  });
const asForm = (fields: Headers, headers: Headers = {}, url = '/rest/v1/enrollments') =>
  (app ?? service()).inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(fields).toString(),
    headers: {
      ...here,
      accept: 'text/html',
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
  });
const fields = { name: 'Ravi', email: 'ravi@example.com', mobile: '098765-43210' };

describe('a row', () => {
  it('is stored, and the waiting workers are started', async () => {
    const key = 'ABCDEF01-2345-4678-9abc-def012345678';
    const answer = await post({ 'idempotency-key': key });
    expect([answer.statusCode, answer.body, answer.headers['content-length']]).toEqual([
      201,
      '',
      '0',
    ]);
    expect(stored).toMatchObject([
      { table: 'enrollments', row: { ...row, offer: null }, idempotencyKey: key.toLowerCase() },
    ]);
    expect([told, counted]).toEqual([1, [undefined]]);
    expect(answer.headers['payment-location']).toBeUndefined();
  });

  it.each(['1', 'abcdef01-2345-4678-9abc-def0123456789', 'xabcdef01-2345-4678-9abc-def012345678'])(
    'under the key "%s" is refused',
    async (key) => {
      expect((await post({ 'idempotency-key': key })).json()).toMatchObject({ code: 'PT400' });
      expect(stored).toEqual([]);
    },
  );

  it('is confirmed in a header to a client that asked for no body', async () => {
    const applied = async (prefer: string) =>
      (await post({ prefer })).headers['preference-applied'];
    expect(await applied('Return=Minimal, count=exact')).toBe('return=minimal');
    expect(await applied('count=exact')).toBeUndefined();
  });

  it.each(['return=representation', 'RETURN=headers-only', 'resolution=merge-duplicates'])(
    'is neither read back nor overwritten: %s',
    async (prefer) => {
      const answer = await post({ prefer });
      expect([answer.statusCode, answer.json().code]).toEqual([401, '42501']);
      expect(stored).toEqual([]);
    },
  );

  it('about an offer that is not sold is refused, if the sold offers are known', async () => {
    service({ offers: makeOffersFromFile(sampleOffersFile) });
    const answer = await post({}, { ...row, offer: 'mern-stack' });
    expect(answer.json()).toMatchObject({ code: '23514', message: fieldErrorSentences.offerWrong });
    expect((await post({}, { ...row, offer: 'flutter' })).statusCode).toBe(201);
    expect((await post()).statusCode).toBe(201);
  });

  it('is logged by its table, its status and its time, and an unknown name not at all', async () => {
    await post();
    await post({}, {}, '/rest/v1/asha%40example.com');
    await post({ apikey: 'wrong' });
    const lines = log.map(({ method, table, status, code }) => ({ method, table, status, code }));
    expect(lines).toEqual([
      { method: 'POST', table: 'enrollments', status: 201, code: undefined },
      { method: 'POST', table: undefined, status: 404, code: 'PGRST205' },
      { method: 'POST', table: 'enrollments', status: 401, code: 'PT401' },
    ]);
    for (const { ms } of log) {
      expect(ms).toBeGreaterThanOrEqual(0);
      expect(ms).toBeLessThan(60_000);
      expect(String(ms)).toMatch(/^\d+(\.\d)?$/);
    }
    expect(JSON.stringify(log)).not.toContain('asha');
  });
});

describe('a visitor who sends too much', () => {
  it('is told how long to wait, and nothing is stored', async () => {
    waits = [30];
    const answer = await post();
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '30']);
    expect([stored, told, counted]).toEqual([[], 0, [undefined]]);
  });

  it('is counted separately for refused rows, and then refused for these', async () => {
    expect((await post({}, {})).statusCode).toBe(400);
    expect(counted).toEqual(['failed']);
    waits = [7];
    expect((await post({}, {})).headers['retry-after']).toBe('7');
    counted = [];
    expect((await post({ apikey: 'another-key' })).statusCode).toBe(401);
    expect((await post({}, [])).statusCode).toBe(400);
    expect((await post({}, {}, '/rest/v1/nothing_here')).statusCode).toBe(404);
    expect(counted).toEqual(['failed', 'failed', 'failed']);
  });

  it('is not a visitor whose browser was made to post by another site', async () => {
    const origin = 'https://evil.example';
    expect((await post({ origin }, {})).statusCode).toBe(400);
    for (const more of [{}, { apikey: config.anonKey }] as Headers[]) {
      const answer = await asForm({ ...fields, ...more }, { origin });
      expect([answer.statusCode, answer.json().message]).toEqual([401, refusals.noKey().message]);
    }
    expect(counted).toEqual([]);
  });
});

describe('a form that looks like a script’s', () => {
  const guard = (said: string) => ({ 'form-guard': said });

  it('is quarantined for the filled trap, is answered like any other, and staff are notified', async () => {
    const answer = await post(guard('age=9000; trap=x'));
    expect([answer.statusCode, answer.body]).toEqual([201, '']);
    expect([stored, aside, told]).toEqual([[], [['enrollments', 'trap']], 1]);
    expect(log).toContainEqual(expect.objectContaining({ table: 'enrollments', reason: 'trap' }));
  });

  it('is treated as a person’s five times in a minute', async () => {
    for (let n = 0; n < 5; n++) await post(guard('age=100; trap='));
    expect([stored.length, aside]).toEqual([5, []]);
    await post(guard('age=100; trap='));
    expect(aside).toEqual([['enrollments', 'too fast']]);
    now += 60_000;
    await post(guard('age=100; trap='));
    expect(stored).toHaveLength(6);
  });

  it('is not suspected for forty in an hour, and then suspected', async () => {
    for (let n = 0; n < 41; n++) {
      now = n * 60_000;
      await post(guard('age=100; trap='));
    }
    expect([stored.length, aside.length]).toEqual([40, 1]);
  });
});

describe('after an enrolment its visitor is sent', () => {
  const step = { address: 'https://bank.example/1', page: '/enroll-form/pay?order=1' };
  const pageWithoutLink = { address: '/enroll-form/status?order=later', page: '/later' };
  const asked: unknown[] = [];
  const paying = (next: NextPage | null) =>
    ({
      pageWithoutLink: pageWithoutLink,
      async findPaymentPage(...about: unknown[]) {
        asked.push(about);
        return next;
      },
    }) as Payments;
  const headerOf = async (headers: Headers = here) =>
    (await post(headers)).headers['payment-location'];
  const redirectOf = async (more: Headers = {}) => {
    const { statusCode, headers } = await asForm({ ...fields, ...more });
    expect(statusCode).toBe(303);
    return headers.location;
  };

  it('to its payment: by script to the bank, by a form over a page of ours', async () => {
    asked.length = 0;
    service({ payments: paying(step) });
    expect(await headerOf()).toBe(step.address);
    expect(await redirectOf({ offer: 'flutter' })).toBe(step.page);
    expect(asked).toEqual([
      [{ email: row.email, phone: row.mobile }, null, null, null],
      [{ email: fields.email, phone: fields.mobile }, 'flutter', null, null],
    ]);
  });

  it('with the fee that the form showed for what was chosen', async () => {
    asked.length = 0;
    service({ payments: paying(step) });
    await headerOf({ ...here, 'shown-fee': encodeURIComponent(encodeShownFee('', '', '₹2,500')) });
    await redirectOf({ offer: 'flutter', shown_fee: encodeShownFee('flutter', '', '₹3,999') });
    await redirectOf({ offer: 'flutter', shown_fee: encodeShownFee('', '', '₹2,500') });
    await headerOf({ ...here, 'shown-fee': '%E2%82' });
    expect(asked.map((about) => (about as unknown[])[3])).toEqual(['₹2,500', '₹3,999', null, null]);
  });

  it('to a fixed address if no payments are made, or if there is no order', async () => {
    const paymentUrl = 'https://pay.example/';
    service({ paymentUrl });
    expect([await headerOf(), await redirectOf()]).toEqual([paymentUrl, '/enroll-form/payment']);
    await app?.close();
    service({ paymentUrl, payments: paying(null) });
    expect([await headerOf(), await redirectOf()]).toEqual([paymentUrl, '/enroll-form/payment']);
  });

  it('to a page that asks to wait, if there is no order and no address', async () => {
    service({ payments: paying(null) });
    expect([await headerOf(), await redirectOf()]).toEqual([
      pageWithoutLink.address,
      pageWithoutLink.page,
    ]);
  });

  it('to the same page when it is quarantined, and no order is looked for', async () => {
    asked.length = 0;
    service({ payments: paying(step) });
    expect(await redirectOf({ subject: 'trap' })).toBe(pageWithoutLink.page);
    expect(asked).toEqual([]);
  });

  it('to a complete address, when the page is on another host', async () => {
    service({ payments: paying(null) });
    expect(await headerOf({ origin: 'https://pages.example' })).toBe(
      'https://miranaya.example/enroll-form/status?order=later',
    );
  });

  it('nowhere after another row', async () => {
    service({ payments: paying(step) });
    const { row } = makeSubscription('asha@example.com');
    const answer = await post(here, row, '/rest/v1/email_subscriptions');
    expect([answer.statusCode, answer.headers['payment-location']]).toEqual([201, undefined]);
  });

  it('to the confirmation page on the host of the form, if nothing is paid', async () => {
    expect(await redirectOf()).toBe('/enroll-form/payment');
    const listed = { origin: 'https://pages.example' };
    const { headers } = await asForm({ ...fields, apikey: config.anonKey }, listed);
    expect(headers.location).toBe('https://pages.example/enroll-form/payment');
  });
});

describe('a browser’s own form', () => {
  const isPage = ({ headers }: { headers: Record<string, unknown> }) =>
    headers['content-type'] === 'text/html; charset=utf-8';

  it('may have the longest message, also in a script whose letters take nine bytes each', async () => {
    const message = 'क'.repeat(maxLengths.message);
    const call = { name: 'Asha', email: 'asha@example.com', phone: '9876543210', message };
    const typed = { ...call, program: 'Data Science' };
    expect((await asForm(typed, {}, '/rest/v1/request_a_call')).statusCode).toBe(303);
    expect(stored).toMatchObject([{ row: { message } }]);
  });

  it('that is too long to be read gets a page that does not claim to keep the text', async () => {
    const answer = await asForm({ name: 'x'.repeat(40_000) });
    expect(answer.statusCode).toBe(413);
    expect(answer.body).not.toContain(minimalPageWords.form.kept);
    expect((await asForm({ name: 'Ravi' })).body).toContain(minimalPageWords.form.kept);
  });

  it('is answered with a page that keeps the typed text, and is kept for the Back button alone', async () => {
    const answer = await asForm({ ...fields, email: 'typed at' });
    expect([answer.statusCode, isPage(answer)]).toEqual([400, true]);
    expect(answer.headers['cache-control']).toBe('private, no-cache');
    expect(answer.headers['content-security-policy']).toContain("form-action 'self';");
    expect(answer.body).toContain('value="typed at"');
    expect(answer.body).toContain('href="/enroll-form"');
  });

  it('of a page on another host leads back there', async () => {
    const { body } = await asForm(
      { ...fields, mobile: '1', apikey: config.anonKey },
      { origin: 'https://pages.example' },
    );
    expect(body).toContain('href="https://pages.example/enroll-form"');
  });

  it('is recognised by asking for a page and sending no header of ours', async () => {
    const wrong = { ...fields, mobile: '1' };
    for (const headers of [
      { accept: '*/*' },
      { apikey: config.anonKey },
      { authorization: `Bearer ${config.anonKey}` },
      { origin: 'https://evil.example' },
    ] as Headers[]) {
      const answer = await asForm({ ...wrong, apikey: config.anonKey }, headers);
      expect(isPage(answer)).toBe(false);
      expect(answer.json()).toHaveProperty('code');
    }
    expect(isPage(await asForm(wrong, { 'content-type': 'text/plain' }))).toBe(false);
  });

  it('needs no key from a page of ours; from another host it needs the right one', async () => {
    const status = async (more: Headers, headers: Headers) =>
      (await asForm({ ...fields, ...more }, headers)).statusCode;
    expect(await status({}, {})).toBe(303);
    expect(await status({ apikey: 'wrong' }, {})).toBe(401);
    expect(await status({}, { origin: 'https://pages.example' })).toBe(401);
    expect(await status({ apikey: config.anonKey }, { origin: 'https://pages.example' })).toBe(303);
    expect(await status({ apikey: config.anonKey }, { origin: 'https://evil.example' })).toBe(401);
  });
});

describe('a refused request', () => {
  it.each([
    ['a refusal', () => new RequestRefused(418, 'PT418', 'a teapot'), 418, 'PT418', 'a teapot'],
    ['a row that the tables refuse', () => new RowRefused('23514', 'so'), 400, '23514', 'so'],
    ['a row without a value', () => new RowRefused('23502', 'null'), 400, '23502', 'null'],
    ['a key of another row', () => new ReusedIdempotencyKey(), 409, 'PT409', undefined],
    [
      'a database that is away',
      () => new StoreUnavailable(new Error('x')),
      503,
      'PGRST000',
      serviceFailureSentences.away,
    ],
    ['a fault of ours', () => new TypeError('ours'), 500, 'PT500', serviceFailureSentences.broken],
    [
      'what the framework refused',
      () => Object.assign(new Error('x'), { statusCode: 400 }),
      400,
      'PT400',
      undefined,
    ],
    [
      'what it failed at',
      () => Object.assign(new Error('x'), { statusCode: 500 }),
      500,
      'PT500',
      undefined,
    ],
    [
      'what it redirected',
      () => Object.assign(new Error('x'), { statusCode: 399 }),
      500,
      'PT500',
      undefined,
    ],
  ] as const)('%s is called by its name', async (_what, error, status, code, message) => {
    onStoring = () => {
      throw error();
    };
    const answer = await post();
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    if (message !== undefined) expect(answer.json().message).toBe(message);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    const faults = log.filter(({ level }) => level === 50);
    expect(faults).toHaveLength(status >= 500 ? 1 : 0);
    expect(told).toBe(0);
  });

  it('with a body over the limit is too long', async () => {
    const answer = await post({}, { ...row, name: 'n'.repeat(2_000) });
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'PT413']);
  });

  it('repeats only printable text of the request, and little of it', async () => {
    const messageOf = async (headers: Headers, url?: string) =>
      (await post(headers, row, url)).json().message;
    expect(await messageOf({}, `/rest/v1/${'x'.repeat(70)}`)).toBe(
      `Could not find the table 'public.${'x'.repeat(64)}' in the schema cache`,
    );
    expect(await messageOf({}, '/rest/v1/%C3%A4%0A')).toContain("'public.??'");
    expect(await messageOf({ 'content-profile': `a\u0080${'x'.repeat(80)}` })).toBe(
      `Invalid schema: a?${'x'.repeat(62)}`,
    );
    expect(await messageOf({ accept: `image/a\u0080${'x'.repeat(90)}` })).toBe(
      `None of these media types are available: image/a?${'x'.repeat(72)}`,
    );
  });

  it('is any reading, whatever its profile for writing is called', async () => {
    const ask = (method: 'GET' | 'HEAD' | 'PATCH', headers: Headers) =>
      (app ?? service()).inject({
        method,
        url: '/rest/v1/enrollments',
        headers: { apikey: config.anonKey, ...headers },
      });
    expect((await ask('GET', { 'content-profile': 'other' })).statusCode).toBe(401);
    expect((await ask('GET', { 'accept-profile': 'public' })).statusCode).toBe(401);
    expect((await ask('GET', { 'accept-profile': 'other' })).statusCode).toBe(406);
    expect((await ask('HEAD', { 'accept-profile': 'other' })).statusCode).toBe(406);
    expect((await ask('PATCH', { 'content-profile': 'other' })).statusCode).toBe(406);
    expect((await ask('PATCH', { 'accept-profile': 'other' })).statusCode).toBe(401);
    expect((await ask('GET', { apikey: 'wrong' })).json().code).toBe('PT401');
  });

  it.each([
    ['Bearer  KEY ', 201],
    ['bearer KEY', 201],
    ['Bearer KEY2', 401],
    ['x Bearer KEY', 401],
    ['BearerKEY', 401],
  ])('with a key in the form "%s": %i', async (said, status) => {
    const to = service();
    const answer = await to.inject({
      method: 'POST',
      url: '/rest/v1/enrollments',
      payload: row,
      headers: { authorization: said.replace('KEY', config.anonKey) },
    });
    expect(answer.statusCode).toBe(status);
  });

  it.each([
    ['', 201],
    [' ', 201],
    ['application/*', 201],
    ['application/vnd.pgrst.object+json', 201],
    ['application/geo+json', 201],
    ['application/octet-stream', 201],
    ['text/*;q=0.5', 201],
    ['TEXT/CSV', 201],
    ['image/png , application/json', 201],
    ['text/html', 406],
    ['application/jsonp', 406],
    ['xtext/csv', 406],
    ['application/xml,image/*', 406],
  ])('with an answer in the type "%s": %i', async (accept, status) => {
    expect((await post({ accept })).statusCode).toBe(status);
  });

  it('is answered with a page if a form asks for one, and without one for a row', async () => {
    expect((await asForm(fields, { accept: 'text/html', apikey: config.anonKey })).statusCode).toBe(
      201,
    );
  });

  it('is never the question which methods are allowed', async () => {
    const ask = (headers: Headers) =>
      (app ?? service()).inject({ method: 'OPTIONS', url: '/rest/v1/enrollments', headers });
    expect((await ask(here)).statusCode).toBe(204);
    expect((await ask({ origin: 'https://evil.example' })).statusCode).toBe(403);
  });
});

it('the address of the rows accepts only its own spelling', () => {
  for (const path of ['/rest/v1', '/rest/v1/', '/rest/v1/x', '/rest/v1?x'])
    expect(isRestPath(path)).toBe(true);
  for (const path of ['/rest/v10', '/rest', '/x/rest/v1', '/rest/v1x/', ''])
    expect(isRestPath(path)).toBe(false);
});
