/**
 * The covers of offers and projects, 3:2. Each shows a whole kolam (a line drawn round a grid of dots) on the colour of
 * its field. The dots of the grid continue faintly over the rest of the cover.
 *
 * The SVG has no fixed aspect ratio. In a lower or wider box it shows more background, but always the whole kolam,
 * because a kolam's line must not be cut off.
 *
 * `<slug>.svg` follows the colour scheme of the page that shows it. `<slug>-dark.svg` is always dark, for viewers that
 * ignore the colour scheme of the page.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StudyFieldSlug } from '#content/offers/study-fields.ts';
import { escapeHtml } from '#contract/text/escape-html.ts';
import { drawKolam, type Kolam } from '#site/art/draw-kolam.ts';
import { kolamGridOfFamilyOrKind } from '#site/art/kolam-grid-of-family-or-kind.ts';
import type { ColourSchemeName } from '#site/art/picture-palette.ts';
import { type CoverColours, coverColourNameOf, coverColoursInScheme } from './cover-colours.ts';

export interface CoverEntry {
  slug: string;
  /** The slug of the family or kind whose grid the cover uses; see `site/art/kolam-grid-of-family-or-kind.ts`. */
  family: string;
  /** The field whose colour the cover has; null for the site's own colour. */
  field: StudyFieldSlug | null;
  /** Set only if the picture needs a text alternative of its own. */
  title?: string;
}

/** The width and height that the SVG names. A browser uses them when the page sets no size. */
const coverWidth = 600;
const coverHeight = 400;

export const isKolamTurned = (family: string) => {
  const grid = kolamGridOfFamilyOrKind(family);
  return grid.shape === 'rectangle' && grid.turned === true;
};

export interface KolamPlacement {
  scale: number;
  /** The upper left corner of the kolam on the cover. */
  x: number;
  y: number;
}

/** Places the whole kolam in the centre, with a margin: it fills at most 86 % of the width and of the height. */
function place(kolam: Kolam): KolamPlacement {
  const scale = Math.min(coverWidth / kolam.width, coverHeight / kolam.height) * 0.86;
  return {
    scale,
    x: (coverWidth - kolam.width * scale) / 2,
    y: (coverHeight - kolam.height * scale) / 2,
  };
}

const round = (value: number) => Math.round(value * 100) / 100;

const area = ({ left, top, right, bottom }: CoverArea) =>
  `M${left} ${top}H${right}V${bottom}H${left}z`;

/** The edges of the area that a background fills, in the units of the drawing. */
interface CoverArea {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * The area that the background of a cover fills. It is larger than the cover on all sides, because a page may show the
 * cover in a box that is wider or higher than 3:2; the browser cuts off whatever lies outside the box.
 */
const coverBackgroundArea: CoverArea = { left: -1200, top: -1200, right: 1800, bottom: 1600 };

/** The content of a cover without the SVG element: background, faint dots right of `faintFrom`, kolam. */
export function drawCoverContent(
  { slug, family }: Pick<CoverEntry, 'slug' | 'family'>,
  { ground, line, dot, inside }: CoverColours,
  { scale, x, y }: KolamPlacement,
  backgroundArea: CoverArea,
  faintFrom = backgroundArea.left,
): string {
  const kolam = drawKolam(slug, { family });
  const [firstX, firstY] = kolam.dots[0] ?? [0, 0];
  const move = `translate(${round(x)} ${round(y)}) scale(${round(scale)})`;
  // The background repeats one tile with a faint dot. If the grid of the kolam is turned by 45 degrees, the tile has
  // two dots.
  const [tile, faint] = isKolamTurned(family) ? [28, 'M7 7h0M21 21h0'] : [20, 'M10 10h0'];
  const tileAt = isKolamTurned(family) ? [firstX - 7, firstY - 7] : [firstX - 10, firstY - 10];
  // A kolam that is drawn twice as large has a wider line, but not one of twice the width. So the lines of covers that
  // are shown side by side look alike.
  const weight = round((3.4 + 1.15 * scale) / scale);
  const dots = kolam.dots.map(([dotX, dotY]) => `M${dotX} ${dotY}h0`).join('');
  const dotPath = (path: string) =>
    `<path class="p" d="${path}" fill="none" stroke="${dot}" stroke-width="4" stroke-linecap="round"/>`;
  return (
    `<pattern id="d" width="${tile}" height="${tile}" patternUnits="userSpaceOnUse" patternTransform="${move} translate(${tileAt.join(' ')})">${dotPath(faint)}</pattern>` +
    `<path class="g" d="${area(backgroundArea)}" fill="${ground}"/>` +
    `<path d="${area({ ...backgroundArea, left: round(faintFrom) })}" fill="url(#d)" opacity=".34"/>` +
    `<g transform="${move}">` +
    `<path class="l" d="${kolam.path}" fill="${inside}" fill-rule="evenodd" stroke="${line}" stroke-width="${weight}" stroke-linejoin="round"/>` +
    `${dotPath(dots)}</g>`
  );
}

/** Returns the cover as an SVG file. With `both`, the file follows the colour scheme of its viewer. */
export function makeCoverSvg(entry: CoverEntry, scheme: ColourSchemeName | 'both'): string {
  const colour = coverColourNameOf(entry.field);
  const kolam = drawKolam(entry.slug, { family: entry.family });
  const placing = place(kolam);
  // The colours of the light scheme are attributes, so that they also apply where a content security policy forbids
  // styles inside pictures.
  const mainColours = coverColoursInScheme(colour, scheme === 'dark' ? 'dark' : 'light');
  const darkColours = coverColoursInScheme(colour, 'dark');
  const style =
    scheme === 'both'
      ? `<style>@media (prefers-color-scheme:dark){.g{fill:${darkColours.ground}}.l{fill:${darkColours.inside};stroke:${darkColours.line}}.p{stroke:${darkColours.dot}}}</style>`
      : '';
  const title = entry.title ? `<title>${escapeHtml(entry.title)}</title>` : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg">${title}${style}` +
    `<svg viewBox="0 0 ${coverWidth} ${coverHeight}" overflow="visible">` +
    `${drawCoverContent(entry, mainColours, placing, coverBackgroundArea)}</svg></svg>`
  );
}

export const coverFileNames = (slug: string): [both: string, dark: string] => [
  `${slug}.svg`,
  `${slug}-dark.svg`,
];

/** The file names of a cover's two files, each with the file's text. */
export function coverFilesOf(entry: CoverEntry): [file: string, text: string][] {
  const [both, dark] = coverFileNames(entry.slug);
  return [
    [both, makeCoverSvg(entry, 'both')],
    [dark, makeCoverSvg(entry, 'dark')],
  ];
}

/** Writes `<slug>.svg` and `<slug>-dark.svg` of each entry into `directory`. */
export async function writeCovers(
  directory: string,
  entries: readonly CoverEntry[],
): Promise<void> {
  await mkdir(directory, { recursive: true });
  await Promise.all(
    entries.flatMap(coverFilesOf).map(([file, text]) => writeFile(join(directory, file), text)),
  );
}
