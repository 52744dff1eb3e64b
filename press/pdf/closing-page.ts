import { formatRupees } from '#content/format-rupees.ts';
import { provider } from '#content/provider.ts';
import { heading, link, list, paragraph, placeLink } from './blocks.ts';
import { drawQrCode } from './drawings.ts';
import { colours, type Paper } from './paper.ts';

export interface Closing {
  /** What is paid, and the sentence about it. */
  feeRupees: number;
  feeFor: string;
  feeText: string;
  /** How one enrols, step by step. */
  steps: readonly string[];
  /** Where it is done: label and address. */
  action: { label: string; url: string };
  siteUrl: string;
  /** The page that the code leads to, and what it is called. */
  page: { url: string; label: string };
}

/** "11:00" → "11:00 AM". */
function clock(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const half = hours < 12 ? 'AM' : 'PM';
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${half}`;
}

/** Fees, how to enrol, how to reach us, and the way to the page. */
export function closingPage(paper: Paper, closing: Closing): void {
  const { siteUrl, page } = closing;
  // All of it on one page, which may be torn off and kept.
  paper.room(400);
  heading(paper, 2, 'Fees');
  const amount = formatRupees(closing.feeRupees);
  const amountStyle = { face: 'bold', size: 30 } as const;
  paper.room(90);
  paper.tag('P', () => paper.place(amount, paper.margin, paper.y, amountStyle));
  paper.gap(paper.measure(amount, amountStyle));
  paragraph(paper, closing.feeFor, { size: 9, colour: colours.kumkum });
  paragraph(paper, closing.feeText);
  paragraph(
    paper,
    'Registration charge, refunds, course changes and rescheduling are set out in our terms and conditions.',
  );
  link(paper, 'Read the terms and conditions', `${siteUrl}/terms`);

  heading(paper, 2, 'How to enrol');
  list(paper, closing.steps, { ordered: true });
  link(paper, closing.action.label, closing.action.url);

  heading(paper, 2, 'Contact', 120);
  const { y, margin, width } = paper;
  const side = 84;
  const left = margin + width - side;
  paper.tag('Figure', () => drawQrCode(paper, page.url, left, y, side), {
    alt: `QR code that opens ${page.url}`,
  });
  const { supportHours, phone, email } = provider;
  const style = { size: 10, width: width - side - 16 } as const;
  const bold = { ...style, face: 'bold', colour: colours.sky } as const;
  placeLink(paper, phone, `tel:${phone.replaceAll(' ', '')}`, margin, y, bold);
  placeLink(paper, email, `mailto:${email}`, margin, y + 17, bold);
  const hours = `Call with any question, ${clock(supportHours.opens)} to ${clock(supportHours.closes)}, Indian time.`;
  paper.tag('P', () => paper.place(hours, margin, y + 34, style));
  const below = y + 40 + paper.measure(hours, style);
  placeLink(paper, page.label, page.url, margin, below, bold);
  paper.gap(side + 8);
}
