/**
 * Composes the owner's mail about a week: the numbers of this week and of the week before, and links to the week's
 * numbers and orders at the desk.
 */
import { escapeHtml } from '#contract/text/escape-html.ts';
import { formatDayRange } from '#contract/text/format-day.ts';
import type { FiguresRow, NumbersDetails } from '#desk/api-types/numbers-api.ts';
import { netReceiptsPaiseOf, refundedPaiseOf } from '#domain/bookkeeping/receipts-and-vouchers.ts';
import { addDays, type CalendarDate } from '#domain/dates/calendar-date.ts';
import { formatPaise, formatSignedPaise } from '#domain/money/money.ts';
import { formatEnquiryCount } from '../../for-staff/format-enquiry-count.ts';

type Row = { name: string; now: string; before: string };
type Part = { heading: string; rows: Row[] };
type WeeklyMail = { subject: string; text: string; html: string };

/**
 * The most rows that the mail shows of each list (by counsellor, by offer, by source), so that a phone needs little
 * scrolling. The desk shows all rows.
 */
const mostRows = 5;

const ink = '#1f1b3a';
const faint = '#5b5577';

export function composeWeeklyMail(
  monday: CalendarDate,
  { week, before }: { week: NumbersDetails; before: NumbersDetails },
  siteUrl: string,
): WeeklyMail {
  const sunday = addDays(monday, 6);
  const days = formatDayRange(monday, sunday);
  const net = formatSignedPaise(netReceiptsPaiseOf(week.receiptsAndVouchers));
  const subject = `${days}: ${formatEnquiryCount(week.answers.wanted)}, ${net} net`;
  const parts = partsOf(week, before);
  const numbersHref = `${siteUrl}/desk/numbers?from=${monday}&to=${sunday}`;
  const ordersHref = `${siteUrl}/desk/orders?from=${monday}&to=${sunday}&mode=live`;
  const links = [
    { label: 'All numbers of this week', href: numbersHref },
    { label: 'Its receipts and vouchers', href: ordersHref },
    { label: 'Not to get this mail any more', href: `${siteUrl}/desk/settings#weekly` },
  ];
  return {
    subject,
    text: textOf(days, parts, links),
    html: htmlOf(subject, days, parts, links),
  };
}

const note = 'Money is that of live payments: receipts less vouchers, in that week.';

function partsOf(week: NumbersDetails, before: NumbersDetails): Part[] {
  const bothWeeks = (name: string, format: (numbers: NumbersDetails) => string): Row => ({
    name,
    now: format(week),
    before: format(before),
  });
  return [
    {
      heading: 'The week',
      rows: [
        bothWeeks('Enquiries to answer', ({ answers }) => String(answers.wanted)),
        bothWeeks('Reached within an hour', ({ answers }) => String(answers.withinHour)),
        bothWeeks('Enrolled of these', ({ byState }) =>
          String(byState.find(({ state }) => state === 'enrolled')?.count ?? 0),
        ),
        bothWeeks('Received', ({ receiptsAndVouchers }) =>
          formatPaise(receiptsAndVouchers.receiptsPaise),
        ),
        bothWeeks('Refunded', ({ receiptsAndVouchers }) =>
          formatPaise(refundedPaiseOf(receiptsAndVouchers)),
        ),
        ...([week, before].some(({ receiptsAndVouchers }) => receiptsAndVouchers.mistakes > 0)
          ? [
              bothWeeks('Recorded by mistake', ({ receiptsAndVouchers }) =>
                formatPaise(receiptsAndVouchers.mistakesPaise),
              ),
            ]
          : []),
        bothWeeks('Net', ({ receiptsAndVouchers }) =>
          formatSignedPaise(netReceiptsPaiseOf(receiptsAndVouchers)),
        ),
      ],
    },
    {
      heading: 'By counsellor: enrolled of those assigned, net',
      rows: toRows(week.byCounsellor, before.byCounsellor, formatCounsellorFigures),
    },
    {
      heading: 'By offer: net',
      rows: toRows(sortByNet(week.byOffer), before.byOffer, ({ netPaise }) =>
        formatSignedPaise(netPaise),
      ),
    },
    {
      heading: 'By source: enquiries, net',
      rows: toRows(
        week.bySource,
        before.bySource,
        ({ count, netPaise }) => `${count}, ${formatSignedPaise(netPaise)}`,
      ),
    },
  ];
}

