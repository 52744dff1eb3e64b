/**
 * The picture that stands beside a shared link, 1200 × 630: the title on the family's colour, and the kolam
 * of the page growing in from the right.
 */
import sharp from 'sharp';
import { provider } from '#content/provider.ts';
import { familyLook } from '#site/art/family-look.ts';
import { drawKolam } from '#site/art/kolam.ts';
import { markPath } from '#site/art/mark-path.ts';
import { coverColours, coverShapes, isTurned, latticeOf, type Placing } from '../covers/covers.ts';
import { type Setter, textSetter } from '../fonts/text-setter.ts';

export interface ShareImage {
  title: string;
  /** A few words above the title: the family, the kind of page. */
  kicker: string;
  slug: string;
  family: string;
}

const [width, height] = [1200, 630];
const left = 72;
const textWidth = 570;

/** The whole height of the kolam; to the right it ends with the picture, where the line crosses itself. */
function place({ slug, family }: ShareImage): Placing {
  const kolam = drawKolam(slug, { family });
  const { rowsIn, endOf } = latticeOf(isTurned(family));
  const scale = Math.min((height * 0.86) / kolam.height, 4.6);
  const y = (height - kolam.height * scale) / 2;
  const start = left + textWidth + 48;
  const room = (width - start) / scale;
  if (kolam.width <= room) return { scale, x: start + ((room - kolam.width) / 2) * scale, y };
  return { scale, x: width - endOf(Math.floor(rowsIn(room))) * scale, y };
}

/** The largest of a few sizes in which the title takes at most four lines and no word is too wide. */
function fitTitle(setter: Setter, title: string): { size: number; lines: string[] } {
  for (const size of [84, 74, 64, 55]) {
    const lines = setter.wrap(title, size, textWidth);
    const isWide = lines.some((line) => setter.measure(line, size) > textWidth);
    if (!isWide && lines.length <= (size > 70 ? 3 : 4)) return { size, lines };
  }
  return { size: 46, lines: setter.wrap(title, 46, textWidth) };
}

export async function shareSvg(image: ShareImage): Promise<string> {
  const [bold, medium] = await Promise.all([textSetter(700), textSetter(600)]);
  const colours = coverColours(familyLook(image.family).colour, 'light');
  const { size, lines } = fitTitle(bold, image.title);
  const leading = size * 1.08;
  const block = leading * (lines.length - 1);
  const first = height / 2 - block / 2 + size * 0.32;
  const words = [
    medium.path(image.kicker, { x: left, y: first - size - 14, size: 28, fill: colours.line }),
    ...lines.map((line, i) =>
      bold.path(line, { x: left - size * 0.03, y: first + leading * i, size, fill: colours.line }),
    ),
    medium.path(provider.name, { x: left + 56, y: height - 62, size: 32, fill: colours.line }),
  ];
  const mark = `<path transform="translate(${left - 4} ${height - 96}) scale(.8)" d="${markPath}" fill="none" stroke="${colours.line}" stroke-width="4.5"/>`;
  const placing = place(image);
  // Two columns of dots that the line has not reached; none below the words.
  const faintFrom = Math.max(placing.x - 40 * placing.scale, left + textWidth);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `${coverShapes(image, colours, placing, [width, height], faintFrom)}${words.join('')}${mark}</svg>`
  );
}

/** A PNG of at most 120 kB. */
export async function shareImage(image: ShareImage): Promise<Buffer> {
  // A palette would halve the file and double the time; at build there are some eighty of them.
  return sharp(Buffer.from(await shareSvg(image)))
    .removeAlpha()
    .png({ compressionLevel: 6 })
    .toBuffer();
}
