/** The owner's messages, filled in for the person and the offer of an enquiry, and for whoever sends them. */
import type { ReadyMessage } from '#desk/api/enquiry-api.ts';
import type { Enquiry } from '#domain/enquiries/enquiry.ts';
import { indianDay } from '#domain/indian-day.ts';
import { fillMessage } from '#domain/messages/message-template.ts';
import { messageValues } from '#domain/messages/message-values.ts';
import type { ApiOptions } from './api-options.ts';
import { offerFacts } from './enquiry/wanted.ts';
import { messageTemplates } from './message-templates.ts';

type Options = Pick<ApiOptions, 'store' | 'staff' | 'offers' | 'now'>;

/** Reads the templates once; `firstOnly` leaves one of each channel, which is all that a list can send. */
export async function readyMessages(
  { store, staff, offers, now }: Options,
  { firstOnly = false } = {},
): Promise<(enquiry: Enquiry) => ReadyMessage[]> {
  const { templates } = await messageTemplates(store, offers);
  const today = indianDay(new Date(now()));
  const offered = firstOnly
    ? templates.filter(
        ({ channel }, n) => templates.findIndex((one) => one.channel === channel) === n,
      )
    : templates;
  return (enquiry) => {
    const values = messageValues(enquiry, offerFacts(enquiry, offers), staff.name, today);
    return offered.map(({ id, channel, name, subject, body }) => ({
      id,
      channel,
      name,
      subject: fillMessage(subject, values),
      body: fillMessage(body, values),
    }));
  };
}
