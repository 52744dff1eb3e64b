/**
 * The covers: a whole kolam on the colour of its family, 3:2. The dots of the grid run on over all of the
 * cover, faintly, as on a floor where the line has not been drawn yet.
 *
 * The file has no shape of its own: shown in a lower or a wider box, it shows more floor and never less
 * kolam, because a line that is cut off is no kolam.
 *
 * `<slug>.svg` follows the colour scheme (an image takes that of the page it stands in); `<slug>-dark.svg`
 * is dark always, for readers that do not.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ColourName, familyLook } from '#site/art/family-look.ts';
import { drawKolam, type Kolam } from '#site/art/kolam.ts';
import { palette, type Scheme } from '#site/art/palette.ts';
import { seededRandom } from '#site/art/seeded-random.ts';

export interface CoverEntry {
  slug: string;
  /** Slug of the family or kind; see `site/art/family-look.ts`. */
  family: string;
  /** Set only where the picture must say what it is by itself. */
  title?: string;
}

/** The shape in which it is shown where nothing is in the way. */
export const coverWidth = 600;
export const coverHeight = 400;

export interface CoverColours {
  ground: string;
  line: string;
  dot: string;
  inside: string;
}

const { light, dark } = palette;
/** A dark ground keeps a breath of the family's colour. */
const grounds: Record<ColourName, Record<Scheme, string>> = {
  marigold: { light: light.marigold, dark: '#30243a' },
  kumkum: { light: light.kumkum, dark: '#371d35' },
  leaf: { light: light.leaf, dark: '#1b2d3b' },
  sky: { light: light.sky, dark: '#1b2a54' },
  ink: { light: light.ink, dark: '#231e46' },
};

export function coverColours(colour: ColourName, scheme: Scheme): CoverColours {
  const ground = grounds[colour][scheme];
  if (scheme === 'dark') {
    const dot = colour === 'ink' ? dark.marigold : dark[colour];
    return { ground, line: dark.ink, dot, inside: '#ffffff0d' };
  }
  return colour === 'marigold'
    ? { ground, line: light.ink, dot: light.kumkum, inside: '#ffffff38' }
    : { ground, line: light.rice, dot: light.marigold, inside: '#ffffff14' };
}

export const isTurned = (family: string) => {
  const { grid } = familyLook(family);
  return grid.shape === 'rectangle' && grid.turned === true;
};

export interface Placing {
  scale: number;
  /** Upper left corner of the kolam on the cover. */
  x: number;
  y: number;
}

/** Shares of the room beside a kolam that is much narrower than its cover: left, middle or right. */
const stands = [0.3, 0.5, 0.7] as const;

/** The whole kolam, as large as it looks well; a narrow one does not always stand in the middle. */
function place(kolam: Kolam, slug: string): Placing {
  const random = seededRandom(`placing of ${slug}`);
  const scale = Math.min(coverWidth / kolam.width, coverHeight / kolam.height) * 0.86;
  const spare = coverWidth - kolam.width * scale;
  const stand = spare > 180 ? stands[Math.floor(random() * stands.length)] : undefined;
  return { scale, x: spare * (stand ?? 0.5), y: (coverHeight - kolam.height * scale) / 2 };
}

const round = (value: number) => Math.round(value * 100) / 100;

const area = ({ left, top, right, bottom }: Floor) => `M${left} ${top}H${right}V${bottom}H${left}z`;

/** Corners of what lies below the kolam. */
export interface Floor {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Beyond the cover on all sides, for a box of another shape; what is outside of the box is never drawn. */
const coverFloor: Floor = { left: -1200, top: -1200, right: 1800, bottom: 1600 };

/** What a cover shows, without the file round it: ground, faint dots from `faintFrom` to the right, kolam. */
export function coverShapes(
  { slug, family }: CoverEntry,
  { ground, line, dot, inside }: CoverColours,
  { scale, x, y }: Placing,
  floor: Floor,
  faintFrom = floor.left,
): string {
  const kolam = drawKolam(slug, { family });
  const [firstX, firstY] = kolam.dots[0] ?? [0, 0];
  const move = `translate(${round(x)} ${round(y)}) scale(${round(scale)})`;
  // One tile of the lattice; a turned lattice has a dot in the middle of its tile as well.
  const [tile, faint] = isTurned(family) ? [28, 'M7 7h0M21 21h0'] : [20, 'M10 10h0'];
  const tileAt = isTurned(family) ? [firstX - 7, firstY - 7] : [firstX - 10, firstY - 10];
  // A larger drawing has a broader line, but not in proportion: covers lie side by side.
  const weight = round((3.4 + 1.15 * scale) / scale);
  const dots = kolam.dots.map(([dotX, dotY]) => `M${dotX} ${dotY}h0`).join('');
  const dotPath = (path: string) =>
    `<path class="p" d="${path}" fill="none" stroke="${dot}" stroke-width="4" stroke-linecap="round"/>`;
  return (
    `<pattern id="d" width="${tile}" height="${tile}" patternUnits="userSpaceOnUse" patternTransform="${move} translate(${tileAt.join(' ')})">${dotPath(faint)}</pattern>` +
    `<path class="g" d="${area(floor)}" fill="${ground}"/>` +
    `<path d="${area({ ...floor, left: round(faintFrom) })}" fill="url(#d)" opacity=".34"/>` +
    `<g transform="${move}">` +
    `<path class="l" d="${kolam.path}" fill="${inside}" fill-rule="evenodd" stroke="${line}" stroke-width="${weight}" stroke-linejoin="round"/>` +
    `${dotPath(dots)}</g>`
  );
}

/** The cover as an SVG file: for one scheme, or for both, following the reader's. */
export function coverSvg(entry: CoverEntry, scheme: Scheme | 'both'): string {
  const { colour } = familyLook(entry.family);
  const kolam = drawKolam(entry.slug, { family: entry.family });
  const placing = place(kolam, entry.slug);
  // Light colours stand as attributes, which hold even where a policy forbids styles within pictures.
  const first = coverColours(colour, scheme === 'dark' ? 'dark' : 'light');
  const night = coverColours(colour, 'dark');
  const style =
    scheme === 'both'
      ? `<style>@media (prefers-color-scheme:dark){.g{fill:${night.ground}}.l{fill:${night.inside};stroke:${night.line}}.p{stroke:${night.dot}}}</style>`
      : '';
  const title = entry.title ? `<title>${escapeXml(entry.title)}</title>` : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg">${title}${style}` +
    `<svg viewBox="0 0 ${coverWidth} ${coverHeight}" overflow="visible">` +
    `${coverShapes(entry, first, placing, coverFloor)}</svg></svg>`
  );
}

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Writes `<slug>.svg` and `<slug>-dark.svg` of each entry into `directory`. */
export async function writeCovers(
  directory: string,
  entries: readonly CoverEntry[],
): Promise<void> {
  await mkdir(directory, { recursive: true });
  await Promise.all(
    entries.flatMap((entry) => [
      writeFile(join(directory, `${entry.slug}.svg`), coverSvg(entry, 'both')),
      writeFile(join(directory, `${entry.slug}-dark.svg`), coverSvg(entry, 'dark')),
    ]),
  );
}
