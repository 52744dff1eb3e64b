/**
 * Describes one lead for staff: the person, what they want (with the labels that they saw), when the lead arrived, and
 * how to answer.
 *
 * If there is a desk, the only link leads to the enquiry at the desk, because only there a member can take the enquiry.
 * A phone link in the mail would let two members call the same person.
 */
import { programLabelOfValue } from '#contract/forms/call-request-programs.ts';
import {
  leadFieldLabel,
  leadFields,
  leadFieldsShownWithLabel,
} from '#contract/rows/lead-fields.ts';
import { toE164 } from '#contract/rows/to-e164.ts';
import { stripInvisible } from '#contract/text/strip-invisible.ts';
import type { Lead } from '#database/enquiries/lead-port.ts';
import type { EnquiryKind } from '#domain/enquiries/enquiry.ts';
import { formatLeadField } from '../../for-staff/format-lead-field.ts';
import { type Offers, offerNameOf } from '../../offers/read-offers.ts';

export type LeadText = {
  id: string;
  table: EnquiryKind;
  who: string;
  /** The words that follow the person's name in a sentence: "asks for a call". */
  did: string;
  asked: string | null;
  received: string;
  message: string | null;
  /** The additional fields that were filled in, with the labels that the visitor saw. */
  further: { label: string; value: string }[];
  /** The address of the enquiry at the desk; null where there is no desk. */
  href: string | null;
  /**
   * The ways to answer where there is no desk: call, WhatsApp, mail. `href` is null for a phone number that can't be
   * dialled.
   */
  answers: { label: string; shown: string; href: string | null }[];
};

const receivedFormat = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

export function describeLead(
  stored: Lead,
  offers: Offers,
  deskUrl: string | null = null,
): LeadText {
  const lead = withoutInvisible(stored);
  const offer = offerNameOf(lead.offer, offers);
  return {
    id: lead.id,
    table: lead.table,
    who: lead.name ?? lead.email ?? 'Somebody',
    did: {
      request_a_call: 'asks for a call',
      enrollments: `has enrolled for ${offer ?? 'the internship'}`,
      email_subscriptions: 'has joined the mailing list',
      waiting_list: `waits for a place: ${offer ?? lead.offer}`,
      added_enquiries: offer === null ? 'is interested' : `is interested in ${offer}`,
    }[lead.table],
    asked: lead.program === null ? null : programLabelOfValue(lead.program),
    received: `${receivedFormat.format(lead.createdAt)} IST`,
    message: lead.message,
    further: leadFieldsShownWithLabel.flatMap((field) => {
      const value = formatLeadField(lead, field, offers);
      return value === null ? [] : [{ label: leadFieldLabel(field), value }];
    }),
    href: deskUrl === null ? null : `${deskUrl}/enquiries/${lead.id}`,
    answers: deskUrl === null ? waysToAnswer(lead, offer) : [],
  };
}

/** Removes invisible characters. Rows of earlier releases may contain some that reverse the text around them. */
function withoutInvisible(lead: Lead): Lead {
  const text = leadFields.map((field) => [field, lead[field] && stripInvisible(lead[field])]);
  return { ...lead, ...Object.fromEntries(text) };
}

function waysToAnswer(lead: Lead, offer: string | null): LeadText['answers'] {
  const { phone, email } = lead;
  const dialled = phone === null ? null : toE164(phone);
  const text = encodeURIComponent(greeting(lead, offer).toWellFormed());
  const calls =
    dialled === null
      ? [{ label: 'Phone', shown: phone ?? '', href: null }]
      : [
          { label: 'Call', shown: phone ?? '', href: `tel:${dialled}` },
          {
            label: 'WhatsApp',
            shown: 'WhatsApp',
            href: `https://wa.me/${dialled.slice(1)}?text=${text}`,
          },
        ];
  const mails =
    email === null ? [] : [{ label: 'Mail', shown: email, href: `mailto:${addressInLink(email)}` }];
  return [...(phone === null ? [] : calls), ...mails];
}

const addressInLink = (email: string) =>
  encodeURIComponent(email.toWellFormed()).replaceAll('%40', '@');

/** Makes the beginning of a WhatsApp message, which the member who sends it completes. */
function greeting({ table, name, program, message }: Lead, offer: string | null): string {
  const hello = name === null ? 'Hello' : `Hello ${[...name].slice(0, 40).join('')}`;
  if (table === 'added_enquiries')
    return `${hello}, this is about ${offer ?? 'what you asked us'}.`;
  if (table === 'waiting_list')
    return `${hello}, this is about the place that you wait for${offer === null ? '' : `: ${offer}`}.`;
  if (table !== 'request_a_call')
    return `${hello}, this is about your enrolment for ${offer ?? 'the internship'}.`;
  const asked = program === null ? null : programLabelOfValue(program);
  const about = offer ?? aboutIn(message);
  const what = about === null ? asked : `${about}${asked === null ? '' : ` (${asked})`}`;
  const call = `${hello}, this is about the call that you asked us for`;
  return what === null ? `${call}.` : `${call}: ${what}.`;
}

/**
 * Returns what a call request is about, or null. If the form was opened from another page, its message begins with the
 * subject of that page: "About: MERN Stack".
 */
function aboutIn(message: string | null): string | null {
  return /^About: (.{1,100})/u.exec(message ?? '')?.[1]?.trim() ?? null;
}
