/** One lead in the words that staff read: who, what they want (the label they saw), when, how to answer. */
import { toE164 } from '#contract/phone.ts';
import { programLabel } from '#contract/programs.ts';
import type { Lead } from '#database/store.ts';

export type LeadText = {
  headline: string;
  asked: string | null;
  received: string;
  message: string | null;
  answers: { label: string; shown: string; href: string }[];
};

const indianDate = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

export function describeLead(lead: Lead): LeadText {
  const who = lead.name ?? 'A visitor';
  return {
    headline: {
      request_a_call: `${who} asks for a call`,
      enrollments: `${who} has enrolled for the internship`,
      email_subscriptions: `${lead.email} has joined the mailing list`,
    }[lead.table],
    asked: lead.program === null ? null : programLabel(lead.program),
    received: `${indianDate.format(lead.createdAt)} IST`,
    message: lead.message,
    answers: waysToAnswer(lead),
  };
}

/** Each is one tap on a phone. */
function waysToAnswer({ phone, email }: Lead): LeadText['answers'] {
  const dialled = phone === null ? null : toE164(phone);
  return [
    ...(phone === null || dialled === null
      ? []
      : [
          { label: 'Call', shown: phone, href: `tel:${dialled}` },
          { label: 'WhatsApp', shown: 'WhatsApp', href: `https://wa.me/${dialled.slice(1)}` },
        ]),
    {
      label: 'Mail',
      shown: email,
      href: `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`,
    },
  ];
}
