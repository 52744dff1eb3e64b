/**
 * Illustrations of the practice tools in the style of kolams: dots on a coloured background, and one line round some
 * of them. They show what a tool is for, not its screen.
 *
 * `node postbuild/pictures/draw-practice-tool-illustrations.ts` draws them again into `public/software/`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawKolam } from '#site/art/draw-kolam.ts';
import { type CoverColourName, coverColoursInScheme } from '../covers/cover-colours.ts';

/**
 * The drawings lie within 800 × 500 units. The background continues to the left and right of them, so that the picture
 * fills a wide column.
 */
const [left, top, width, height] = [-80, 10, 960, 480];
/** The distance between neighbouring dots of the background, in the units of the drawing. */
const step = 40;

interface Pens {
  line: string;
  dot: string;
  inside: string;
  ground: string;
}

const bar = (x: number, y: number, length: number, colour: string, opacity = 1) =>
  `<path d="M${x} ${y}h${length}" stroke="${colour}" stroke-width="12" stroke-linecap="round" opacity="${opacity}"/>`;
const dot = (x: number, y: number, colour: string, r = 9) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>`;
const stroke = (d: string, colour: string, weight = 8, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${weight}" stroke-linejoin="round" stroke-linecap="round" ${more}/>`;

const joins = drawKolam('query-desk', { grid: { shape: 'rectangle', rows: 2, columns: 3 } });
const milestones = drawKolam('milestones', { grid: { shape: 'rectangle', rows: 1, columns: 4 } });

const pictures: Readonly<
  Record<string, { colour: CoverColourName; lower?: number; draw: (pens: Pens) => string }>
