/** Every rule of the data service's contract, as a client sees it. */
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { serviceFailureSentences } from '#contract/forms/form-sentences.ts';
import { fieldErrorSentences } from '#contract/rows/field-error-sentences.ts';
import { makeCallRequest, makeEnrolment } from './support/make-submissions.ts';
import { anonKey, startTestApp, type TestApp } from './support/start-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_MINUTE: '100000', RATE_LIMIT_HOUR: '100000' } });
});
afterAll(() => app.close());
afterEach(async () => {
  await app.store.desk.erase(
    (await app.leads()).map((lead) => lead.id),
    'terminal',
  );
});

const call = makeCallRequest().row;

type Sent = {
  method?: string;
  headers?: Record<string, string>;
  body?: unknown;
  raw?: string | Uint8Array<ArrayBuffer>;
};

async function send(path: string, { method = 'POST', headers = {}, body = call, raw }: Sent = {}) {
  const hasBody = !['GET', 'HEAD'].includes(method);
  const answer = await fetch(`${app.url}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      apikey: anonKey,
      ...(raw === undefined ? { 'content-type': 'application/json' } : {}),
      ...headers,
    },
    ...(hasBody ? { body: raw ?? JSON.stringify(body) } : {}),
  });
  const text = await answer.text();
  return {
    status: answer.status,
    headers: answer.headers,
    text,
    error: text === '' ? null : JSON.parse(text),
  };
}

const table = '/rest/v1/request_a_call';

describe('a row', () => {
  it('is answered with 201, an empty body, no type and no location', async () => {
    const answer = await send(table);
    expect([answer.status, answer.text]).toEqual([201, '']);
    expect(answer.headers.get('content-type')).toBeNull();
    expect(answer.headers.get('location')).toBeNull();
    expect(answer.headers.get('content-length')).toBe('0');
    expect(answer.headers.get('preference-applied')).toBeNull();
    expect(await app.leads()).toMatchObject([{ name: 'Asha 1', phone: '+91 98765 43210' }]);
  });

  it('is stored trimmed, and without a message as null', async () => {
    const { message: _, ...rest } = call;
    expect((await send(table, { body: { ...rest, name: '  Asha ' } })).status).toBe(201);
    expect(await app.leads()).toMatchObject([{ name: 'Asha', message: null }]);
  });

  it('confirms a minimal answer, when that was requested', async () => {
    const answer = await send(table, { headers: { prefer: 'return=minimal' } });
    expect([answer.status, answer.headers.get('preference-applied')]).toEqual([
      201,
      'return=minimal',
    ]);
  });

  it('may be sent in an array of one, with its columns named; other keys are then ignored', async () => {
    const columns = encodeURIComponent('"name","email","phone","program","message"');
    const body = [{ ...call, id: 'mine', nonsense: 1 }];
    expect((await send(`${table}?columns=${columns}`, { body })).status).toBe(201);
    expect((await send(table, { body })).error.code).toBe('PGRST204');
    expect((await send(`${table}?columns=name`, { body })).error.code).toBe('23502');
    expect((await send(`${table}?columns=id`, { body })).error.code).toBe('PGRST204');
  });

  it('may be sent as an ordinary form', async () => {
    const raw = new URLSearchParams({ ...call, message: 'two\r\nlines' } as Record<
      string,
      string
    >).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8' };
    expect((await send(table, { raw, headers })).status).toBe(201);
    expect(await app.leads()).toMatchObject([{ message: 'two\nlines' }]);
  });

  it('may have a number in place of text', async () => {
    expect((await send(table, { body: { ...call, phone: 9876543210 } })).status).toBe(201);
    expect(await app.leads()).toMatchObject([{ phone: '9876543210' }]);
  });

  it.each([
    [{ authorization: `Bearer ${anonKey}` }],
    [{ apikey: anonKey, authorization: `Bearer ${anonKey}` }],
  ])('may have its key as %j', async (headers) => {
    const answer = await fetch(`${app.url}/rest/v1/enrollments`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(makeEnrolment().row),
    });
    expect(answer.status).toBe(201);
  });
});

describe('what a visitor may not do', () => {
  it.each(['return=representation', 'return=headers-only', 'resolution=merge-duplicates'])(
    'is refused: %s',
    async (prefer) => {
      const answer = await send(table, { headers: { prefer } });
      expect(answer.status).toBe(401);
      expect(answer.headers.get('www-authenticate')).toBe('Bearer');
      expect(answer.error).toEqual({
        code: '42501',
        details: null,
        hint: null,
        message: 'permission denied for table request_a_call',
      });
    },
  );

  it.each(['GET', 'PATCH', 'PUT', 'DELETE'])('is refused: %s', async (method) => {
    const answer = await send(`${table}?select=*&email=eq.a`, { method });
    expect([answer.status, answer.error.code]).toEqual([401, '42501']);
  });

  it('is refused: HEAD, which has no body', async () => {
    expect((await send(table, { method: 'HEAD' })).status).toBe(401);
  });

  it('is refused: another method', async () => {
    const answer = await send(table, { method: 'PROPFIND' });
    expect([answer.status, answer.error.code]).toEqual([405, 'PGRST117']);
    expect(answer.error.message).toBe('Unsupported HTTP method: PROPFIND');
  });

  it('is refused: another profile, an impossible Accept', async () => {
    const profile = await send(table, { headers: { 'content-profile': 'back_office' } });
    expect([profile.status, profile.error.code]).toEqual([406, 'PGRST106']);
    const read = await send(table, { method: 'GET', headers: { 'accept-profile': 'back_office' } });
    expect([read.status, read.error.code]).toEqual([406, 'PGRST106']);
    const accept = await send(table, { headers: { accept: 'image/png' } });
    expect([accept.status, accept.error.code]).toEqual([406, 'PGRST107']);
    for (const can of ['*/*', 'application/json', 'text/csv', 'image/png, */*;q=0.1'])
      expect((await send(table, { headers: { accept: can } })).status, can).toBe(201);
    expect((await send(table, { headers: { 'content-profile': 'public' } })).status).toBe(201);
  });
});

describe('a body', () => {
  it.each([
    'text/csv',
    'text/plain',
    'multipart/form-data; boundary=x',
    'application/xml',
    'nonsense',
    ';',
  ])('of the type %s is refused', async (type) => {
    const answer = await send(table, { raw: 'name,email', headers: { 'content-type': type } });
    expect([answer.status, answer.error.code]).toEqual([400, 'PGRST102']);
    expect(answer.error.message).toMatch(/^Content-Type not acceptable: /);
  });

  it.each([
    '',
    '{',
    '[]',
    '3',
    'null',
    '"x"',
    '[3]',
    '[[]]',
    '{"a":}',
    Uint8Array.of(0x7b, 0x22, 0x6e, 0x22, 0x3a, 0x22, 0xff, 0x22, 0x7d),
  ])('of %j is refused', async (raw) => {
    const answer = await send(table, { raw, headers: { 'content-type': 'application/json' } });
    expect([answer.status, answer.error]).toEqual([
      400,
      { code: 'PGRST102', details: null, hint: null, message: 'Empty or invalid json' },
    ]);
  });

  it('with several rows is refused', async () => {
    const answer = await send(table, { body: [call, call] });
    expect([answer.status, answer.error.message]).toEqual([400, 'Please send one row at a time']);
    expect(await app.leads()).toEqual([]);
  });

  it('over 16 kB is refused in JSON', async () => {
    const answer = await send(table, { body: { ...call, message: 'm'.repeat(17_000) } });
    expect([answer.status, answer.error.code, answer.error.message]).toEqual([
      413,
      'PT413',
      serviceFailureSentences.tooLarge,
    ]);
  });

  it('with an unknown key is refused by name', async () => {
    for (const key of ['id', 'created_at', 'x', '__proto__', 'constructor', 'website']) {
      const raw = JSON.stringify(makeEnrolment().row).replace('{', `{"${key}":"1",`);
      const answer = await send('/rest/v1/enrollments', {
        raw,
        headers: { 'content-type': 'application/json' },
      });
      expect([answer.status, answer.error.code, answer.error.message]).toEqual([
        400,
        'PGRST204',
        `Could not find the '${key}' column of 'enrollments' in the schema cache`,
      ]);
    }
  });

  it('without a required value is refused in PostgreSQL’s words', async () => {
    for (const body of [
      { ...call, name: null },
      { ...call, name: undefined },
    ]) {
      const answer = await send(table, { body });
      expect([answer.status, answer.error.code, answer.error.message]).toEqual([
        400,
        '23502',
        'null value in column "name" of relation "request_a_call" violates not-null constraint',
      ]);
    }
  });

  it.each([
    [{ name: ' ' }, fieldErrorSentences.nameMissing],
    [{ name: 'n'.repeat(121) }, fieldErrorSentences.nameTooLong],
    [{ email: 'nobody' }, fieldErrorSentences.emailWrong],
    [{ email: { x: 1 } }, fieldErrorSentences.emailMissing],
    [{ phone: '123' }, fieldErrorSentences.phoneWrong],
    [{ program: 'Certified Course' }, fieldErrorSentences.programMissing],
    [{ message: 'm'.repeat(2001) }, fieldErrorSentences.messageTooLong],
    [{ name: 'a\u0000b' }, fieldErrorSentences.unreadable],
    [{ name: 'a\u001b[2Jb' }, fieldErrorSentences.unreadable],
    [{ name: 'a\ud800' }, fieldErrorSentences.unreadable],
  ])('with %j is refused with a sentence', async (change, message) => {
    const answer = await send(table, { body: { ...call, ...change } });
    expect([answer.status, answer.error]).toEqual([
      400,
      { code: '23514', details: null, hint: null, message },
    ]);
    expect(await app.leads()).toEqual([]);
  });
});

describe('an address', () => {
  it('of an unknown table names the nearest known one', async () => {
    const answer = await send('/rest/v1/enrolments');
    expect([answer.status, answer.error]).toEqual([
      404,
      {
        code: 'PGRST205',
        details: null,
        hint: "Perhaps you meant the table 'public.enrollments'",
        message: "Could not find the table 'public.enrolments' in the schema cache",
      },
    ]);
    for (const name of [
      'outbox',
      'constructor',
      '..%2f..%2fetc',
      'x'.repeat(3000),
      'request_a_call%00',
    ])
      expect((await send(`/rest/v1/${name}`)).status, name).toBe(404);
  });

  it('that is deeper, or the root, is not found', async () => {
    for (const [path, code] of [
      ['/rest/v1/a/b', 'PGRST125'],
      ['/rest/v1/enrollments/', 'PGRST125'],
      ['/rest/v1/rpc/x', 'PGRST125'],
      ['/rest/v1/%zz', 'PGRST125'],
      ['/rest/v1/', 'PGRST126'],
      ['/rest/v1', 'PGRST126'],
      ['/rest/v1?x=1', 'PGRST126'],
    ] as const) {
      for (const method of ['POST', 'GET']) {
        const answer = await send(path, { method });
        expect([answer.status, answer.error.code], `${method} ${path}`).toEqual([404, code]);
      }
    }
  });

  it('may be percent-encoded', async () => {
    expect((await send('/rest/v1/enroll%6Dents', { body: makeEnrolment().row })).status).toBe(201);
  });
});

describe('the public key', () => {
  const post = (headers: Record<string, string>) =>
    fetch(`${app.url}${table}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(call),
    });

  it('is required', async () => {
    const answer = await post({});
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ message: 'No API key found in request' });
  });

  it('must be the right one, in every place', async () => {
    for (const headers of [
      { apikey: 'wrong-key' },
      { apikey: '' },
      { authorization: 'Bearer wrong' },
      { apikey: anonKey, authorization: 'Bearer wrong' },
    ] as Record<string, string>[]) {
      const answer = await post(headers);
      expect([answer.status, (await answer.json()).message]).toEqual([401, 'Invalid API key']);
    }
    expect(await app.leads()).toEqual([]);
  });
});

