/** One lead in the words that staff read: who, what they want (the label they saw), when, how to answer. */
import { furtherFields, labelOf, leadFields } from '#contract/lead-fields.ts';
import { toE164 } from '#contract/phone.ts';
import { programLabel } from '#contract/programs.ts';
import type { TableName } from '#contract/tables.ts';
import { visibleText } from '#contract/visible-text.ts';
import type { Lead } from '#database/enquiries/enquiry-port.ts';
import { fieldText } from '../for-staff/field-text.ts';
import { nameOf, type Offers } from '../offers/offers.ts';

export type LeadText = {
  id: string;
  table: TableName;
  who: string;
  /** What `who` did: "asks for a call". */
  did: string;
  asked: string | null;
  received: string;
  message: string | null;
  /** What else was filled in, under the label that the visitor saw. */
  further: { label: string; value: string }[];
  /** Each is one tap on a phone. Without `href` there is nothing to tap. */
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

export function describeLead(stored: Lead, offers: Offers): LeadText {
  const lead = visible(stored);
  const offer = nameOf(lead.offer, offers);
  return {
    id: lead.id,
    table: lead.table,
    who: lead.name ?? lead.email,
    did: {
      request_a_call: 'asks for a call',
      enrollments: `has enrolled for ${offer ?? 'the internship'}`,
      email_subscriptions: 'has joined the mailing list',
    }[lead.table],
    asked: lead.program === null ? null : programLabel(lead.program),
    received: `${receivedFormat.format(lead.createdAt)} IST`,
    message: lead.message,
    further: furtherFields.flatMap((field) => {
      const value = fieldText(lead, field, offers);
      return value === null ? [] : [{ label: labelOf(field), value }];
    }),
    answers: waysToAnswer(lead, offer),
  };
}

/** Rows of earlier releases may hold what cannot be seen, and would turn what stands around them. */
function visible(lead: Lead): Lead {
  const text = leadFields.map((field) => [field, lead[field] && visibleText(lead[field])]);
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
  const address = encodeURIComponent(email.toWellFormed()).replaceAll('%40', '@');
  return [
    ...(phone === null ? [] : calls),
    { label: 'Mail', shown: email, href: `mailto:${address}` },
  ];
}

/** Begins the message on WhatsApp; whoever sends it goes on from here. */
function greeting({ table, name, program, message }: Lead, offer: string | null): string {
  const hello = name === null ? 'Hello' : `Hello ${[...name].slice(0, 40).join('')}`;
  if (table !== 'request_a_call')
    return `${hello}, this is about your enrolment for ${offer ?? 'the internship'}.`;
  const asked = program === null ? null : programLabel(program);
  const about = offer ?? aboutIn(message);
  const what = about === null ? asked : `${about}${asked === null ? '' : ` (${asked})`}`;
  const call = `${hello}, this is about the call that you asked us for`;
  return what === null ? `${call}.` : `${call}: ${what}.`;
}

/** The site's links begin the message with what the visitor was looking at: "About: MERN Stack". */
function aboutIn(message: string | null): string | null {
  return /^About: (.{1,100})/u.exec(message ?? '')?.[1]?.trim() ?? null;
}
