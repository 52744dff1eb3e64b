import PDFDocument from 'pdfkit';
import { provider } from '#content/provider.ts';

interface DocumentFacts {
  title: string;
  subject: string;
  size: readonly [number, number];
}

/** A fixed date, because the same calls must give the same bytes. */
const fixedDate = new Date('2025-01-01T00:00:00Z');

/** The signs `&`, `<` and `>` are replaced, because PDFKit writes the texts into XML without escaping. */
const plain = (text: string) => text.replaceAll('&', 'and').replaceAll(/[<>]/g, '');

/** Begins a tagged, accessible PDF (PDF/UA), which has no page yet; the size is in points. */
export function newAccessibleDocument({ title, subject, size: [width, height] }: DocumentFacts) {
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

/** Draws an artifact, which screen readers skip: backgrounds, rules, dots, page footers. */
export function drawAsArtifact(doc: PDFDocument, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' });
  draw();
  doc.endMarkedContent();
}

/** Ends the document and returns the file. */
export async function endDocument(doc: PDFDocument): Promise<Buffer> {
  doc.end();
  const parts: Buffer[] = [];
  for await (const part of doc) parts.push(part);
  return Buffer.concat(parts);
}
