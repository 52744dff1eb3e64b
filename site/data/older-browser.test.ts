import { afterEach, describe, expect, it, vi } from 'vitest';
import { inOlderBrowser } from '../../tests/support/older-browser.ts';
import { loadComparedOffer } from './load-compared-offer.ts';
import { loadOrder } from './load-order.ts';
import { postRow } from './post-row.ts';

afterEach(() => vi.unstubAllGlobals());

/** The answer is made before: Node's own needs what the browser lacks. */
function answeredInOlderBrowser(answer: Response): void {
  vi.stubGlobal('fetch', async () => answer);
  inOlderBrowser();
}

describe('a browser that cannot give up by itself (`AbortSignal.timeout`)', () => {
  it('sends a row', async () => {
    answeredInOlderBrowser(new Response('', { status: 201 }));
    const result = await postRow('email_subscriptions', { email: 'asha@example.com' }, {});
    expect(result.at).toBe('stored');
  });

  it('learns where an order stands', async () => {
    const view = { state: 'open', texts: {}, links: {}, isMoving: true };
    answeredInOlderBrowser(Response.json(view));
    expect(await loadOrder('?order=a.b')).toEqual(view);
  });

  it('gets an offer to compare', async () => {
    answeredInOlderBrowser(Response.json({ slug: 'mern-stack' }));
    expect(await loadComparedOffer('mern-stack')).toEqual({ slug: 'mern-stack' });
  });
});
