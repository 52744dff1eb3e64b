/**
 * Renders the HTML part of a mail to staff, for phones: what the person asked for, then links to answer. Styles are
 * inline, because mail programs drop all others. Visitors' text is escaped, and right-to-left text does not move the
 * words around it.
 */
import { escapeHtml } from '#contract/text/escape-html.ts';
import type { LeadText } from './describe-lead.ts';
import type { QuarantineText } from './describe-quarantined-submissions.ts';
import { groupLeadsByKind } from './group-leads-by-kind.ts';
import type { OrderInStaffMail } from './order-in-staff-mail.ts';
import { shortenMessageAmongMany } from './shorten-message-among-many.ts';
import type { FooterLine, StaffMailContent } from './staff-mail-content.ts';

const ink = '#1f1b3a';
const faint = '#5b5577';

export function staffMailHtml(
  subject: string,
  { orders, texts, quarantined, footer }: StaffMailContent,
): string {
  const body = `${orders.map(orderSection).join('')}${texts.length === 0 ? '' : enquirySection(texts)}${quarantined === null ? '' : quarantineSection(quarantined)}`;
  return `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head><body style="margin:0;padding:16px;background:#fbf6ec;color:${ink};font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere"><div style="max-width:560px;margin:0 auto">${body}<p style="margin:24px 0 0;font-size:13px;color:${faint}">${footer.map(footerLine).join('<br>')}</p></div></body></html>`;
}

const footerLine = ({ text, href }: FooterLine) =>
  href === null
    ? escapeHtml(text)
    : `<a style="color:${faint}" href="${escapeHtml(href)}">${escapeHtml(text)}</a>`;

function enquirySection(texts: readonly LeadText[]): string {
  const [only] = texts;
  return texts.length === 1 && only
    ? `<h1 style="margin:0;font-size:20px;line-height:1.25">${name(only)} ${only.did}</h1>${details(only, 1)}`
    : `<h1 style="margin:0;font-size:22px;line-height:1.25">${texts.length} new enquiries</h1>${groupLeadsByKind(
        texts,
      )
        .map(
          ({ table, heading, leads }) =>
            `<h2 style="margin:28px 0 0;padding:0 0 8px;border-bottom:3px solid #f2a20c;font-size:18px">${heading}</h2>${leads
              .map((lead) =>
                table === 'email_subscriptions' ? line(lead) : card(lead, texts.length),
              )
              .join('')}`,
        )
        .join('')}`;
}

/** Renders an order that waits for a person: the event, its facts, the next step and the link to the order. */
function orderSection({ headline, what, facts, todo, href }: OrderInStaffMail): string {
  const rows = facts.map(
    ({ name, value }) =>
      `<br>${escapeHtml(name)}: <b style="color:${ink}"><bdi>${escapeHtml(value)}</bdi></b>`,
  );
  return `<div style="margin:0 0 28px;padding:0 0 0 14px;border-left:3px solid #b3261e"><h1 style="margin:0 0 8px;font-size:20px;line-height:1.25"><bdi>${escapeHtml(headline)}</bdi></h1><p style="margin:0 0 10px">${escapeHtml(what)}</p><p style="margin:0 0 10px;font-size:14px;color:${faint}">${rows.join('').replace('<br>', '')}</p><p style="margin:0 0 10px">${escapeHtml(todo)}</p><p style="margin:0"><a href="${escapeHtml(href)}">Open it at the desk</a></p></div>`;
}

/** Renders the quarantined submissions in smaller text and without links. */
function quarantineSection({ headline, entries, advice }: QuarantineText): string {
  const parts = entries.map(
    ({ what, why, quoted }) =>
      `<p style="margin:0 0 12px"><b><bdi>${escapeHtml(what)}</bdi></b><br>${escapeHtml(why)}${
        quoted === null ? '' : `<br><i dir="auto">${escapeHtml(quoted)}</i>`
      }</p>`,
  );
  return `<div style="margin:28px 0 0;font-size:14px"><h2 style="margin:0 0 8px;font-size:17px;line-height:1.25">${escapeHtml(headline)}</h2>${parts.join('')}<p style="margin:0;color:${faint}">${escapeHtml(advice)}</p></div>`;
}

const name = ({ who }: LeadText) => `<bdi>${escapeHtml(who)}</bdi>`;

function card(lead: LeadText, among: number): string {
  return `<div style="padding:14px 0 6px;border-bottom:1px solid #d9cfb8"><h3 style="margin:0;font-size:17px">${name(lead)}</h3>${details(lead, among)}</div>`;
}

/** Renders a newsletter subscription without a heading and buttons, because it needs no answer. */
function line(lead: LeadText): string {
  const address =
    lead.href === null
      ? lead.answers.map(link).join('')
      : link({ label: 'Mail', shown: lead.who, href: lead.href });
  return `<p style="margin:0;padding:8px 0;border-bottom:1px solid #d9cfb8">${address}<br><span style="font-size:14px;color:${faint}">${escapeHtml(lead.received)}${furtherFields(lead)}</span></p>`;
}

/** Renders the additional fields that were filled in, each with its label. */
const furtherFields = ({ further }: LeadText) =>
  further
    .map(({ label, value }) => `<br>${escapeHtml(label)}: <bdi>${escapeHtml(value)}</bdi>`)
    .join('');

function details(lead: LeadText, among: number): string {
  const { asked, received, href, answers } = lead;
  const message = shortenMessageAmongMany(lead, among);
  const label = asked === null ? '' : `<b style="color:${ink}">${escapeHtml(asked)}</b><br>`;
  const quotedMessage =
    message === null
      ? ''
      : `<blockquote dir="auto" style="margin:0 0 10px;padding:0 12px;border-left:3px solid #f2a20c;white-space:pre-wrap">${escapeHtml(message)}</blockquote>`;
  const buttons = [
    ...(href === null ? [] : [button({ label: atDesk, shown: atDesk, href })]),
    ...answers.filter(({ label: way }) => way !== 'Mail').map(button),
  ];
  const links = answers.filter(({ label: way }) => way === 'Mail').map(link);
  return `<p style="margin:2px 0 10px;color:${faint}">${label}${escapeHtml(received)}${furtherFields(lead)}</p>${quotedMessage}<p style="margin:0 0 10px">${buttons.join(' ')}${buttons.length > 0 ? '<br>' : ''}${links.join('')}</p>`;
}

type Answer = LeadText['answers'][number];

const atDesk = 'Open it at the desk';

function button({ label, shown, href }: Answer): string {
  const text = escapeHtml(shown === label ? label : `${label} ${shown}`);
  if (href === null) return `<b>${text}</b>`;
  const ground = label === 'Call' || label === atDesk ? '#f2a20c' : '#fff';
  return `<a style="display:inline-block;margin:0 0 8px;padding:10px 11px;border:1px solid #f2a20c;border-radius:6px;font-size:15px;background:${ground};color:${ink};font-weight:700;text-decoration:none" href="${escapeHtml(href)}">${text}</a>`;
}

function link({ shown, href }: Answer): string {
  const text = `<bdi>${escapeHtml(shown)}</bdi>`;
  return href === null
    ? text
    : `<a style="display:inline-block;padding:8px 0;color:${ink}" href="${escapeHtml(href)}">${text}</a>`;
}
