/**
 * Writes the small drawings of the landing page: all portraits in one SVG file, all logos of collaborators in another,
 * and the kolam for phones. A page shows one portrait by an address such as `/art/portraits.svg#harini-s`: the file
 * then shows only the drawing `harini-s`, in the text colour of the colour scheme. So the browser loads one file for
 * all portraits, and only when a visitor scrolls near the first of them.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { collaborators } from '#content/landing/collaborators.ts';
import { testimonials } from '#content/landing/testimonials.ts';
import { provider } from '#content/provider.ts';
import { drawCollaboratorLogoPath } from '#site/art/draw-collaborator-logo-path.ts';
import { drawKolam } from '#site/art/draw-kolam.ts';
import { kolamSvgText } from '#site/art/kolam-svg-text.ts';
import { picturePalette } from '#site/art/picture-palette.ts';

const portraitGrid = { shape: 'octagon', size: 5, cut: 1 } as const;

/** Stacks all drawings of one size. Only the drawing that the hash of the address names is visible. */
function stackDrawings(
  size: { width: number; height: number },
  drawings: readonly string[],
): string {
  const style =
    `:root{color:${picturePalette.light.ink}}g{display:none}g:target{display:inline}` +
    `@media(prefers-color-scheme:dark){:root{color:${picturePalette.dark.ink}}}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}"><style>${style}</style>${drawings.join('')}</svg>\n`;
}

/** The portraits: a small kolam for each person. */
function makePortraitsSvg(): string {
  const kolams = testimonials.map(({ image }) => ({
    seed: image,
    kolam: drawKolam(image, { grid: portraitGrid }),
  }));
  const width = Math.max(...kolams.map(({ kolam }) => kolam.width));
  const height = Math.max(...kolams.map(({ kolam }) => kolam.height));
  const drawings = kolams.map(({ seed, kolam }) => {
    const shapes = kolamSvgText(kolam, { line: 'currentColor', dot: 'currentColor' });
    return `<g id="${seed}">${shapes}</g>`;
  });
  return stackDrawings({ width, height }, drawings);
}

function makeCollaboratorLogosSvg(): string {
  const drawings = collaborators.map(({ logo }) => {
    const path = drawCollaboratorLogoPath(logo);
    return `<g id="${logo}"><path fill="currentColor" fill-rule="evenodd" d="${path}"/></g>`;
  });
  return stackDrawings({ width: 48, height: 48 }, drawings);
}

/**
 * The kolam of the landing page on phones, with five rows of dots. The page uses it as a mask, which it fills with its
 * text colour.
 */
function makePhoneKolamSvg(): string {
  const kolam = drawKolam(provider.name.toLowerCase(), { grid: { shape: 'diamond', size: 5 } });
  const shapes = kolamSvgText(kolam, { line: '#000', dot: '#000' });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${kolam.width} ${kolam.height}">${shapes}</svg>\n`;
}

/** Makes the files with one drawing for each entry that staff can add: testimonials and collaborators. */
export const makeEntrySpriteFiles = () => [
  { path: 'art/portraits.svg', text: makePortraitsSvg() },
  { path: 'art/collaborators.svg', text: makeCollaboratorLogosSvg() },
];

/** Writes `art/portraits.svg`, `art/collaborators.svg` and `art/kolam.svg` below `outDir`. */
export async function writeArtSprites(outDir: string): Promise<void> {
  await mkdir(join(outDir, 'art'), { recursive: true });
  for (const { path, text } of makeEntrySpriteFiles()) await writeFile(join(outDir, path), text);
  await writeFile(join(outDir, 'art/kolam.svg'), makePhoneKolamSvg());
}
