/**
 * Adds the route POST /webhooks/leads/<id of the system>, to which another system sends an enquiry. The key is checked
 * before anything is parsed, wrong fields are answered with sentences, and a repeated message creates no second
 * enquiry.
 */
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Store } from '#database/store.ts';
import { StoreUnavailable } from '#database/store-errors.ts';
import { rateLimitKeyOf } from '../http/rate-limit-key-of.ts';
import { makeMemoryRateLimiter } from '../http/rate-limiter.ts';
import type { Offers } from '../offers/read-offers.ts';
import { combineColumnsIntoEnquiryFields } from './combine-columns-into-enquiry-fields.ts';
import { readWebhookBody } from './read-webhook-body.ts';
import { validateAddedEnquiry } from './validate-added-enquiry.ts';
import { verifyWebhookSender } from './verify-webhook-sender.ts';

type LeadWebhooks = {
  store: Pick<Store, 'desk'>;
  offers: Offers;
  now: () => number;
  /** This function is called after an enquiry was added, so that staff are notified soon. */
  onStored: () => void;
};

const mostBytes = 64 * 1024;
const tooLong = `It was not stored, because it is longer than ${mostBytes / 1024} kB. Please send less.`;
const sendAgain = 'It was not stored. Please send it again.';
/**
 * Each system may send as many messages as `systemLimits` say. Without a valid key, each IP address may send as many as
 * `strangerLimits` say.
 */
const systemLimits = { perMinute: 120, perHour: 3_000 };
const strangerLimits = { perMinute: 30, perHour: 300 };

export function addLeadWebhooks(app: FastifyInstance, options: LeadWebhooks): void {
  const { store, offers, now, onStored } = options;
  const limiters = {
    system: makeMemoryRateLimiter(systemLimits, now),
    stranger: makeMemoryRateLimiter(strangerLimits, now),
  };

  app.register(async (webhooks) => {
    webhooks.removeAllContentTypeParsers();
    webhooks.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    webhooks.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    webhooks.setErrorHandler(async (error, request, reply) => {
      const { statusCode = 500 } = error as { statusCode?: number };
      const status = error instanceof StoreUnavailable ? 503 : statusCode;
      if (status >= 500)
        request.log.error({ err: error }, 'an enquiry of another system was not stored');
      if (status === 503) reply.header('retry-after', '5');
      return answer(reply, status, { error: status === 413 ? tooLong : sendAgain });
    });
    webhooks.post('/webhooks/leads/:id', { bodyLimit: mostBytes }, receiveLead);
  });

  async function receiveLead(request: FastifyRequest, reply: FastifyReply) {
    const { id } = request.params as { id: string };
    const body = typeof request.body === 'string' ? request.body : '';
    const { headers } = request;
    const system = await store.desk.sendingSystemWithKey(id);
    // An unknown or withdrawn system gets the same answer as a wrong key.
    const signed = system && verifyWebhookSender({ headers, body }, system.secret, now());
    if (system === null || signed === null) {
      const seconds = await limiters.stranger.count(rateLimitKeyOf(request.ip));
      if (seconds > 0) return answerTooMany(reply, seconds);
      return answer(reply, 401, {
        error: 'The key of this source is missing, wrong or withdrawn.',
      });
    }
    const seconds = await limiters.system.count(system.id);
    if (seconds > 0) return answerTooMany(reply, seconds);
    const message = readWebhookBody(body, headers['content-type'] ?? '');
    if (message === null) return answer(reply, 400, { error: 'Send JSON, or a form.' });
    const read = validateAddedEnquiry(
      combineColumnsIntoEnquiryFields(message.values, offers),
      offers,
    );
    if (read.at === 'refused') return answer(reply, 422, { errors: read.refusals });
    const result = await store.desk.addFromSendingSystem(system.id, {
      ...read.added,
      source: read.added.source ?? system.name,
      way: 'other system',
      told: system.told,
      takenBy: system.id,
      once: `source ${system.id} ${digest(signed.id ?? message.id ?? body)}`,
    });
    if (result === 'withdrawn') return answer(reply, 401, { error: 'This key is withdrawn.' });
    if (result === 'added') onStored();
    return answer(reply, result === 'added' ? 201 : 200, { status: result });
  }
}

const digest = (text: string) => createHash('sha256').update(text).digest('base64url');

const answer = (reply: FastifyReply, status: number, body: object) =>
  reply.code(status).type('application/json; charset=utf-8').send(JSON.stringify(body));

const answerTooMany = (reply: FastifyReply, seconds: number) =>
  answer(reply.header('retry-after', String(seconds)), 429, { error: 'Too many at once.' });
