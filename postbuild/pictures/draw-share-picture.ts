/**
 * Draws the picture that other sites show for a link to a page, 1200 × 630: title and facts on the colour of the field,
 * and on the right the whole kolam of the page.
 */
import sharp from 'sharp';
import { provider } from '#content/provider.ts';
import { drawKolam } from '#site/art/draw-kolam.ts';
import { logoPath } from '#site/art/logo-path.ts';
import { coverColourNameOf, coverColoursInScheme } from '../covers/cover-colours.ts';
import {
  type CoverEntry,
  drawCoverContent,
  isKolamTurned,
  type KolamPlacement,
} from '../covers/write-covers.ts';
import { loadTextOutliner, type TextOutliner } from '../fonts/load-text-outliner.ts';

export interface SharePictureContent extends Pick<CoverEntry, 'slug' | 'family' | 'field'> {
  title: string;
  /** The family or the kind of page, above the title. */
  kicker: string;
  /** Fee and length, below the title, one line each. */
  facts?: readonly string[];
}

const [width, height] = [1200, 630];
const left = 72;
const textWidth = 570;
const factLeading = 46;
const backgroundArea = { left: 0, top: 0, right: width, bottom: height };

/** The box of the kolam, in pixels. */
const art = { x: 704, y: 60, width: 436, height: 510 };

function place({ slug, family }: SharePictureContent): KolamPlacement {
  const kolam = drawKolam(slug, { family });
  const scale = Math.min(art.width / kolam.width, art.height / kolam.height);
  return {
    scale,
    x: art.x + (art.width - kolam.width * scale) / 2,
    y: art.y + (art.height - kolam.height * scale) / 2,
  };
}

/**
 * Returns the horizontal position at which the faint background dots begin: right of the words, which end at `from`,
 * and halfway between two columns of dots, so that no dot is cut.
 */
function findFaintDotsStart({ scale, x }: KolamPlacement, family: string, from: number): number {
  const [apart, offset] = isKolamTurned(family) ? [14, 3] : [20, 0];
  const gaps = Math.ceil((from - x - offset * scale) / (apart * scale));
  return x + (offset + apart * gaps) * scale;
}

/**
 * Finds the largest font size in which no word of the title is too wide and the title has at most three lines (84 and
 * 74 px) or four lines (64 and 55 px). If none fits, the size is 46 px.
 */
function fitTitle(outliner: TextOutliner, title: string): { size: number; lines: string[] } {
  for (const size of [84, 74, 64, 55]) {
    const lines = outliner.wrap(title, size, textWidth);
    const isWide = lines.some((line) => outliner.measure(line, size) > textWidth);
    if (!isWide && lines.length <= (size > 70 ? 3 : 4)) return { size, lines };
  }
  return { size: 46, lines: outliner.wrap(title, 46, textWidth) };
}

async function shareSvg(image: SharePictureContent): Promise<string> {
  const [bold, medium] = await Promise.all([loadTextOutliner(700), loadTextOutliner(600)]);
  const colours = coverColoursInScheme(coverColourNameOf(image.field), 'light');
  const { size, lines } = fitTitle(bold, image.title);
  const leading = size * 1.08;
  const facts = image.facts ?? [];
  // The title and the facts are centred vertically as one block.
  const block = leading * (lines.length - 1) + facts.length * factLeading;
  const first = height / 2 - block / 2 + size * 0.32 - (facts.length ? 10 : 0);
  const below = first + leading * (lines.length - 1) + 18;
  const words = [
    medium.makePathElement(image.kicker, {
      x: left,
      y: first - size - 14,
      size: 28,
      fill: colours.line,
    }),
    ...lines.map((line, i) =>
      bold.makePathElement(line, {
        x: left - size * 0.03,
        y: first + leading * i,
        size,
        fill: colours.line,
      }),
    ),
    ...facts.map((fact, i) =>
      (i === 0 ? bold : medium).makePathElement(fact, {
        x: left,
        y: below + factLeading * (i + 1),
        size: i === 0 ? 40 : 30,
        fill: colours.line,
      }),
    ),
    medium.makePathElement(provider.name, {
      x: left + 56,
      y: height - 62,
      size: 32,
      fill: colours.line,
    }),
  ];
  const mark = `<path transform="translate(${left - 4} ${height - 96}) scale(.8)" d="${logoPath}" fill="none" stroke="${colours.line}" stroke-width="4.5"/>`;
  const placing = place(image);
  const widest = Math.max(textWidth, medium.measure(image.kicker, 28));
  const faintFrom = findFaintDotsStart(placing, image.family, left + widest + 12);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `${drawCoverContent(image, colours, placing, backgroundArea, faintFrom)}${words.join('')}${mark}</svg>`
  );
}

/** Draws the picture of a shared link as a PNG, 1200 × 630 pixels. A test keeps it below 120 kB. */
export async function drawSharePicture(image: SharePictureContent): Promise<Buffer> {
  // No palette is used: it would halve the file but double the time, and a build makes about eighty pictures.
  return sharp(Buffer.from(await shareSvg(image)))
    .removeAlpha()
    .png({ compressionLevel: 6 })
    .toBuffer();
}
