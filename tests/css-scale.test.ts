/**
 * Font sizes, spaces and breakpoints of the site and of the desk follow the scale of their `tokens.css`. Values
 * outside the scale are refused here.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type AtRule, type Declaration, type Node } from 'postcss';
import { describe, expect, it } from 'vitest';

/** The style sheets of the site or the desk, and the widths at which their pages change. */
interface Styles {
  readonly folder: string;
  readonly breakpoints: readonly string[];
  readonly fewestSheets: number;
}

const site: Styles = {
  folder: 'site/styles',
  breakpoints: ['768px', '992px', '1200px'],
  fewestSheets: 40,
};
/**
 * The desk has more breakpoints than the site, because its lists have more columns. Where possible, its lists change by
 * their own width (`@container`).
 */
const desk: Styles = {
  folder: 'desk/styles',
  breakpoints: ['640px', '768px', '992px', '1280px'],
  fewestSheets: 15,
};

const isInPrint = (node: Node): boolean =>
  node.parent !== undefined &&
  ((node as AtRule).name === 'media' && (node as AtRule).params === 'print'
    ? true
    : isInPrint(node.parent as Node));

/**
 * Matches a size of the scale, a size relative to the surrounding text, and 100 %, the size that the reader has set in
 * the browser.
 */
const allowedSize = /^(var\(--step-[\w-]+\)|inherit|100%|0?\.\d+em)$/;
const spacing = /^((scroll-)?(margin|padding)(-\w+)*|(row-|column-)?gap)$/;
/**
 * Finds lengths in rem and px, which are off the scale unless they are at most 4 px, as for lines. It finds no `em`,
 * which follows the size of the text, and no `vw`, which a `clamp` between two sizes of the scale may contain.
 */
const rawSpace = /(?<![\w.-])-?(\d*\.\d+|\d+)(rem|px)/g;

/** The mistake in a declaration; null if it is right. */
function offScale({ prop, value, parent }: Declaration): string | null {
  const said = `${prop}: ${value}`;
  if (prop === 'font-size') return allowedSize.test(value) ? null : said;
  if (prop === 'font') return /\d(rem|px|pt)/.test(value) ? said : null;
  if (!spacing.test(prop) || parent === undefined) return null;
  const isRaw = [...value.matchAll(rawSpace)].some(
    ([, size, unit]) => (unit === 'rem' && Number(size) > 0) || Number(size) > 4,
  );
  return isRaw ? said : null;
}

/** From this width, the chat button fits beside the column of the page (`--wrap` wide) and its two margins. */
const besideTheColumn = '1400px';

/** Windows lower than this have no room for fixed elements. */
const lowWindow = '480px';

function strayBreakpoints({ params }: AtRule, file: string, { breakpoints }: Styles): string[] {
  return (params.match(/\([^()]*\)/g) ?? []).flatMap((feature) => {
    const allowed = feature.includes('height') ? [lowWindow] : breakpoints;
    return (feature.match(/[\d.]+px/g) ?? []).filter((size) => {
      // "(max-width: 991.98px)" ends where "(min-width: 992px)" begins, so 991.98px counts as 992px.
      const edge = size.replace(/^(\d+)\.98px$/, (_, below) => `${Number(below) + 1}px`);
      const isOfChatButton =
        /^layout\/(chat-button|header)\.css$/.test(file) && size === besideTheColumn;
      return !allowed.includes(edge) && !isOfChatButton;
    });
  });
}

/** `file:line what` for every value in a style sheet that is not on the scale. */
function problemsOf(sheet: string, file: string, styles: Styles): string[] {
  const problems: string[] = [];
  const add = (node: Node, what: string) =>
    problems.push(`${file}:${node.source?.start?.line} ${what}`);
  const root = postcss.parse(sheet);
  root.walkDecls((declaration) => {
    const said = isInPrint(declaration) ? null : offScale(declaration);
    if (said) add(declaration, said);
  });
  root.walkAtRules('media', (rule) => {
    for (const width of strayBreakpoints(rule, file, styles)) add(rule, `@media ${width}`);
  });
  return problems;
}

