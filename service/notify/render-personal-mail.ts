/**
 * Renders a mail as text and HTML. Styles are inline, because mail programs drop all others. Text from visitors is put
 * on one clean line.
 */
import { escapeHtml } from '#contract/text/escape-html.ts';
import type { ReceiptLine } from '../payments/receipt/collect-receipt-facts.ts';
import { toOneLine } from './staff-mail/to-one-line.ts';

const ink = '#1f1b3a';
const faint = '#5b5577';
const maxLineLength = 400;

/**
 * The most characters of a paragraph. A paragraph has our own words and, in some mails, a sentence of the offer with up
 * to 400 characters.
 */
const maxParagraphLength = 1_000;

/**
 * Renders the subject in one line and puts a space into each `=?`. Mail programs decode `=?utf-8?B?…?=`, so without the
 * space a visitor could bring in characters that `toOneLine` removes.
 */
export const renderPersonalMailSubject = ({ subject }: PersonalMail) =>
  toOneLine(subject.replaceAll('=?', '= ?'), 120);

const clean = (text: string) => toOneLine(text, maxLineLength);
const escapeLine = (text: string) => escapeHtml(clean(text));
const paragraphHtml = (text: string) => escapeHtml(toOneLine(text, maxParagraphLength));

export function renderPersonalMailText(mail: PersonalMail): string {
  const { hello, heading, mark, text, facts, button, after, sign } = mail;
  const parts = [
    clean(hello),
    `${heading}.`,
    ...(mark === undefined ? [] : [mark]),
    text,
    facts.map(({ name, value }) => `${name}: ${clean(value)}`).join('\n'),
    `${button.label}:\n${button.href}`,
    ...after,
    sign,
  ];
  return `${parts.join('\n\n')}\n`;
}

export function renderPersonalMailHtml(mail: PersonalMail): string {
  const { subject, hello, heading, mark, text, facts, button, after, sign } = mail;
  const rows = facts.map(
    ({ name, value }) =>
      `<tr><th scope="row" style="padding:7px 16px 7px 0;border-bottom:1px solid #d9cfb8;text-align:left;vertical-align:top;font-weight:400;color:${faint}">${escapeLine(name)}</th><td style="padding:7px 0;border-bottom:1px solid #d9cfb8;font-weight:700">${escapeLine(value)}</td></tr>`,
  );
  const paragraph = (words: string, style = '') =>
    `<p style="margin:0 0 16px;${style}">${words}</p>`;
  return `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeLine(subject)}</title></head><body style="margin:0;padding:24px 16px;background:#fbf6ec;color:${ink};font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere"><div style="max-width:560px;margin:0 auto"><h1 style="margin:0 0 16px;font-size:24px;line-height:1.2">${escapeLine(heading)}</h1>${mark === undefined ? '' : paragraph(escapeLine(mark), 'font-weight:700')}${paragraph(`<bdi>${escapeLine(hello)}</bdi>`)}${paragraph(paragraphHtml(text))}<table style="width:100%;margin:0 0 24px;border-collapse:collapse">${rows.join('')}</table>${paragraph(`<a style="display:inline-block;padding:12px 20px;border-radius:6px;background:#f2a20c;color:${ink};font-weight:700;text-decoration:none" href="${escapeHtml(button.href)}">${escapeLine(button.label)}</a>`)}${after.map((words) => paragraph(paragraphHtml(words), `font-size:14px;color:${faint}`)).join('')}${paragraph(escapeLine(sign))}</div></body></html>`;
}

export type PersonalMail = {
  subject: string;
  heading: string;
  /** In test and demonstration mode, the note that no money moves; missing if real money moves. */
  mark?: string;
  hello: string;
  text: string;
  facts: ReceiptLine[];
  button: { label: string; href: string };
  after: string[];
  sign: string;
};
