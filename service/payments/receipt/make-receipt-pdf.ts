/**
 * Renders a receipt or a voucher as one page of tagged PDF in the site's fonts. The same facts always give the same
 * bytes: the PDF has the date of the receipt, and PDFKit derives the PDF's id from its dates, title and author.
 */
import PDFDocument, { type StructureElement, type TextOptions } from 'pdfkit';
import { receiptWords as words } from '#contract/orders/order-words.ts';
import type { ReceiptFacts, ReceiptLine } from './collect-receipt-facts.ts';
import type { ReceiptFonts } from './read-receipt-fonts.ts';

/** The page has the size A5: a phone shows it whole, and a printer centres it. */
const size = [419.53, 595.28] as const;
const margin = 40;
const width = size[0] - 2 * margin;
const nameWidth = 104;
const amountWidth = 92;
/**
 * The bold font leaves room above and below its letters for Devanagari marks. This room moves a line down by `boldRise`
 * and makes it taller by `boldRoom`, both in em.
 */
const boldRise = 0.113;
const boldRoom = 0.605;
const ink = '#1f1b3a';
const faint = '#5b5577';
const line = '#d9cfb8';
const marigold = '#f2a20c';

type Style = TextOptions & { face?: 'text' | 'bold'; size?: number; colour?: string };

export async function makeReceiptPdf(facts: ReceiptFacts, type: ReceiptFonts): Promise<Buffer> {
  const { title, mark, number, issuedAt, seller, about, amounts, notes } = facts;
  const doc = new PDFDocument({
    size,
    margin: 0,
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    tagged: true,
    lang: 'en-IN',
    displayTitle: true,
    autoFirstPage: false,
    info: {
      Title: forXml(`${title} ${number}`),
      Author: forXml(seller.name),
      Subject: forXml(title),
      Creator: forXml(seller.name),
      CreationDate: issuedAt,
      ModDate: issuedAt,
    },
  });
  doc.registerFont('text', type.text).registerFont('bold', type.bold);
  const root = doc.struct('Document', {});
  doc.addStructure(root);
  doc.addPage({ size, margin: 0 });
  let y = margin;

  const drawText = (text: string, x: number, style: Style = {}) => {
    const { face = 'text', size: points = 10, colour = ink, ...options } = style;
    const rise = face === 'bold' ? boldRise * points : 0;
    doc
      .font(face)
      .fontSize(points)
      .fillColor(colour)
      .text(text, x, y - rise, { width, lineGap: lineGapOf(face, points), ...options });
  };
  const heightOf = (text: string, { face = 'text', size: points = 10, ...options }: Style = {}) =>
    doc
      .font(face)
      .fontSize(points)
      .heightOfString(text, { width, lineGap: lineGapOf(face, points), ...options });
  const tag = (kind: string, draw: () => void, parent = root, scope?: 'Row') =>
    parent.add(doc.struct(kind, scope ? { scope } : {}, draw));
  /**
   * Draws with `draw`, and stores the text `actual` for copying and for screen readers, because in Devanagari the drawn
   * glyphs have another order than the typed characters.
   */
  const drawWithText = (actual: string, draw: () => void) => {
    doc.markContent('Span', { actual });
    draw();
    doc.endMarkedContent();
  };
  const decorate = (draw: () => void) => {
    doc.markContent('Artifact', { type: 'Layout' });
    draw();
    doc.endMarkedContent();
  };
  const rule = (weight: number, colour: string) =>
    decorate(() =>
      doc
        .moveTo(margin, y)
        .lineTo(margin + width, y)
        .lineWidth(weight)
        .stroke(colour),
    );
  const open = (kind: string, parent: StructureElement = root) => {
    const element = doc.struct(kind, {});
    parent.add(element);
    return element;
  };
  /** Draws a table with labels on the left and values beside them. */
  const table = (
    lines: readonly ReceiptLine[],
    set: (line: ReceiptLine, isLast: boolean) => Style[],
  ) => {
    const element = open('Table');
    for (const [n, { name, value }] of lines.entries()) {
      const [nameStyle = {}, valueStyle = {}] = set({ name, value }, n === lines.length - 1);
      const row = open('TR', element);
      const height = Math.max(heightOf(name, nameStyle), heightOf(value, valueStyle));
      y += 5;
      tag('TH', () => drawText(name, margin, nameStyle), row, 'Row');
      const drawValue = () => drawText(value, margin + width - (valueStyle.width ?? 0), valueStyle);
      tag('TD', () => (isShaped.test(value) ? drawWithText(value, drawValue) : drawValue()), row);
      row.end();
      y += height + 4;
      rule(0.5, line);
    }
    element.end();
  };

  decorate(() => {
    // These dots are an ornament from a kolam, a line pattern that is drawn around dots.
    for (let n = 0; n < 9; n += 1)
      doc.circle(margin + width - 3 - (n % 3) * 10, margin + 4 + Math.floor(n / 3) * 10, 2.2);
    doc.fill(marigold);
  });
  tag('P', () => drawText(seller.name, margin, { face: 'bold', size: 17 }));
  y += 44;
  tag('H1', () => drawText(title, margin, { face: 'bold', size: 26 }));
  y += 40;
  if (mark !== null) {
    tag('P', () => drawText(mark, margin, { face: 'bold', size: 11 }));
    y += 22;
  }
  rule(1.5, ink);
  const beside = { width: width - nameWidth };
  table(about, () => [
    { colour: faint, width: nameWidth - 8 },
    { ...beside, face: 'bold' },
  ]);
  y += 20;
  rule(1.5, ink);
  table(amounts, (_, isLast) => {
    const face = isLast ? 'bold' : 'text';
    const points = isLast ? 13 : 10;
    return [
      { face, size: points, width: width - amountWidth - 8 },
      { face, size: points, width: amountWidth, align: 'right' },
    ];
  });
  y += 16;
  for (const note of notes) {
    const style = { size: 9, colour: faint } as const;
    tag('P', () => drawText(note, margin, style));
    y += heightOf(note, style) + 5;
  }

  const foot = [
    [seller.legalName ?? seller.name, seller.address].join(', '),
    [seller.email, seller.phone].join(' · '),
    ...(seller.gstin === null ? [] : [`${words.gstin} ${seller.gstin}`]),
  ];
  y = Math.max(y + 8, size[1] - margin - foot.length * 13);
  for (const text of foot) {
    tag('P', () => drawText(text, margin, { size: 8.5, colour: faint }));
    y += 13;
  }

  root.end();
  doc.end();
  const parts: Buffer[] = [];
  for await (const part of doc) parts.push(part);
  return Buffer.concat(parts);
}

const lineGapOf = (face: 'text' | 'bold', points: number) =>
  face === 'bold' ? 2 - boldRoom * points : 2;

const isShaped = /[\u0900-\u097f]/;

/**
 * Removes the characters that have a meaning in XML, because PDFKit writes title, author, subject and creator into XML
 * without escaping.
 */
const forXml = (text: string) => text.replaceAll('&', 'and').replaceAll(/[<>]/g, '');
