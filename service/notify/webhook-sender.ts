/**
 * Tells a CRM of each enquiry: one signed POST each, in the form of the Standard Webhooks specification.
 * The id stays the same over every try, so a receiver can recognise what it has had before.
 */
import { createHmac } from 'node:crypto';
import { toE164 } from '#contract/phone.ts';
import { programLabel } from '#contract/programs.ts';
import type { Lead } from '#database/enquiries/enquiry-port.ts';
import type { Batch } from '#database/outbox/outbox-port.ts';
import type { Config } from '../config.ts';
import { nameOf, type Offers, unknownOffers } from '../offers.ts';
import type { Outcome, Sender } from './sender.ts';

const answerWithinMs = 10_000;

/** `v1,` and the base64 of HMAC-SHA256 over `<id>.<seconds since 1970>.<body>`. */
export function signature(secret: string, id: string, seconds: number, body: string): string {
  const hmac = createHmac('sha256', keyOf(secret)).update(`${id}.${seconds}.${body}`);
  return `v1,${hmac.digest('base64')}`;
}

/** With this prefix a secret is the base64 of the key, as the libraries of Standard Webhooks read it. */
function keyOf(secret: string): string | Buffer {
  const encoded = /^whsec_(.+)$/.exec(secret)?.[1];
  return encoded === undefined ? secret : Buffer.from(encoded, 'base64');
}

export function webhookBody(lead: Lead, offers: Offers = unknownOffers): string {
  const { createdAt, table, ...rest } = lead;
  return JSON.stringify({
    type: 'lead.created',
    timestamp: createdAt.toISOString(),
    data: {
      ...rest,
      table,
      asked_for: lead.program === null ? null : programLabel(lead.program),
      offer_name: nameOf(lead.offer, offers),
      phone_e164: lead.phone === null ? null : toE164(lead.phone),
    },
  });
}

export function webhookSender(
  { url, secret }: NonNullable<Config['webhook']>,
  now: () => number,
  timeoutMs: number = answerWithinMs,
  offers: Offers = unknownOffers,
): Sender {
  const post = async (id: string, body: string): Promise<Outcome> => {
    const seconds = Math.floor(now() / 1000);
    try {
      const answer = await fetch(url, {
        method: 'POST',
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
        headers: {
          'content-type': 'application/json',
          'user-agent': 'Miranaya-Webhook/1',
          'webhook-id': id,
          'webhook-timestamp': String(seconds),
          'webhook-signature': signature(secret, id, seconds, body),
        },
        body,
      });
      await answer.body?.cancel();
      if (answer.ok) return { at: 'sent' };
      // Gone: the receiver says that it never wants to hear of it again.
      return { at: answer.status === 410 ? 'refused' : 'later', reason: `status ${answer.status}` };
    } catch (error) {
      const { name, cause } = error as Error & { cause?: { code?: string } };
      return { at: 'later', reason: cause?.code ?? name };
    }
  };

  return {
    async send(batch: Batch): Promise<Outcome> {
      for (const lead of batch.leads) {
        const outcome = await post(
          batch.leads.length === 1 ? batch.id : lead.id,
          webhookBody(lead, offers),
        );
        if (outcome.at !== 'sent') return outcome;
      }
      return { at: 'sent' };
    },
    probe: async () => ({ at: 'sent' }),
    close: () => {},
  };
}
