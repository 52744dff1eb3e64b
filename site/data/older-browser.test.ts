import { afterEach, describe, expect, it, vi } from 'vitest';
import { removeNewerBrowserMethods } from '../../tests/support/remove-newer-browser-methods.ts';
import { loadComparedOffer } from './network/load-compared-offer.ts';
import { loadOrderView } from './network/load-order-view.ts';
import { postRow } from './network/post-row.ts';

afterEach(() => vi.unstubAllGlobals());

/**
 * The response is created before the simulation, because Node's `Response` needs methods that the older browser
 * lacks.
 */
function answeredInOlderBrowser(answer: Response): void {
  vi.stubGlobal('fetch', async () => answer);
  removeNewerBrowserMethods();
}

describe('a browser without `AbortSignal.timeout`', () => {
  it('sends a row', async () => {
    answeredInOlderBrowser(new Response('', { status: 201 }));
    const result = await postRow('email_subscriptions', { email: 'asha@example.com' }, {});
    expect(result.at).toBe('stored');
  });

  it('gets the state of an order', async () => {
    const view = { state: 'open', texts: {}, links: {}, isMoving: true };
    answeredInOlderBrowser(Response.json(view));
    expect(await loadOrderView('?order=a.b')).toEqual(view);
  });

  it('gets an offer to compare', async () => {
    answeredInOlderBrowser(Response.json({ slug: 'mern-stack' }));
    expect(await loadComparedOffer('mern-stack')).toEqual({ slug: 'mern-stack' });
  });
});
