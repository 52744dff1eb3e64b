/**
 * Makes a sample of each certificate, which is marked as a sample: a PDF with tagged text, and a WebP picture of the
 * same page, 1000 px wide.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { certificates } from '#content/landing/certificates.ts';
import { provider } from '#content/provider.ts';
import type { Certificate } from '#content/schema.ts';
import { sampleCertificateWords } from '#content/words/sample-certificate-words.ts';
import { picturePalette } from '#site/art/picture-palette.ts';
import { makeStaticFont } from '../fonts/anek-latin.ts';
import { loadTextOutliner, type TextOutliner } from '../fonts/load-text-outliner.ts';
import { drawAsArtifact, endDocument, newAccessibleDocument } from '../pdf/accessible-document.ts';
import type { DrawnPath } from './drawn-path.ts';
import {
  type CertificatePage,
  layOutCertificate,
  type PositionedText,
  pageHeight,
  pageWidth,
} from './lay-out-certificate.ts';

const weights = [400, 600, 700] as const;
/**
 * The ascent of Anek Latin in em. It is needed because PDFKit places text by its top, and the layout by its baseline.
 */
const ascent = 0.9;

/**
 * The position and size, in points, of the faint word "SAMPLE" across the whole page, and its opacity from 0 to 1. It
 * is drawn above everything else.
 */
const across = { x: 108, y: 424, size: 177, opacity: 0.07 };

function shapeSvg({ d, fill, opacity, evenOdd, stroke, strokeWidth, at }: DrawnPath): string {
  return (
    `<path d="${d}" fill="${fill ?? 'none'}"` +
    (evenOdd ? ' fill-rule="evenodd"' : '') +
    (opacity === undefined ? '' : ` fill-opacity="${opacity}"`) +
    (stroke ? ` stroke="${stroke}" stroke-width="${strokeWidth}" stroke-linejoin="round"` : '') +
    (at ? ` transform="translate(${at.x} ${at.y}) scale(${at.scale})"` : '') +
    '/>'
  );
}

async function certificateSvg(page: CertificatePage): Promise<string> {
  const outliners = new Map<number, TextOutliner>();
  for (const weight of weights) outliners.set(weight, await loadTextOutliner(weight));
  const shapes = [...page.shapes, ...page.figures.flatMap((figure) => figure.shapes)];
  const texts = page.texts.map(
    (text) => outliners.get(text.weight)?.makePathElement(text.text, text) ?? '',
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${pageWidth} ${pageHeight}" width="${pageWidth}" height="${pageHeight}">` +
    `${shapes.map(shapeSvg).join('')}${texts.join('')}${shapeSvg(await sampleAcross())}</svg>`
  );
}

async function sampleAcross(): Promise<DrawnPath> {
  const { x, y, size, opacity } = across;
  const d = (await loadTextOutliner(700)).makePathData(sampleCertificateWords.across, {
    x,
    y,
    size,
  });
  return { d, fill: picturePalette.light.kumkum, opacity };
}

/** Makes a lossless picture with few colours: for this page, it is sharper and smaller than a lossy one. */
async function certificatePicture(page: CertificatePage): Promise<Buffer> {
  const fewColours = await sharp(Buffer.from(await certificateSvg(page)), { density: 144 })
    .resize(1000)
    .png({ palette: true, colours: 32, dither: 0 })
    .toBuffer();
  return sharp(fewColours).webp({ lossless: true, effort: 4 }).toBuffer();
}

function drawShape(
  doc: PDFDocument,
  { d, fill, opacity, evenOdd, stroke, strokeWidth, at }: DrawnPath,
) {
  doc.save();
  if (at) doc.translate(at.x, at.y).scale(at.scale);
  doc
    .path(d)
    .lineJoin('round')
    .lineWidth(strokeWidth ?? 1);
  if (fill) {
    doc.fillColor(fill, opacity ?? 1).fill(undefined, ...(evenOdd ? (['even-odd'] as const) : []));
    if (stroke) doc.path(d).strokeColor(stroke, 1).stroke();
  } else {
    doc.strokeColor(stroke ?? picturePalette.light.ink, 1).stroke();
  }
  doc.restore();
}

function drawText(doc: PDFDocument, { text, x, y, size, weight, fill, anchor }: PositionedText) {
  doc.font(String(weight)).fontSize(size).fillColor(fill, 1);
  const width = anchor ? doc.widthOfString(text) : 0;
  const start = anchor === 'end' ? x - width : anchor === 'middle' ? x - width / 2 : x;
  doc.text(text, start, y - ascent * size, { lineBreak: false });
}

async function certificatePdf(certificate: Certificate, page: CertificatePage): Promise<Buffer> {
  const doc = newAccessibleDocument({
    title: `${certificate.title} (sample)`,
    subject: `${sampleCertificateWords.subject} ${provider.name}`,
    size: [pageWidth, pageHeight],
  });
  for (const weight of weights) doc.registerFont(String(weight), await makeStaticFont(weight));
  const sample = await sampleAcross();
  const root = doc.struct('Document', {});
  doc.addStructure(root);
  doc.addPage();
  drawAsArtifact(doc, () => {
    for (const shape of page.shapes) drawShape(doc, shape);
  });
  for (const { alt, shapes } of page.figures) {
    const bbox = [0, 0, pageWidth, pageHeight];
    root.add(
      doc.struct('Figure', { alt, bbox }, () => {
        for (const shape of shapes) drawShape(doc, shape);
      }),
    );
  }
  for (const text of page.texts) root.add(doc.struct(text.tag, {}, () => drawText(doc, text)));
  drawAsArtifact(doc, () => drawShape(doc, sample));
  root.end();
  return endDocument(doc);
}

/** Writes `certificates/<slug>.pdf` and `.webp` below `outDir`; `siteUrl` is encoded in the QR code. */
export async function writeSampleCertificates(outDir: string, siteUrl: string): Promise<void> {
  await mkdir(join(outDir, 'certificates'), { recursive: true });
  for (const [index, certificate] of certificates.entries()) {
    const page = layOutCertificate(certificate, index, siteUrl);
    await writeFile(join(outDir, certificate.image), await certificatePicture(page));
    await writeFile(join(outDir, certificate.pdfLink), await certificatePdf(certificate, page));
  }
}
