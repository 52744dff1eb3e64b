/**
 * The mail that staff get. Recipients come from the settings alone; what a visitor typed stands in the
 * subject as one clean line and in the body as text. An address of theirs stands in one place only: where an
 * answer to a mail about one enquiry goes, and there only when it is plain.
 */
import { createHash } from 'node:crypto';
import type { Batch } from '#database/outbox/outbox-port.ts';
import { type Offers, unknownOffers } from '../offers/offers.ts';
import { describeLead, type LeadText } from './lead-text.ts';
import { groupLeads } from './mail-groups.ts';
import { mailHtml } from './mail-html.ts';
import { mailText } from './mail-text.ts';
import { oneLine } from './one-line.ts';
import type { OrderText } from './order-text.ts';
import { plainAddress } from './plain-address.ts';
import { describeQuarantined, type QuarantineText } from './quarantine-text.ts';

export type MailMessage = {
  subject: string;
  text: string;
  html: string;
  messageId: string;
  replyTo: { name: string; address: string } | undefined;
};

export function composeMail(
  batch: Batch,
  from: string,
  offers: Offers = unknownOffers,
  orders: readonly OrderText[] = [],
): MailMessage {
  const texts = batch.leads.map((lead) => describeLead(lead, offers));
  const quarantined = batch.quarantined ? describeQuarantined(batch.quarantined, offers) : null;
  const subject = subjectOf(texts, quarantined, orders);
  const footer = orders.length === 0 ? allLeads : `${allDiscrepancies}. ${allLeads}`;
  const parts = { texts, orders, quarantined };
  return {
    subject,
    text: mailText(subject, parts, footer),
    html: mailHtml(subject, parts, footer),
    messageId: messageId(batch.id, from),
    replyTo: replyTo(batch),
  };
}

const allLeads = 'Everything that came in: npm run leads -- list';
const allDiscrepancies =
  'Every payment that waits for a person: npm run orders -- list --discrepancy';

/** The same for every try of one batch, so that a mail program shows a repetition as what it is. */
export function messageId(batchId: string, from: string): string {
  const domain = from.split('@').at(-1) ?? 'localhost';
  const name = createHash('sha256').update(batchId).digest('hex').slice(0, 32);
  return `<${name}@${domain}>`;
}

function subjectOf(
  texts: readonly LeadText[],
  quarantined: QuarantineText | null,
  orders: readonly OrderText[],
): string {
  return [
    ...(orders.length === 0 ? [] : [ordersInSubject(orders)]),
    ...(texts.length === 0 ? [] : [leadsInSubject(texts)]),
    ...(quarantined ? [quarantined.headline] : []),
  ].join('; ');
}

function ordersInSubject(orders: readonly OrderText[]): string {
  const [only] = orders;
  return orders.length === 1 && only
    ? inHeader(only.headline, 90)
    : `${orders.length} payments wait for you`;
}

function leadsInSubject(texts: readonly LeadText[]): string {
  const [only] = texts;
  if (texts.length === 1 && only) {
    const headline = `${only.who} ${only.did}`;
    return inHeader(only.asked ? `${headline}: ${only.asked}` : headline, 90);
  }
  const headings = groupLeads(texts).map(({ heading }) => heading);
  return `${texts.length} new enquiries: ${headings.join(', ')}`;
}

/** A mail program would decode `=?utf-8?B?…?=`, and show what was never cleaned. */
function inHeader(text: string, most: number): string {
  return oneLine(text.replaceAll('=?', '= ?'), most);
}

function replyTo({ leads }: Batch): MailMessage['replyTo'] {
  const [only] = leads;
  if (leads.length !== 1 || !only || !plainAddress.test(only.email)) return undefined;
  return { name: inHeader(only.name ?? '', 60), address: only.email };
}
