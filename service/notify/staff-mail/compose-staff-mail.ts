/**
 * Composes the mail to staff. In the subject, a visitor's text is one clean line; in the HTML it is escaped. A
 * visitor's address is never a recipient; it is the Reply-To if the mail is about one enquiry only and the address
 * matches `widelyAcceptedMailAddressPattern`.
 */
import type { OutboxBatch } from '#database/outbox/outbox-port.ts';
import { type Offers, unknownOffers } from '../../offers/read-offers.ts';
import { makeMessageId } from '../make-message-id.ts';
import { widelyAcceptedMailAddressPattern } from '../widely-accepted-mail-address-pattern.ts';
import { describeLead, type LeadText } from './describe-lead.ts';
import {
  describeQuarantinedSubmissions,
  type QuarantineText,
} from './describe-quarantined-submissions.ts';
import { groupLeadsByKind } from './group-leads-by-kind.ts';
import type { OrderInStaffMail } from './order-in-staff-mail.ts';
import type { FooterLine } from './staff-mail-content.ts';
import { staffMailHtml } from './staff-mail-html.ts';
import { staffMailText } from './staff-mail-text.ts';
import { toOneLine } from './to-one-line.ts';

export type StaffMail = {
  subject: string;
  text: string;
  html: string;
  messageId: string;
  replyTo: { name: string; address: string } | undefined;
};

export function composeStaffMail(
  batch: OutboxBatch,
  from: string,
  offers: Offers = unknownOffers,
  orders: readonly OrderInStaffMail[] = [],
  /** The address of the desk; null if there is no desk. */
  deskUrl: string | null = null,
): StaffMail {
  const texts = batch.leads.map((lead) => describeLead(lead, offers, deskUrl));
  const quarantined = batch.quarantined
    ? describeQuarantinedSubmissions(batch.quarantined, offers)
    : null;
  const subject = subjectOf(texts, quarantined, orders);
  const footer = deskUrl === null ? noDeskFooter : deskFooter(deskUrl, orders.length > 0);
  const parts = { texts, orders, quarantined, footer };
  return {
    subject,
    text: staffMailText(subject, parts),
    html: staffMailHtml(subject, parts),
    messageId: makeMessageId(batch.id, from),
    replyTo: replyTo(batch),
  };
}

const deskFooter = (deskUrl: string, isOfOrders: boolean): FooterLine[] => [
  ...(isOfOrders
    ? [
        {
          text: 'Every payment that waits for a person',
          href: `${deskUrl}/orders?doubt=yes`,
        },
      ]
    : []),
  { text: 'Everything that came in', href: `${deskUrl}/enquiries` },
];

const noDeskFooter: readonly FooterLine[] = [
  {
    text: 'Nobody has been invited to the desk yet, so answer from this mail: call, write, or reply to it.',
    href: null,
  },
];

function subjectOf(
  texts: readonly LeadText[],
  quarantined: QuarantineText | null,
  orders: readonly OrderInStaffMail[],
): string {
  return [
    ...(orders.length === 0 ? [] : [ordersInSubject(orders)]),
    ...(texts.length === 0 ? [] : [leadsInSubject(texts)]),
    ...(quarantined ? [quarantined.headline] : []),
  ].join('; ');
}

function ordersInSubject(orders: readonly OrderInStaffMail[]): string {
  const [only] = orders;
  return orders.length === 1 && only
    ? toHeaderText(only.headline, 90)
    : `${orders.length} payments wait for you`;
}

function leadsInSubject(texts: readonly LeadText[]): string {
  const [only] = texts;
  if (texts.length === 1 && only) {
    const headline = `${only.who} ${only.did}`;
    return toHeaderText(only.asked ? `${headline}: ${only.asked}` : headline, 90);
  }
  const headings = groupLeadsByKind(texts).map(({ heading }) => heading);
  return `${texts.length} new enquiries: ${headings.join(', ')}`;
}

/**
 * Puts a space into `=?` of a text for a mail header. Mail programs decode `=?utf-8?B?…?=`, so a visitor could
 * otherwise bring in characters that `toOneLine` removes.
 */
function toHeaderText(text: string, most: number): string {
  return toOneLine(text.replaceAll('=?', '= ?'), most);
}

function replyTo({ leads }: OutboxBatch): StaffMail['replyTo'] {
  const [only] = leads;
  if (leads.length !== 1 || !only?.email || !widelyAcceptedMailAddressPattern.test(only.email))
    return undefined;
  return { name: toHeaderText(only.name ?? '', 60), address: only.email };
}
