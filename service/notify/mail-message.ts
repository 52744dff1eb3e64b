/**
 * The mail that staff get, made to be read on a phone. Recipients come from the settings alone; what a
 * visitor typed stands in the subject as one clean line and in the body as text, never in an address.
 */
import { createHash } from 'node:crypto';
import type { Batch, Lead } from '#database/store.ts';
import { type AsideText, describeAside } from './aside-text.ts';
import { describeLead, type LeadText } from './lead-text.ts';

export type MailMessage = {
  subject: string;
  text: string;
  html: string;
  messageId: string;
};

export function composeMail(batch: Batch, from: string): MailMessage {
  const texts = batch.leads.map(describeLead);
  const aside = batch.aside ? describeAside(batch.aside) : null;
  const title = subject(batch.leads, texts, aside);
  const text = [...texts.map(asText), ...(aside ? [asideAsText(aside)] : [])];
  const html = [...texts.map(asHtml), ...(aside ? [asideAsHtml(aside)] : [])];
  return {
    subject: title,
    text: `${text.join('\n\n————————————\n\n')}\n\n${footer}\n`,
    html: `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head><body style="margin:0;padding:16px;background:#fbf6ec;color:#1f1b3a;font:16px/1.5 system-ui,sans-serif">${html.join('')}<p style="font-size:13px;color:#5b5577">${footer}</p></body></html>`,
    messageId: messageId(batch.id, from),
  };
}

const footer = 'Everything that came in: npm run leads -- list';

/** The same for every try of one batch, so that a mail program shows a repetition as what it is. */
export function messageId(batchId: string, from: string): string {
  const domain = from.split('@').at(-1) ?? 'localhost';
  const name = createHash('sha256').update(batchId).digest('hex').slice(0, 32);
  return `<${name}@${domain}>`;
}

function subject(
  leads: readonly Lead[],
  texts: readonly LeadText[],
  aside: AsideText | null,
): string {
  if (aside) {
    const rest = texts.length === 0 ? '' : `${subject(leads, texts, null)}; `;
    return `${rest}${aside.headline}`;
  }
  const [only] = texts;
  if (texts.length === 1 && only)
    return oneLine(only.asked ? `${only.headline}: ${only.asked}` : only.headline);
  const count = (table: Lead['table']) => leads.filter((lead) => lead.table === table).length;
  const parts = [
    plural(count('request_a_call'), 'call request'),
    plural(count('enrollments'), 'enrolment'),
    plural(count('email_subscriptions'), 'subscription'),
  ].filter((part) => part !== '');
  return `${leads.length} new enquiries: ${parts.join(', ')}`;
}

function plural(n: number, noun: string): string {
  return n === 0 ? '' : `${n} ${noun}${n === 1 ? '' : 's'}`;
}

function oneLine(text: string, most = 90): string {
  const line = text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  return [...line].length > most ? `${[...line].slice(0, most - 1).join('')}…` : line;
}

function asText({ headline, asked, received, message, answers }: LeadText): string {
  return [
    headline,
    ...(asked === null ? [] : [asked]),
    received,
    ...(message === null ? [] : ['', ...message.split('\n').map((line) => `> ${line}`)]),
    '',
    ...answers.map(
      ({ label, shown, href }) => `${label}: ${shown === label ? href : `${shown}  ${href}`}`,
    ),
  ].join('\n');
}

function asHtml({ headline, asked, received, message, answers }: LeadText): string {
  const button =
    'display:inline-block;margin:0 8px 8px 0;padding:11px 18px;background:#f2a20c;color:#1f1b3a;border-radius:6px;font-weight:700;text-decoration:none';
  return `<section style="max-width:560px;margin:0 0 20px;padding:0 0 12px;border-bottom:1px solid #d9cfb8"><h1 style="margin:0;font-size:20px;line-height:1.25">${escapeHtml(headline)}</h1>${
    asked === null ? '' : `<p style="margin:4px 0 0;font-weight:700">${escapeHtml(asked)}</p>`
  }<p style="margin:4px 0 12px;color:#5b5577">${escapeHtml(received)}</p>${
    message === null
      ? ''
      : `<blockquote style="margin:0 0 12px;padding:0 0 0 12px;border-left:3px solid #f2a20c;white-space:pre-wrap">${escapeHtml(message)}</blockquote>`
  }<p style="margin:0">${answers
    .map(
      ({ label, shown, href }) =>
        `<a style="${button}" href="${escapeHtml(href)}">${escapeHtml(shown === label ? label : `${label} ${shown}`)}</a>`,
    )
    .join('')}</p></section>`;
}

function asideAsText({ headline, entries, advice }: AsideText): string {
  const parts = entries.map(({ what, why, quoted }) =>
    [oneLine(what, 200), why, ...(quoted === null ? [] : [`> ${quoted}`])].join('\n'),
  );
  return [headline, ...parts, advice].join('\n\n');
}

function asideAsHtml({ headline, entries, advice }: AsideText): string {
  const parts = entries.map(
    ({ what, why, quoted }) =>
      `<p style="margin:0 0 12px"><b>${escapeHtml(oneLine(what, 200))}</b><br>${escapeHtml(why)}${
        quoted === null ? '' : `<br><i>${escapeHtml(quoted)}</i>`
      }</p>`,
  );
  return `<section style="max-width:560px;margin:0 0 20px;padding:0 0 12px;border-bottom:1px solid #d9cfb8;font-size:14px"><h2 style="margin:0 0 8px;font-size:17px;line-height:1.25">${escapeHtml(headline)}</h2>${parts.join('')}<p style="margin:0;color:#5b5577">${escapeHtml(advice)}</p></section>`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
