/**
 * Lays out the page of a certificate as a list of shapes and texts, in points on A4 landscape. The picture and the PDF
 * are both made from this list, so that they are the same.
 */
import { encode } from 'uqr';
import {
  fallbackSampleCertificateText,
  sampleCertificateTexts,
} from '#content/landing/sample-certificate-texts.ts';
import { provider } from '#content/provider.ts';
import type { Certificate } from '#content/schema.ts';
import { brochureWords } from '#content/words/brochure-words.ts';
import { sampleCertificateWords } from '#content/words/sample-certificate-words.ts';
import { drawKolam, type Kolam } from '#site/art/draw-kolam.ts';
import { drawKolamBorder } from '#site/art/draw-kolam-border.ts';
import { logoPath } from '#site/art/logo-path.ts';
import { picturePalette } from '#site/art/picture-palette.ts';
import type { DrawnPath } from './drawn-path.ts';
import { sealColourOf, sealShapes } from './seal-shapes.ts';

export interface PositionedText {
  text: string;
  x: number;
  /** The vertical position of the text's baseline. */
  y: number;
  size: number;
  weight: 400 | 600 | 700;
  fill: string;
  anchor?: 'middle' | 'end';
  /** The PDF tag of the text, for screen readers. */
  tag: 'H1' | 'P';
}

export interface CertificatePage {
  shapes: DrawnPath[];
  texts: PositionedText[];
  /** `alt` is what screen readers say instead of the drawing. */
  figures: { alt: string; shapes: DrawnPath[] }[];
}

export const pageWidth = 841.89;
export const pageHeight = 595.28;
const left = 112;
const right = pageWidth - 112;
const { light } = picturePalette;

function kolamShapes(
  kolam: Kolam,
  at: Required<DrawnPath>['at'],
  colour: string,
  weight: number,
): DrawnPath[] {
  const dots = kolam.dots.map(
    ([x, y]) => `M${x - 1.9} ${y}a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0 -3.8 0z`,
  );
  return [
    { d: kolam.path, fill: light.marigold, opacity: 0.2, evenOdd: true, at },
    { d: kolam.path, stroke: colour, strokeWidth: weight, at },
    { d: dots.join(''), fill: light.kumkum, at },
  ];
}

function frame(colour: string): DrawnPath[] {
  const kolam = drawKolamBorder(54, 36, 3);
  const scale = 0.72;
  const at = {
    x: (pageWidth - kolam.width * scale) / 2,
    y: (pageHeight - kolam.height * scale) / 2,
    scale,
  };
  return kolamShapes(kolam, at, colour, 1.9);
}

/** A square QR code with its upper left corner at x, y. */
function qrCode(url: string, x: number, y: number, side: number): DrawnPath {
  const { data, size } = encode(url, { ecc: 'M', border: 0 });
  const d = data.flatMap((row, r) => row.map((on, c) => (on ? `M${c} ${r}h1v1h-1z` : ''))).join('');
  return { d, fill: light.ink, at: { x, y, scale: side / size } };
}

export function layOutCertificate(
  certificate: Certificate,
  index: number,
  siteUrl: string,
): CertificatePage {
  const { slug, title, badge } = certificate;
  const words = sampleCertificateTexts[slug] ?? fallbackSampleCertificateText;
  const fixed = sampleCertificateWords;
  const colour = sealColourOf(badge);
  const number = `${provider.name.slice(0, 3).toUpperCase()}-SAMPLE-${String(index + 1).padStart(4, '0')}`;
  const address = `${siteUrl}/#certificates`;

  const kolam = drawKolam(slug, { family: words.family });
  const kolamScale = Math.min(178 / kolam.width, 178 / kolam.height);
  const kolamAt = {
    x: right - 89 - (kolam.width * kolamScale) / 2,
    y: 232 - (kolam.height * kolamScale) / 2,
    scale: kolamScale,
  };
  const seal = { x: 470, y: 440, scale: 0.9 };

  const text = (
    y: number,
    size: number,
    weight: PositionedText['weight'],
    words: string,
    more: Partial<PositionedText> = {},
  ): PositionedText => ({
    text: words,
    x: left,
    y,
    size,
    weight,
    fill: light.ink,
    tag: 'P',
    ...more,
  });
  const small = { fill: light['ink-2'] };

  return {
    shapes: [
      { d: `M0 0h${pageWidth}v${pageHeight}h-${pageWidth}z`, fill: '#fffdf8' },
      ...frame(colour),
      {
        d: logoPath,
        stroke: light.ink,
        strokeWidth: 4.5,
        fill: light.marigold,
        evenOdd: true,
        at: { x: left - 2, y: 93, scale: 0.5 },
      },
      ...kolamShapes(kolam, kolamAt, light.ink, 2.2 / kolamScale + 0.6),
      { d: `M${left} 300h340`, stroke: light.ink, strokeWidth: 0.8 },
      { d: `M${left} 462h150`, stroke: light.ink, strokeWidth: 0.8 },
    ],
    figures: [
      {
        alt: `Seal: ${badge}`,
        shapes: sealShapes(badge).map((shape) => {
          const { x, y, scale } = shape.at ?? { x: 0, y: 0, scale: 1 };
          return {
            ...shape,
            at: {
              x: seal.x + x * seal.scale,
              y: seal.y + y * seal.scale,
              scale: scale * seal.scale,
            },
          };
        }),
      },
      {
        alt: `${brochureWords.codeOpens} ${address}`,
        shapes: [qrCode(address, right - 72, 404, 72)],
      },
    ],
    texts: [
      text(115, 20, 700, provider.name, { x: left + 36 }),
      text(190, 31, 700, title, { tag: 'H1' }),
      text(232, 12.5, 400, fixed.certify, small),
      text(284, 36, 600, fixed.student, { fill: colour }),
      text(326, 12.5, 400, words.before, small),
      text(353, 21, 600, words.subject),
      ...words.after.map((line, index) => text(374 + 15 * index, 12.5, 400, line, small)),
      // The texts are in the order in which screen readers read them, which is not the order from top to bottom.
      text(448, 12.5, 600, fixed.date),
      text(477, 9.5, 400, `${fixed.signedFor} ${provider.name}, ${fixed.signedBy}`, small),
      text(113, 10, 400, `${fixed.number} ${number}`, { x: right, anchor: 'end', ...small }),
      text(seal.y + 14, 10.5, 700, badge, { x: seal.x, anchor: 'middle', fill: light.rice }),
      text(415, 9.5, 400, fixed.confirm, { x: right - 82, anchor: 'end', ...small }),
      text(428, 9.5, 400, fixed.confirmTo, { x: right - 82, anchor: 'end', ...small }),
      text(495, 9.5, 600, fixed.sample, {
        fill: light.kumkum,
        x: right,
        anchor: 'end',
      }),
    ],
  };
}
