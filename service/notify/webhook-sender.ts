/**
 * Tells a CRM of each enquiry: one signed POST each, in the form of the Standard Webhooks specification.
 * The id stays the same over every try, so a receiver can recognise what it has had before.
 */
import { toE164 } from '#contract/phone.ts';
import { programLabel } from '#contract/programs.ts';
import type { Lead } from '#database/enquiries/enquiry-port.ts';
import type { Batch } from '#database/outbox/outbox-port.ts';
import { nameOf, type Offers, unknownOffers } from '../offers/offers.ts';
import type { Config } from '../settings/config.ts';
import { answerWithinMs, postWebhook } from './post-webhook.ts';
import type { Outcome, Sender } from './sender.ts';

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
  const post = (id: string, body: string) =>
    postWebhook({ url, secret }, { id, body }, now(), timeoutMs);

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