> = {
  // Draws lines of code, and four answers to a question with a circle round one of them.
  'quiz-room': {
    colour: 'leaf',
    lower: 18,
    draw: ({ line, dot: accent }) =>
      [
        bar(100, 120, 190, line, 0.55),
        bar(140, 160, 150, line, 0.55),
        bar(180, 200, 90, line, 0.55),
        bar(140, 280, 110, line, 0.55),
        bar(100, 320, 60, line, 0.55),
        stroke(
          'M140 240h150c90 0 110 80 210 80h20a28.3 28.3 0 1 0 0 -56.6a28.3 28.3 0 1 0 0 56.6',
          line,
        ),
        ...[0, 1, 2, 3].map((i) => dot(520, 131.7 + i * 80, accent, 11)),
        ...[120, 90, 140, 104].map((length, i) =>
          bar(576, 131.7 + i * 80, length, line, i === 2 ? 1 : 0.45),
        ),
        stroke('M92 226l16 14l-16 14', accent, 7),
      ].join(''),
  },
  // Draws a circuit with a lamp, a resistor and a capacitor, and an oscilloscope with a curve on its round screen.
  'circuit-bench': {
    colour: 'sky',
    lower: -12,
    draw: ({ line, dot: accent, inside, ground }) =>
      [
        stroke(
          'M100 200v-60a20 20 0 0 1 20 -20h60q8 -30 16 0t16 0t16 0t16 0t16 0t16 0h104a20 20 0 0 1 20 20v80m0 60v80a20 20 0 0 1 -20 20h-100m-40 0h-120a20 20 0 0 1 -20 -20v-80',
          line,
        ),
        stroke('M280 344v72M240 344v72', line),
        stroke('M72 200h56M84 280h32', line),
        `<circle cx="400" cy="250" r="30" fill="${inside}"/>`,
        stroke('M400 220a30 30 0 1 0 .1 0M379 229l42 42M421 229l-42 42', line, 7),
        dot(340, 120, accent),
        dot(160, 380, accent),
        dot(360, 380, accent),
        `<circle cx="610" cy="250" r="118" fill="${ground}"/><circle cx="610" cy="250" r="118" fill="${inside}"/>`,
        stroke('M610 132a118 118 0 1 0 .1 0', line),
        stroke('M520 250q22.5 -110 45 0t45 0t45 0t45 0', accent, 7),
        stroke('M440 250h52', line, 4, 'stroke-dasharray="1 14"'),
      ].join(''),
  },
  // Draws two database tables, in which the rows that match are highlighted. A kolam between them stands for the join.
  'query-desk': {
    colour: 'ink',
    lower: 20,
    draw: ({ line, dot: accent, inside, ground }) => {
      const table = (
        x: number,
        y: number,
        columns: number,
        rows: number,
        chosen: readonly number[],
      ) =>
        `<rect x="${x}" y="${y}" width="${columns * 60 + 20}" height="${rows * 40 + 20}" rx="18" fill="${ground}"/>` +
        `<rect x="${x}" y="${y}" width="${columns * 60 + 20}" height="${rows * 40 + 20}" rx="18" fill="${inside}" stroke="${line}" stroke-width="7"/>` +
        stroke(`M${x} ${y + 50}h${columns * 60 + 20}`, line, 5) +
        Array.from({ length: rows * columns }, (_, i) => {
          const [row, column] = [Math.floor(i / columns), i % columns];
          const isChosen = row === 0 || chosen.includes(row);
          return bar(
            x + 28 + column * 60,
            y + 30 + row * 40,
            24,
            row && isChosen ? accent : line,
            isChosen ? 1 : 0.35,
          );
        }).join('');
      return [
        table(76, 100, 3, 6, [2, 4]),
        table(524, 140, 3, 5, [1, 3]),
        `<g transform="translate(280 170) scale(4)">${stroke(joins.path, line, 2)}</g>`,
        ...joins.dots.map(([x, y]) => dot(280 + x * 4, 170 + y * 4, accent)),
      ].join('');
    },
  },
  // Draws a technical drawing of a plate with two holes and dimensions. A ring marks a gap in the plate's outline.
  'drawing-check': {
    colour: 'kumkum',
    lower: 17,
    draw: ({ line, dot: accent, inside }) =>
      [
        `<path d="M160 110h400a40 40 0 0 1 40 40v140a40 40 0 0 1 -40 40h-400a40 40 0 0 1 -40 -40v-140a40 40 0 0 1 40 -40z" fill="${inside}"/>`,
        stroke(
          'M474 110h86a40 40 0 0 1 40 40v140a40 40 0 0 1 -40 40h-400a40 40 0 0 1 -40 -40v-140a40 40 0 0 1 40 -40h286',
          line,
        ),
        stroke('M240 180a40 40 0 1 0 .1 0M480 180a40 40 0 1 0 .1 0', line),
        stroke(
          'M240 150v140M170 220h140M480 150v140M410 220h140',
          line,
          3,
          'stroke-dasharray="22 9 2 9"',
        ),
        stroke('M120 350v66M600 350v66M132 400h456', line, 4),
        stroke('M148 388l-22 12l22 12M572 388l22 12l-22 12', line, 4),
        stroke('M620 110h66M620 330h66M670 122v196', line, 4),
        stroke('M658 138l12 -22l12 22M658 302l12 22l12 -22', line, 4),
        stroke('M460 74a36 36 0 1 0 .1 0', accent, 8),
        stroke('M484 84c30 -34 60 -34 96 -34', accent, 6),
        dot(592, 50, accent, 10),
      ].join(''),
  },
  // Draws milestones as a row of dots. The kolam's line goes round those that are completed.
  'review-board': {
    colour: 'marigold',
    lower: -8,
    draw: ({ line, dot: accent, inside, ground }) => {
      const card = (x: number, y: number, lines: readonly number[]) =>
        `<rect x="${x}" y="${y}" width="160" height="${36 + lines.length * 28}" rx="14" fill="${ground}"/>` +
        `<rect x="${x}" y="${y}" width="160" height="${36 + lines.length * 28}" rx="14" fill="${inside}" stroke="${line}" stroke-width="6"/>` +
        lines.map((length, i) => bar(x + 30, y + 32 + i * 28, length, line, i ? 0.4 : 1)).join('');
      return [
        `<g transform="translate(100 60) scale(6)">${stroke(milestones.path, line, 8 / 6)}</g>`,
        ...[0, 1, 2, 3, 4].map((i) => dot(160 + i * 120, 120, accent, 12)),
        card(100, 230, [70, 100, 84]),
        card(100, 366, [90, 60]),
        card(320, 230, [100, 80]),
        card(320, 338, [60, 96, 70]),
        card(540, 230, [84, 100, 60]),
        stroke('M566 400l22 22l44 -48', accent, 10),
      ].join('');
    },
  },
};

/** The illustration of a tool as an SVG file. Throws for a tool without an illustration. */
export function drawPracticeToolIllustration(slug: string): string {
  const picture = pictures[slug];
  if (!picture) throw new Error(`There is no illustration of "${slug}" yet; draw one here.`);
  const pens = coverColoursInScheme(picture.colour, 'light');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}">` +
    `<pattern id="d" width="${step}" height="${step}" patternUnits="userSpaceOnUse"><circle cx="20" cy="20" r="4" fill="${pens.dot}"/></pattern>` +
    `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="${pens.ground}"/>` +
    `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="url(#d)" opacity=".3"/>` +
    `<g transform="translate(0 ${picture.lower ?? 0})">${picture.draw(pens)}</g></svg>`
  );
}

const illustratedTools = Object.keys(pictures);

/** Writes `<slug>.svg` of each illustration into `directory`. An SVG weighs a tenth of a WebP of the same picture. */
async function writeToolIllustrations(directory: string): Promise<void> {
  await mkdir(directory, { recursive: true });
  for (const slug of illustratedTools)
    await writeFile(join(directory, `${slug}.svg`), drawPracticeToolIllustration(slug));
}

if (import.meta.main) await writeToolIllustrations('public/software');
