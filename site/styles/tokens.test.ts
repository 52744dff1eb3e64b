import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrastRatio } from '../../tests/support/contrast-ratio.ts';

type Scheme = 'light' | 'dark';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const tokens = read('tokens.css');

/** The colour of a token in a scheme, as six hexadecimal digits. */
function colour(name: string, scheme: Scheme): string {
  const pair = `light-dark\\((#[\\da-f]{6}), (#[\\da-f]{6})\\)`;
  const [, light, dark, both] =
    tokens.match(new RegExp(`--${name}: (?:${pair}|(#[\\da-f]{6}));`)) ?? [];
  const value = both ?? (scheme === 'light' ? light : dark);
  if (!value) throw new Error(`There is no colour --${name} in tokens.css.`);
  return value;
}

/** For each text colour, the background colours on which it is used. */
const texts: Record<string, readonly string[]> = {
  ink: ['rice', 'rice-2', 'line', 'paper'],
  'ink-2': ['rice', 'rice-2', 'line', 'paper'],
  'marigold-deep': ['rice', 'rice-2', 'paper'],
  kumkum: ['rice', 'rice-2', 'paper'],
  leaf: ['rice', 'rice-2', 'paper'],
  sky: ['rice', 'rice-2', 'paper'],
  rice: ['ink', 'leaf'],
  'on-marigold': ['marigold'],
  'on-night': ['night'],
  'on-night-2': ['night'],
};

/** Non-text colours that need contrast to their background: edges of fields and focus outlines. */
const shapes: Record<string, readonly string[]> = {
  'ink-2': ['rice', 'paper'],
  rule: ['rice', 'rice-2'],
  sky: ['rice', 'rice-2', 'paper'],
  leaf: ['rice', 'rice-2'],
  rice: ['leaf'],
  marigold: ['night'],
  'on-night-2': ['night'],
};

const pairs = (table: Record<string, readonly string[]>) =>
  Object.entries(table).flatMap(([front, grounds]) => grounds.map((ground) => [front, ground]));

describe.each(['light', 'dark'] as const)('in the %s scheme', (scheme) => {
  it.each(pairs(texts))('a text in %s is readable on %s', (front = '', ground = '') => {
    const measured = contrastRatio(colour(front, scheme), colour(ground, scheme));
    expect(measured).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairs(shapes))('a shape in %s has enough contrast on %s', (front = '', ground = '') => {
    const measured = contrastRatio(colour(front, scheme), colour(ground, scheme));
    expect(measured).toBeGreaterThanOrEqual(3);
  });
});

/** Elements that are dark in both schemes use the colours of the dark scheme. */
it.each(['kumkum', 'leaf', 'sky', 'marigold-deep'])(
  '%s of the dark scheme is readable on night',
  (name) => {
    const night = colour('night', 'light');
    expect(contrastRatio(colour(name, 'dark'), night)).toBeGreaterThanOrEqual(4.5);
  },
);

it('no stylesheet has a colour that is not a token, in both schemes', () => {
  const known = new Set(tokens.match(/#[\da-f]{6}\b/g));
  const files = globSync('*.css', { cwd: new URL('.', import.meta.url) });
  const others = files.flatMap((file) => {
    // `#000` and `#0000` are allowed, because they are the opaque and transparent values of masks.
    const used = read(file).match(/(?<!\()#[\da-f]{3,8}\b(?![-\w])/g) ?? [];
    return used
      .filter((hex) => !known.has(hex) && !/^#0000?$/.test(hex))
      .map((hex) => `${file}: ${hex}`);
  });
  expect(others).toEqual([]);
});
