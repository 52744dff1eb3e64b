import { afterEach, describe, expect, it, vi } from 'vitest';
import { defaultAnonKey } from '#contract/forms/default-anon-key.ts';
import { postRow, unreachableResult } from './post-row.ts';

afterEach(() => vi.unstubAllGlobals());

function postAndGet(answer: Response) {
  vi.stubGlobal('fetch', async () => answer);
  return postRow('email_subscriptions', { email: 'asha@example.com' }, {});
}

function postAndFail(error: unknown) {
  vi.stubGlobal('fetch', async () => {
    throw error;
  });
  return postRow('email_subscriptions', { email: 'asha@example.com' }, {});
}

it('a row is posted to its table as JSON, with the public key and without the guard fields', async () => {
  const asked: Request[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    asked.push(new Request(new URL(path, 'http://localhost'), init));
    return new Response('', {
      status: 201,
      headers: { 'Payment-Location': 'https://pay.example' },
    });
  });
  const result = await postRow(
    'enrollments',
    { name: 'Asha', mobile: null },
    { 'idempotency-key': 'k' },
  );
  expect(result).toEqual({ at: 'stored', paymentUrl: 'https://pay.example' });
  expect(asked).toMatchObject([{ method: 'POST', url: 'http://localhost/rest/v1/enrollments' }]);
  expect(Object.fromEntries(asked[0]?.headers ?? [])).toEqual({
    'content-type': 'application/json',
    apikey: defaultAnonKey,
    authorization: `Bearer ${defaultAnonKey}`,
    'idempotency-key': 'k',
  });
  expect(await asked[0]?.json()).toEqual({ name: 'Asha', mobile: null });
});

describe('a row is stored', () => {
  it('when the service answers 201', async () => {
    expect(await postAndGet(new Response('', { status: 201 }))).toEqual({
      at: 'stored',
      paymentUrl: null,
    });
  });

  it.each([
    [200, 'an empty body', ''],
    [200, 'a page of somebody’s proxy', '<!doctype html><title>Sign in</title>'],
    [200, 'something of JSON', '[]'],
    [202, 'a promise', ''],
    [204, 'nothing', null],
    [404, 'an empty body', ''],
  ])('not when the answer is %i with %s', async (status, _, body) => {
    expect(await postAndGet(new Response(body, { status }))).toMatchObject({ at: 'unreachable' });
  });
});

describe('a row that was not stored', () => {
  it('is refused in the words of the service', async () => {
    const refusal = {
      code: '23514',
      message: 'Please enter your name.',
      details: null,
      hint: null,
    };
    expect(await postAndGet(Response.json(refusal, { status: 400 }))).toEqual({
      at: 'refused',
      message: 'Please enter your name.',
      code: '23514',
    });
  });

  it('reached nobody when there is no connection', async () => {
    expect(await postAndFail(new TypeError('Failed to fetch'))).toBe(unreachableResult);
  });

  it('reached another server when the answer is JSON and no refusal', async () => {
    expect(await postAndGet(Response.json([]))).toMatchObject({
      message: expect.stringContaining('could not be read'),
    });
  });

  it('timed out when the time limit ended, and only then', async () => {
    const tooLong = { at: 'unreachable', message: expect.stringContaining('took too long') };
    const unread = { at: 'unreachable', message: expect.stringContaining('could not be read') };
    expect(await postAndFail(new DOMException('', 'TimeoutError'))).toEqual(tooLong);
    expect(await postAndFail(new DOMException('', 'AbortError'))).toEqual(unread);
    const other = Object.assign(new Error(), { name: 'TimeoutError' });
    expect(await postAndFail(other)).toEqual(unread);
  });
});
