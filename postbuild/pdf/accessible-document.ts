import PDFDocument from 'pdfkit';
import { provider } from '#content/provider.ts';

export interface DocumentFacts {
  title: string;
  subject: string;
  size: readonly [number, number];
}

/** Of no meaning, but some date must stand in the file, and the same calls shall give the same bytes. */
const fixedDate = new Date('2025-01-01T00:00:00Z');

/** PDFKit writes these into XML as they are. */
const plain = (text: string) => text.replaceAll('&', 'and').replaceAll(/[<>]/g, '');

/** A tagged, accessible PDF (PDF/UA) of ours, without a page yet. */
export function accessibleDocument({ title, subject, size: [width, height] }: DocumentFacts) {
  return new PDFDocument({
    size: [width, height],
    margin: 0,
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    tagged: true,
    lang: 'en-IN',
    displayTitle: true,
    autoFirstPage: false,
    info: {
      Title: plain(title),
      Author: plain(provider.name),
      Subject: plain(subject),
      Creator: plain(provider.name),
      CreationDate: fixedDate,
      ModDate: fixedDate,
    },
  });
}

/** Draws what says nothing: grounds, rules, dots, the foot of a page. */
export function decorate(doc: PDFDocument, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' });
  draw();
  doc.endMarkedContent();
}

/** The whole file. Nothing can be set afterwards. */
export async function finished(doc: PDFDocument): Promise<Buffer> {
  doc.end();
  const parts: Buffer[] = [];
  for await (const part of doc) parts.push(part);
  return Buffer.concat(parts);
}
