import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadOrderView } from './load-order-view.ts';

const view = { state: 'open', texts: { title: 'Flutter' }, links: {}, isMoving: true };
const asked: [string, RequestInit][] = [];

/** Makes `fetch` answer with this text, or fail with this error. */
function answering(text: string | Error, status = 200): void {
  asked.length = 0;
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    asked.push([address, init]);
    if (text instanceof Error) throw text;
    return new Response(text, { status });
  });
}
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the state of an order', () => {
  it('is requested from the service by the ticket of the page, with a time limit', async () => {
    const patience = vi.spyOn(AbortSignal, 'timeout');
    answering(JSON.stringify(view));
    expect(await loadOrderView('?order=a.b')).toEqual(view);
    expect(asked).toEqual([
      ['/enroll-form/status.json?order=a.b', { signal: expect.any(AbortSignal) }],
    ]);
    expect(patience.mock.calls).toEqual([[10_000]]);
  });

  it('is also given for an unknown order', async () => {
    answering(JSON.stringify({ ...view, state: 'unknown' }), 404);
    expect(await loadOrderView('')).toMatchObject({ state: 'unknown' });
  });

  it.each(['null', '"open"', '{"state":"open"}', '{"texts":{}}', '[]', '<html>', ''])(
    'is unknown after the answer %j',
    async (text) => {
      answering(text);
      expect(await loadOrderView('')).toBeNull();
    },
  );

  it('is unknown when nobody answers', async () => {
    answering(new TypeError('Failed to fetch'));
    expect(await loadOrderView('')).toBeNull();
  });
});
