import type { LeadText } from './describe-lead.ts';
import type { QuarantineText } from './describe-quarantined-submissions.ts';
import { groupLeadsByKind } from './group-leads-by-kind.ts';
import type { OrderInStaffMail } from './order-in-staff-mail.ts';
import { shortenMessageAmongMany } from './shorten-message-among-many.ts';
import type { StaffMailContent } from './staff-mail-content.ts';

const divider = '\n\n————————————\n\n';

/** Renders the plain-text part of a mail to staff. */
export function staffMailText(
  subject: string,
  { orders, texts, quarantined, footer }: StaffMailContent,
): string {
  const parts = [
    ...orders.map(orderSection),
    ...(texts.length === 0 ? [] : [enquirySection(subject, texts)]),
    ...(quarantined === null ? [] : [quarantineSection(quarantined)]),
  ];
  const last = footer.map(({ text, href }) => (href === null ? text : `${text}: ${href}`));
  return `${parts.join(divider)}\n\n${last.join('\n')}\n`;
}

function enquirySection(subject: string, texts: readonly LeadText[]): string {
  const [only] = texts;
  if (texts.length === 1 && only) return enquiryText(only, 1);
  const groups = groupLeadsByKind(texts).map(({ heading, leads }) =>
    [heading.toUpperCase(), ...leads.map((lead) => enquiryText(lead, texts.length))].join('\n\n'),
  );
  return [subject, ...groups].join(divider);
}

function orderSection({ headline, what, facts, todo, href }: OrderInStaffMail): string {
  return [
    headline,
    what,
    facts.map(({ name, value }) => `${name}: ${value}`).join('\n'),
    todo,
    `Open it at the desk: ${href}`,
  ].join('\n\n');
}

function quarantineSection({ headline, entries, advice }: QuarantineText): string {
  const parts = entries.map(({ what, why, quoted }) =>
    [what, why, ...(quoted === null ? [] : [`> ${quoted}`])].join('\n'),
  );
  return [headline, ...parts, advice].join('\n\n');
}

function enquiryText(lead: LeadText, among: number): string {
  const { who, did, asked, received, further, href: atDesk, answers } = lead;
  const message = shortenMessageAmongMany(lead, among);
  return [
    `${who} ${did}`,
    ...(asked === null ? [] : [asked]),
    received,
    ...further.map(({ label, value }) => `${label}: ${value}`),
    ...(message === null ? [] : ['', ...message.split('\n').map((line) => `> ${line}`), '']),
    ...(atDesk === null ? [] : [`Open it at the desk: ${atDesk}`]),
    ...answers.map(({ label, shown, href }) => {
      if (href === null) return `${label}: ${shown}`;
      return `${label}: ${shown === label ? href : `${shown}  ${href}`}`;
    }),
  ].join('\n');
}