const formatCounsellorFigures = ({ count, enrolled, netPaise }: FiguresRow) =>
  `${enrolled} of ${count}, ${formatSignedPaise(netPaise)}`;

const sortByNet = (rows: readonly FiguresRow[]) => rows.toSorted((a, b) => b.netPaise - a.netPaise);

function toRows<Of extends FiguresRow>(
  rows: readonly Of[],
  before: readonly Of[],
  format: (row: Of) => string,
): Row[] {
  // Rows of the two weeks belong together if their `counts` (a counsellor, an offer or a source) are equal. Names would
  // not do, because two counsellors may have the same name.
  const keyOf = ({ counts }: Of) => JSON.stringify(counts);
  const earlier = new Map(before.map((row) => [keyOf(row), format(row)]));
  return rows
    .slice(0, mostRows)
    .map((row) => ({ name: row.name, now: format(row), before: earlier.get(keyOf(row)) ?? '–' }));
}

type Link = { label: string; href: string };

function textOf(days: string, parts: readonly Part[], links: readonly Link[]): string {
  return `${[
    `The week of ${days}`,
    ...parts.map(({ heading, rows }) =>
      [
        heading.toUpperCase(),
        ...rows.map(({ name, now, before }) => `${name}: ${now} (the week before: ${before})`),
        ...(rows.length === 0 ? ['Nothing.'] : []),
      ].join('\n'),
    ),
    note,
    ...links.map(({ label, href }) => `${label}:\n${href}`),
  ].join('\n\n')}\n`;
}

// The body's style `overflow-wrap:anywhere` would break an amount of money over two lines.
const cell =
  'padding:6px 0 6px 12px;border-bottom:1px solid #d9cfb8;text-align:right;overflow-wrap:normal';

function htmlOf(
  subject: string,
  days: string,
  parts: readonly Part[],
  [main, ...others]: readonly Link[],
): string {
  const row = ({ name, now, before }: Row) =>
    `<tr><th scope="row" style="padding:6px 0;border-bottom:1px solid #d9cfb8;text-align:left;font-weight:400"><bdi>${escapeHtml(name)}</bdi></th><td style="${cell};font-weight:700">${escapeHtml(now)}</td><td style="${cell};color:${faint}">${escapeHtml(before)}</td></tr>`;
  const part = ({ heading, rows }: Part) =>
    `<h2 style="margin:24px 0 4px;font-size:17px">${escapeHtml(heading)}</h2>${
      rows.length === 0
        ? '<p style="margin:0">Nothing.</p>'
        : `<table style="width:100%;border-collapse:collapse"><thead><tr><td></td><th scope="col" style="${cell};font-size:13px">this week</th><th scope="col" style="${cell};font-size:13px;font-weight:400;color:${faint}">the week before</th></tr></thead><tbody>${rows.map(row).join('')}</tbody></table>`
    }`;
  const button = ({ label, href }: Link) =>
    `<p style="margin:24px 0"><a style="display:inline-block;padding:12px 20px;border-radius:6px;background:#f2a20c;color:${ink};font-weight:700;text-decoration:none" href="${escapeHtml(href)}">${escapeHtml(label)}</a></p>`;
  const link = ({ label, href }: Link) =>
    `<p style="margin:0 0 8px;font-size:14px"><a style="color:${ink}" href="${escapeHtml(href)}">${escapeHtml(label)}</a></p>`;
  return `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head><body style="margin:0;padding:24px 16px;background:#fbf6ec;color:${ink};font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere"><div style="max-width:560px;margin:0 auto"><h1 style="margin:0;font-size:24px;line-height:1.2">The week of ${escapeHtml(days)}</h1>${parts.map(part).join('')}<p style="margin:24px 0 0;font-size:14px;color:${faint}">${note}</p>${main === undefined ? '' : button(main)}${others.map(link).join('')}</div></body></html>`;
}
