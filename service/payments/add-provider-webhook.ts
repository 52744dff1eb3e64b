/**
 * Adds POST /webhooks/razorpay (or /webhooks/demonstration for the demonstration bank). The route verifies the
 * signature over the raw bytes, stores the event, then answers. Events are applied later: if a slow database or a bug
 * delayed the answer or made it fail, the provider could stop sending events.
 */
import type { FastifyInstance } from 'fastify';
import type { OrderPort } from '#database/orders/order-port.ts';
import { StoreUnavailable } from '#database/store-errors.ts';
import { rateLimitKeyOf } from '../http/rate-limit-key-of.ts';
import { makeMemoryRateLimiter } from '../http/rate-limiter.ts';
import type { PaymentProvider } from './payment-provider.ts';
import type { OrderWorkLoops } from './worker/order-work-loops.ts';

type ProviderWebhookOptions = {
  provider: PaymentProvider;
  orders: OrderPort;
  worker: OrderWorkLoops;
  now: () => number;
};

/** The largest event that is accepted. Razorpay's events have a few kilobytes. */
const maxEventBytes = 256 * 1024;
const notStored = 'The event could not be stored just now. Please send it again.';
/** Only refused events are counted, so the provider's ordinary events never reach a limit. */
const limitsForRefused = { perMinute: 60, perHour: 600 };

export function addProviderWebhook(app: FastifyInstance, options: ProviderWebhookOptions): void {
  const { provider, orders, worker, now } = options;
  const limiter = makeMemoryRateLimiter(limitsForRefused, now);
  app.register(async (webhooks) => {
    webhooks.removeAllContentTypeParsers();
    webhooks.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: maxEventBytes },
      (_request, body, done) => done(null, body),
    );
    webhooks.setErrorHandler(async (error, request, reply) => {
      const { statusCode = 500 } = error as { statusCode?: number };
      const status = error instanceof StoreUnavailable ? 503 : statusCode;
      if (status >= 500)
        request.log.error({ err: error }, 'an event of the provider was not stored');
      reply.code(status).header('cache-control', 'no-store');
      if (status !== 503) return reply.send({ taken: false });
      return reply.header('retry-after', '5').send({ taken: false, message: notStored });
    });
    webhooks.post(
      `/webhooks/${provider.name}`,
      { bodyLimit: maxEventBytes },
      async (request, reply) => {
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const headers = request.headers as Record<string, string | undefined>;
        const event = provider.readEvent(body, headers);
        reply.header('cache-control', 'no-store');
        if (event.at === 'refused') {
          const address = rateLimitKeyOf(request.ip);
          const isTooMany = (await limiter.count(address)) > 0;
          request.log.warn({ because: event.because }, 'an event was refused');
          return reply.code(isTooMany ? 429 : 400).send({ taken: false });
        }
        const isNew = await orders.storeProviderEvent({
          mode: provider.mode,
          eventId: event.eventId,
          body: body.toString('utf8'),
        });
        if (isNew) worker.wake();
        return reply.code(200).send({ taken: true });
      },
    );
  });
}
