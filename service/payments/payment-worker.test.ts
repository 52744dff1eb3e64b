/** When it is looked after orders; what is done then is tried in `order-errands.test.ts`. */
import type { FastifyBaseLogger } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Order, OrderPort } from '#database/orders/order-port.ts';
import { paidOrder } from '../../tests/service/support/paid-order.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { PaymentWorker } from './payment-worker.ts';

const order = paidOrder({ state: 'made', paymentId: null, paidAt: null, receipt: null });
const link = { id: 'plink_1', url: 'https://pay.example/1', expiresAt: null };

/** `offers` answers for the one order that waits for its link, when there is one. */
function atWork({
  offers,
  open = () => [],
  pollMs,
}: {
  offers?: () => Promise<typeof link>;
  open?: () => Order[];
  pollMs?: number;
}) {
  const claims: string[] = [];
  const faults: unknown[] = [];
  const links: unknown[] = [];
  let unoffered = offers ? [order] : [];
  const claimed = (what: string, found: () => Order[]) => async () => {
    claims.push(what);
    return found();
  };
  const orders = {
    claimProviderEvents: claimed('events', () => []),
    claimUnoffered: claimed('unoffered', () => unoffered.splice(0)),
    claimRefunds: claimed('refunds', () => []),
    claimUnsettled: claimed('open', open),
    claimPaid: claimed('paid', () => []),
    noteLink: async (...about: unknown[]) => void links.push(about),
    postponeAsking: async () => {},
  };
  const worker = new PaymentWorker({
    orders: orders as unknown as OrderPort,
    provider: {
      offerPayment: offers,
      stateOf: async (reference: string) => {
        claims.push(`ask ${reference}`);
        return null;
      },
    } as unknown as PaymentProvider,
    now: Date.now,
    log: { error: (about: unknown) => void faults.push(about) } as unknown as FastifyBaseLogger,
    returnTo: () => new URL('https://miranaya.example/'),
    ...(pollMs === undefined ? {} : { pollMs }),
  });
  const again = () => {
    unoffered = [order];
  };
  const rounds = () => claims.filter((what) => what === 'events').length;
  return { worker, claims, faults, links, again, rounds };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  // In this order: a spy gives back the clock that it found, which is the pretended one.
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('the worker', () => {
  it('looks at events, then at links, refunds and whom to ask about', async () => {
    const { worker, claims } = atWork({});
    await worker.nudge();
    expect(claims).toEqual(['events', 'unoffered', 'refunds', 'open', 'paid']);
    await worker.close();
  });

  it('looks at its start, and from then on every so often', async () => {
    const { worker, rounds } = atWork({ pollMs: 700 });
    worker.start();
    await vi.advanceTimersByTimeAsync(0);
    expect(rounds()).toBe(1);
    await vi.advanceTimersByTimeAsync(699);
    expect(rounds()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(rounds()).toBe(2);
    await worker.close();
  });

  it('looks every five seconds when nobody says otherwise, also after a round that failed', async () => {
    const offers = () => Promise.reject(new TypeError('ours'));
    const { worker, rounds, faults } = atWork({ offers });
    worker.start();
    await vi.advanceTimersByTimeAsync(0);
    expect(faults).toMatchObject([{ err: { message: 'ours' } }]);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(rounds()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(rounds()).toBe(2);
    await worker.close();
  });

  it('goes on after a second while more are to be asked about, and no sooner than it always does', async () => {
    let left = 2;
    const twenty = () => {
      left -= 1;
      return left > 0 ? Array.from({ length: 20 }, () => order) : [];
    };
    const slow = atWork({ open: twenty });
    await slow.worker.nudge();
    await vi.advanceTimersByTimeAsync(999);
    expect(slow.rounds()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(slow.rounds()).toBe(2);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(slow.rounds()).toBe(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(slow.rounds()).toBe(3);
    await slow.worker.close();
    left = 2;
    const quick = atWork({ open: twenty, pollMs: 10 });
    await quick.worker.nudge();
    await vi.advanceTimersByTimeAsync(10);
    expect(quick.rounds()).toBe(2);
    await quick.worker.close();
  });

  it('is in no hurry after a round that failed before it could see how much there is', async () => {
    let left = 2;
    const { worker, rounds, again, faults } = atWork({
      open: () => {
        left -= 1;
        return left > 0 ? Array.from({ length: 20 }, () => order) : [];
      },
      offers: () => (left === 2 ? Promise.resolve(link) : Promise.reject(new TypeError('ours'))),
    });
    await worker.nudge();
    again();
    await vi.advanceTimersByTimeAsync(1_000);
    expect([rounds(), faults.length]).toEqual([2, 1]);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(rounds()).toBe(2);
    await worker.close();
  });

  it('does not keep a process alive by waiting', async () => {
    const timers = vi.spyOn(globalThis, 'setTimeout');
    const { worker } = atWork({});
    worker.start();
    const [timer] = timers.mock.results;
    expect((timer?.value as NodeJS.Timeout | undefined)?.hasRef()).toBe(false);
    await worker.close();
  });

  it('does one round at a time, and one more for all who came meanwhile', async () => {
    const { promise, resolve } = Promise.withResolvers<typeof link>();
    const { worker, rounds } = atWork({ offers: () => promise });
    const first = worker.nudge();
    const later = [worker.nudge(), worker.nudge()];
    await vi.advanceTimersByTimeAsync(0);
    expect(rounds()).toBe(1);
    resolve(link);
    await first;
    await Promise.all(later);
    expect(rounds()).toBe(2);
    await worker.nudge();
    expect(rounds()).toBe(3);
    await worker.close();
  });

  it('ends what is under way when it is closed, and does nothing after', async () => {
    const { promise, resolve } = Promise.withResolvers<typeof link>();
    const { worker, rounds, links } = atWork({ offers: () => promise, pollMs: 10 });
    void worker.nudge();
    await vi.advanceTimersByTimeAsync(0);
    let isClosed = false;
    const closing = worker.close().then(() => {
      isClosed = true;
    });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(isClosed).toBe(false);
    resolve(link);
    await closing;
    expect(links).toEqual([[order.id, link]]);
    await worker.nudge();
    worker.start();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(rounds()).toBe(1);
  });

  it('is not woken once it is closed', async () => {
    const { worker, rounds } = atWork({});
    worker.start();
    await worker.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(rounds()).toBe(0);
  });

  it('asks about one order for who comes back from paying', async () => {
    const { worker, claims } = atWork({});
    await worker.ask(order);
    expect(claims).toEqual([`ask ${order.id}`]);
  });
});