describe('an idempotency key', () => {
  const keyed = (key: string, body: unknown) =>
    send(table, { headers: { 'idempotency-key': key }, body });

  it('stores one row when the same submission is sent again', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => keyed(key, call)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(await app.leads()).toHaveLength(1);
  });

  it('refuses another submission with the same key', async () => {
    const key = randomUUID();
    await keyed(key, call);
    const answer = await keyed(key.toUpperCase(), { ...call, name: 'Somebody else' });
    expect([answer.status, answer.error.code]).toEqual([409, 'PT409']);
    expect(await app.leads()).toHaveLength(1);
  });

  it('must be a UUID', async () => {
    expect((await keyed('1', call)).error).toMatchObject({ code: 'PT400' });
  });
});

describe('a second subscription', () => {
  it('is answered exactly like the first', async () => {
    const subscribe = (email: string) => send('/rest/v1/email_subscriptions', { body: { email } });
    const first = await subscribe('asha@example.com');
    const second = await subscribe('Asha@Example.com');
    const plain = ({ status, text, headers }: typeof first) => ({
      status,
      text,
      headers: [...headers].filter(([name]) => name !== 'date'),
    });
    expect(plain(second)).toEqual(plain(first));
    expect(await app.leads()).toHaveLength(1);
  });
});