/** Every `--step-…` and `--space-…` of a scale. */
function scaleOf({ folder }: Styles, kind: 'step' | 'space'): string[] {
  const tokens = readFileSync(join(folder, 'tokens.css'), 'utf8');
  return tokens.match(new RegExp(`--${kind}--?\\d(?=:)`, 'g')) ?? [];
}

describe.each([
  ['site', site],
  ['desk', desk],
])('the sheets of the %s', (_, styles) => {
  it('have a scale of at most seven sizes of type and eight spaces', () => {
    const [steps, spaces] = [scaleOf(styles, 'step'), scaleOf(styles, 'space')];
    expect(steps.length).toBeGreaterThan(4);
    expect(steps.length).toBeLessThanOrEqual(7);
    expect(spaces.length).toBeGreaterThan(4);
    expect(spaces.length).toBeLessThanOrEqual(8);
  });

  it('take their type, spaces and breakpoints from it', () => {
    const { folder, fewestSheets } = styles;
    const sheets = globSync('**/*.css', { cwd: folder }).filter((file) => file !== 'tokens.css');
    expect(sheets.length).toBeGreaterThanOrEqual(fewestSheets);
    const problems = sheets.flatMap((file) =>
      problemsOf(readFileSync(join(folder, file), 'utf8'), file, styles),
    );
    expect(problems).toEqual([]);
  });
});

/** Finds where a custom property gets its value: in a style sheet, in a component's `style`, or in a script. */
const settings = /(?<=^|[\s{;'"`(])(--[\w-]+)(?=['"`]?\]?\s*[:,])/g;

describe.each(['site', 'desk'])('the sheets of the room %s', (room) => {
  it('name no custom property that nothing sets, because its declaration would have no effect', () => {
    const read = (kinds: string) =>
      globSync(`${room}/**/*.${kinds}`).map((file) => readFileSync(file, 'utf8'));
    const sets = new Set([...read('css'), ...read('{ts,tsx}')].join('\n').match(settings));
    const used = [
      ...read('css')
        .join('\n')
        .matchAll(/var\((--[\w-]+)\)/g),
    ].map(([, it]) => it);
    expect(used.length).toBeGreaterThan(100);
    expect([...new Set(used)].filter((it) => it !== undefined && !sets.has(it))).toEqual([]);
  });
});

describe('a sheet', () => {
  it.each([
    ['p { font-size: 1rem }', 'font-size: 1rem'],
    ['p { font: 600 0.9rem / 1.2 serif }', 'font: 600 0.9rem / 1.2 serif'],
    ['p { margin-top: 0.6rem }', 'margin-top: 0.6rem'],
    ['p { gap: 0 12px }', 'gap: 0 12px'],
    ['p { padding: calc(var(--space-1) + 1rem) }', 'padding: calc(var(--space-1) + 1rem)'],
    ['@media (width < 640px) { p { margin: 0 } }', '@media 640px'],
    ['@media (height < 500px) { p { margin: 0 } }', '@media 500px'],
    ['@media (width < 480px) { p { margin: 0 } }', '@media 480px'],
    ['@media (max-width: 766.98px) { p { margin: 0 } }', '@media 766.98px'],
  ])('may not use %s', (sheet, problem) => {
    expect(problemsOf(sheet, 'planted.css', site)).toEqual([`planted.css:1 ${problem}`]);
  });

  it.each([
    'p { font-size: var(--step-1); margin: 0 auto 2px; gap: var(--space-2) 0.4em }',
    'p { padding: clamp(var(--space-4), 4vw, var(--space-6)); margin: -1px }',
    '@media (width >= 768px) and (height < 480px) { p { margin: 0 } }',
    '@media (max-width: 767.98px) { p { margin: 0 } }',
    '@media print { p { font-size: 10pt; margin: 9mm 1rem } }',
  ])('may use %s', (sheet) => {
    expect(problemsOf(sheet, 'planted.css', site)).toEqual([]);
  });
});
