/**
 * Sends each enquiry to the CRM in one POST, which is signed as the Standard Webhooks specification says. Every attempt
 * has the same id, so that the receiver recognises a repetition.
 */
import { programLabelOfValue } from '#contract/forms/call-request-programs.ts';
import { toE164 } from '#contract/rows/to-e164.ts';
import type { Lead } from '#database/enquiries/lead-port.ts';
import type { OutboxBatch } from '#database/outbox/outbox-port.ts';
import { type Offers, offerNameOf, unknownOffers } from '../../offers/read-offers.ts';
import type { Config } from '../../settings/config.ts';
import type { OutboxSender, SendOutcome } from '../outbox-sender.ts';
import { postWebhook, webhookTimeoutMs } from './post-webhook.ts';

export function makeEnquiryWebhookBody(lead: Lead, offers: Offers = unknownOffers): string {
  const { createdAt, table, batchStartsOn: _, ...rest } = lead;
  return JSON.stringify({
    type: 'lead.created',
    timestamp: createdAt.toISOString(),
    data: {
      ...rest,
      table,
      asked_for: lead.program === null ? null : programLabelOfValue(lead.program),
      offer_name: offerNameOf(lead.offer, offers),
      phone_e164: lead.phone === null ? null : toE164(lead.phone),
    },
  });
}

export function makeEnquiryWebhookSender(
  { url, secret }: NonNullable<Config['webhook']>,
  now: () => number,
  timeoutMs: number = webhookTimeoutMs,
  offers: Offers = unknownOffers,
): OutboxSender {
  const post = (id: string, body: string) =>
    postWebhook({ url, secret }, { id, body }, now(), timeoutMs);

  return {
    async send(batch: OutboxBatch): Promise<SendOutcome> {
      for (const lead of batch.leads) {
        const outcome = await post(
          batch.leads.length === 1 ? batch.id : lead.id,
          makeEnquiryWebhookBody(lead, offers),
        );
        if (outcome.at !== 'sent') return outcome;
      }
      return { at: 'sent' };
    },
    probe: async () => ({ at: 'sent' }),
    close: () => {},
  };
}
