import { afterEach, describe, expect, it, vi } from 'vitest';
import { postRow } from './post-row.ts';

afterEach(() => vi.unstubAllGlobals());

function postAndGet(answer: Response) {
  vi.stubGlobal('fetch', async () => answer);
  return postRow('email_subscriptions', { email: 'asha@example.com' }, {});
}

describe('a row is stored', () => {
  it('when the service says 201', async () => {
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
  ])('not when somebody says %i with %s', async (status, _, body) => {
    expect(await postAndGet(new Response(body, { status }))).toMatchObject({ at: 'unreachable' });
  });
});
