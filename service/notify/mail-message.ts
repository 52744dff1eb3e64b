/**
 * The mail that staff get. Recipients come from the settings alone; what a visitor typed stands in the
 * subject as one clean line and in the body as text. An address of theirs stands in one place only: where an
 * answer to a mail about one enquiry goes, and there only when it is plain.
 */
import { createHash } from 'node:crypto';
import type { Batch } from '#database/outbox/outbox-port.ts';
import { type AsideText, describeAside } from './aside-text.ts';
import { describeLead, type LeadText } from './lead-text.ts';
import { groupLeads } from './mail-groups.ts';
import { mailHtml } from './mail-html.ts';
import { mailText } from './mail-text.ts';
import { oneLine } from './one-line.ts';

export type MailMessage = {
  subject: string;
  text: string;
  html: string;
  messageId: string;
  replyTo: { name: string; address: string } | undefined;
};

export function composeMail(batch: Batch, from: string): MailMessage {
  const texts = batch.leads.map(describeLead);
  const aside = batch.aside ? describeAside(batch.aside) : null;
  const subject = subjectOf(texts, aside);
  return {
    subject,
    text: mailText(subject, texts, aside, footer),
    html: mailHtml(subject, texts, aside, footer),
    messageId: messageId(batch.id, from),
    replyTo: replyTo(batch),
  };
}

const footer = 'Everything that came in: npm run leads -- list';

/** The same for every try of one batch, so that a mail program shows a repetition as what it is. */
export function messageId(batchId: string, from: string): string {
  const domain = from.split('@').at(-1) ?? 'localhost';
  const name = createHash('sha256').update(batchId).digest('hex').slice(0, 32);
  return `<${name}@${domain}>`;
}

function subjectOf(texts: readonly LeadText[], aside: AsideText | null): string {
  if (aside)
    return [...(texts.length === 0 ? [] : [subjectOf(texts, null)]), aside.headline].join('; ');
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

/**
 * What every mail server takes and no parser reads as two addresses, or as encoded: no quotes, no commas, no
 * `=?`, nothing beyond ASCII (which a server may refuse together with the whole mail).
 */
const plainAddress =
  /^(?!.*=\?)[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z0-9-]{2,63}$/;

function replyTo({ leads }: Batch): MailMessage['replyTo'] {
  const [only] = leads;
  if (leads.length !== 1 || !only || !plainAddress.test(only.email)) return undefined;
  return { name: inHeader(only.name ?? '', 60), address: only.email };
}
