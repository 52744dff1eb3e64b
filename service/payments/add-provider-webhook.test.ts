/** The webhook route of the provider without the rest of the service. */
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OrderPort } from '#database/orders/order-port.ts';
import type { ProviderEvent } from '#database/orders/provider-events/provider-event-port.ts';
import { StoreUnavailable } from '#database/store-errors.ts';
import { addProviderWebhook } from './add-provider-webhook.ts';
import type { PaymentProvider } from './payment-provider.ts';
import type { OrderWorkLoops } from './worker/order-work-loops.ts';

let app: FastifyInstance;
let log: string[];
let read: Buffer[];
let stored: ProviderEvent[];
let wakes: number;
let now: number;
let onStoring: () => boolean;

beforeEach(() => {
  [log, read, stored, wakes, now] = [[], [], [], 0, 0];
  onStoring = () => true;
  app = Fastify({ logger: { level: 'warn', stream: { write: (line) => void log.push(line) } } });
  addProviderWebhook(app, {
    provider: {
      name: 'razorpay',
      readEvent(body: Buffer, headers: Record<string, string | undefined>) {
        read.push(body);
        return headers['x-signature'] === 'true'
          ? { at: 'nothing', eventId: 'evt_1' }
          : { at: 'refused', because: 'signature' };
      },
    } as PaymentProvider,
    orders: {
      storeProviderEvent: async (event: ProviderEvent) => {
        stored.push(event);
        return onStoring();
      },
    } as OrderPort,
    worker: {
      wake: () => {
        wakes += 1;
      },
    } as OrderWorkLoops,
    now: () => now,
  });
});
afterEach(() => app.close());

const send = (payload: string | Buffer = '{"a": 1}', headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/webhooks/razorpay',
    payload,
    headers: { 'content-type': 'application/json', 'x-signature': 'true', ...headers },
  });
const forged = { 'x-signature': 'forged' };

describe('a signed event', () => {
  it('is stored byte for byte, then answered, and processed afterwards', async () => {
    const { statusCode, headers, body } = await send('{"a":  "ä"}');
    expect([statusCode, JSON.parse(body)]).toEqual([200, { taken: true }]);
    expect(headers['cache-control']).toBe('no-store');
    expect(stored).toEqual([{ eventId: 'evt_1', body: '{"a":  "ä"}' }]);
    expect(wakes).toBe(1);
  });

  it('is read as bytes, whatever its content type is', async () => {
    for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded'])
      await send('a=1', { 'content-type': type });
    expect(read).toEqual([1, 2, 3].map(() => Buffer.from('a=1')));
  });

  it('that was stored before is accepted, and starts no worker', async () => {
    onStoring = () => false;
    expect((await send()).statusCode).toBe(200);
    expect(wakes).toBe(0);
  });

  it('is refused when the database is unreachable so that it is sent again, and the reason is logged', async () => {
    onStoring = () => {
      throw new StoreUnavailable(new Error('no connection'));
    };
    const { statusCode, headers, body } = await send();
    expect([statusCode, JSON.parse(body)]).toEqual([
      503,
      {
        taken: false,
        message: 'The event could not be stored just now. Please send it again.',
      },
    ]);
    expect(headers['retry-after']).toBe('5');
    expect(headers['cache-control']).toBe('no-store');
    expect(log).toHaveLength(1);
    expect(wakes).toBe(0);
  });

  it('is refused after an error of ours so that it is sent again, and the error is logged', async () => {
    onStoring = () => {
      throw new Error('a fault of ours');
    };
    const { statusCode, body } = await send();
    expect([statusCode, JSON.parse(body)]).toEqual([500, { taken: false }]);
    expect(log.join()).toContain('a fault of ours');
  });

  it('is never rate limited', async () => {
    for (let n = 0; n < 100; n++) expect((await send()).statusCode).toBe(200);
  });
});

describe('an unsigned event', () => {
  it('is refused, not stored, and logged', async () => {
    const { statusCode, headers, body } = await send('{}', forged);
    expect([statusCode, JSON.parse(body)]).toEqual([400, { taken: false }]);
    expect(headers['cache-control']).toBe('no-store');
    expect([stored, wakes]).toEqual([[], 0]);
    expect(log.join()).toContain('"because":"signature"');
  });

  it('without a body is read as zero bytes', async () => {
    await app.inject({ method: 'POST', url: '/webhooks/razorpay' });
    expect(read).toEqual([Buffer.alloc(0)]);
  });

  it('is refused after sixty in a minute from one address, until the minute is over', async () => {
    for (let n = 0; n < 60; n++) expect((await send('{}', forged)).statusCode).toBe(400);
    expect((await send('{}', forged)).statusCode).toBe(429);
    const other = {
      method: 'POST',
      url: '/webhooks/razorpay',
      remoteAddress: '203.0.113.9',
    } as const;
    expect((await app.inject(other)).statusCode).toBe(400);
    expect((await send()).statusCode).toBe(200);
    now += 3_600_000;
    expect((await send('{}', forged)).statusCode).toBe(400);
  });
});

it('a body of more than a quarter of a megabyte is refused', async () => {
  expect((await send(Buffer.alloc(256 * 1024))).statusCode).toBe(200);
  const { statusCode, body } = await send(Buffer.alloc(256 * 1024 + 1));
  expect([statusCode, JSON.parse(body)]).toEqual([413, { taken: false }]);
  expect(stored).toHaveLength(1);
  expect(log).toEqual([]);
});
