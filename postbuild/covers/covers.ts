/**
 * The covers: a whole kolam on the colour of its field, 3:2. The dots of the grid run on over all of the
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
import type { FieldSlug } from '#content/offers/fields.ts';
import { drawKolam, type Kolam } from '#site/art/kolam.ts';
import { gridOf } from '#site/art/kolam-grids.ts';
import type { Scheme } from '#site/art/palette.ts';
import { type CoverColours, coverColours, fieldColour } from './cover-colours.ts';

export interface CoverEntry {
  slug: string;
  /** Slug of the family or kind, whose grid it takes; see `site/art/kolam-grids.ts`. */
  family: string;
  /** The field whose colour the cover takes; null for the site's own colour. */
  field: FieldSlug | null;
  /** Set only where the picture must say what it is by itself. */
  title?: string;
}

/** The shape in which it is shown where nothing is in the way. */
const coverWidth = 600;
const coverHeight = 400;

export const isTurned = (family: string) => {
  const grid = gridOf(family);
  return grid.shape === 'rectangle' && grid.turned === true;
};

export interface Placing {
  scale: number;
  /** Upper left corner of the kolam on the cover. */
  x: number;
  y: number;
}

/** The whole kolam, in the middle, as large as it looks well. */
function place(kolam: Kolam): Placing {
  const scale = Math.min(coverWidth / kolam.width, coverHeight / kolam.height) * 0.86;
  return {
    scale,
    x: (coverWidth - kolam.width * scale) / 2,
    y: (coverHeight - kolam.height * scale) / 2,
  };
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
  { slug, family }: Pick<CoverEntry, 'slug' | 'family'>,
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
  const colour = fieldColour(entry.field);
  const kolam = drawKolam(entry.slug, { family: entry.family });
  const placing = place(kolam);
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
