/** Tests when the loops process orders, and that one kind of work does not wait for another. */
import type { FastifyBaseLogger } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Order } from '#database/orders/order.ts';
import type { OrderPort } from '#database/orders/order-port.ts';
import { makePaidOrder } from '../../../tests/service/support/make-paid-order.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import { OrderWorkLoops } from './order-work-loops.ts';

const order = makePaidOrder({ state: 'made', paymentId: null, paidAt: null, receipt: null });
const refund = { key: 'rf-1', paise: 5, refundId: null, hasFailed: false };
const link = { id: 'plink_1', url: 'https://pay.example/1', expiresAt: null };

type Due = {
  events?: { id: string; eventId: string; body: string }[];
  unoffered?: Order[];
  tried?: Order[];
  refunds?: Order[];
  open?: Order[];
};

/**
 * Creates a worker for which these pieces of work are due; each is claimed once. For references that `isSlow` selects,
 * the fake provider never answers.
 */
function atWork(
  due: Due = {},
  isSlow: (reference: string) => boolean = () => false,
  made: Promise<typeof link> = Promise.resolve(link),
) {
  const claims: string[] = [];
  const did: string[] = [];
  const claimed =
    <Piece>(what: string, pieces: Piece[] = []) =>
    async (_mode: string, limit: number) => {
      claims.push(what);
      return pieces.splice(0, limit);
    };
  const answer = <Answer>(reference: string, content: Answer | Promise<Answer>) =>
    isSlow(reference) ? new Promise<Answer>(() => {}) : Promise.resolve(content);
  const orders = {
    claimProviderEvents: claimed('events', due.events),
    claimForFirstLink: claimed('unoffered', due.unoffered),
    claimForLinkRetry: claimed('tried', due.tried),
    claimRefunds: claimed('refunds', due.refunds),
    claimUnpaidForLookUp: claimed('open', due.open),
    claimPaidForLookUp: claimed('paid'),
    claimEndingLinks: claimed('endings'),
    markProviderEventApplied: async (id: string) => void did.push(`applied ${id}`),
    storeRefundId: async () => {},
    flagSecondOrder: async (id: string) => orderOf(id),
    noteLink: async (id: string) => void did.push(`link of ${id}`),
    findOrder: async (id: string) => makePaidOrder({ id, state: 'refunding', refund }),
    setNextLookUp: async (id: string) => void did.push(`asked about ${id}`),
  };
  const worker = new OrderWorkLoops({
    orders: orders as unknown as OrderPort,
    provider: {
      readStoredEvent: () => ({ at: 'nothing', eventId: '' }),
      offerPayment: ({ id }: Order) => answer(id, made),
      readLinkState: (reference: string) => answer(reference, null),
      refund: () => answer('refund', { refundId: 'rfnd_1', isDone: false }),
    } as unknown as PaymentProvider,
    now: Date.now,
    log: {
      error: (about: unknown) => void did.push(String(about)),
    } as unknown as FastifyBaseLogger,
    returnTo: () => new URL('https://miranaya.example/'),
    pollMs: 700,
  });
  return { worker, claims, did };
}

const orderOf = (id: string, changes: Partial<Order> = {}) => ({ ...order, id, ...changes });
const twenty = (name: string, changes: Partial<Order> = {}) =>
  Array.from({ length: 20 }, (_, n) => orderOf(`${name} ${n}`, changes));
const anEvent = { id: 'event', eventId: 'evt_1', body: '{}' };

// The clock starts when the orders were made, because the worker would end an order whose link expired long ago.
beforeEach(() => void vi.useFakeTimers({ now: order.createdAt }));
afterEach(() => void vi.useRealTimers());

describe('the worker', () => {
  it('does each kind of work when it is started by a call, at its start, and at intervals', async () => {
    const kinds = ['events', 'unoffered', 'tried', 'refunds', 'open', 'paid', 'endings'].sort();
    const { worker, claims } = atWork();
    worker.start();
    for (const ms of [0, 700, 700]) {
      await vi.advanceTimersByTimeAsync(ms);
      expect(claims.splice(0).sort()).toEqual(kinds);
    }
    await worker.nudge();
    await vi.advanceTimersByTimeAsync(0);
    expect(claims.splice(0).sort()).toEqual(kinds);
    await worker.close();
    await worker.nudge();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(claims).toEqual([]);
  });

  it.each([
    ['refunds', { refunds: twenty('slow') }],
    ['questions', { open: twenty('slow', { state: 'offered' }) }],
    ['links that were tried before', { tried: twenty('slow', { offerTries: 1 }) }],
  ])('makes a new link and applies an event while %s have no answer', async (_name, slow) => {
    const { worker, did } = atWork(
      { ...slow, unoffered: [orderOf('new')], events: [anEvent] },
      (reference) => reference.startsWith('slow'),
    );
    await worker.nudge();
    expect(did).toEqual(expect.arrayContaining(['link of new', 'applied event']));
  });

  it('makes a new link beside nineteen that have no answer', async () => {
    const unoffered = twenty('slow').slice(1);
    const { worker, did } = atWork({ unoffered }, (reference) => reference.startsWith('slow'));
    void worker.nudge();
    await vi.advanceTimersByTimeAsync(0);
    unoffered.push(orderOf('new'));
    await worker.nudge(orderOf('new'));
    expect(did).toEqual(['link of new']);
  });

  it('waits for the link of an order that an earlier round has begun', async () => {
    const links = Promise.withResolvers<typeof link>();
    const { worker, did } = atWork({ unoffered: [orderOf('mine')] }, () => false, links.promise);
    void worker.nudge();
    await vi.advanceTimersByTimeAsync(0);
    const waiting = worker.nudge(orderOf('mine'));
    await vi.advanceTimersByTimeAsync(0);
    expect(did).toEqual([]);
    links.resolve(link);
    await waiting;
    expect(did).toEqual(['link of mine']);
  });

  it('refunds and asks while new links have no answer', async () => {
    const { worker, did } = atWork(
      {
        unoffered: twenty('slow'),
        refunds: [orderOf('refunded')],
        open: [orderOf('open', { state: 'offered' })],
      },
      (reference) => reference.startsWith('slow'),
    );
    void worker.nudge();
    await vi.advanceTimersByTimeAsync(0);
    expect(did.sort()).toEqual(['asked about open', 'asked about refunded']);
  });

  it('asks about one order for a visitor who returns from paying', async () => {
    const asked: string[] = [];
    const { worker } = atWork({}, (reference) => asked.push(reference) === 0);
    await worker.pollProvider(order);
    expect(asked).toEqual([order.id]);
  });
});
