import sharp from 'sharp';
import { expect, test } from 'vitest';
import { offers } from '#content/offers/offers.ts';
import { drawKolam } from '#site/art/draw-kolam.ts';
import { kolamGridNames } from '#site/art/kolam-grid-of-family-or-kind.ts';
import { coverColourNameOf, coverColoursInScheme } from './cover-colours.ts';
import { listCoverEntries } from './list-cover-entries.ts';
import { type CoverEntry, makeCoverSvg } from './write-covers.ts';

/** The covers of all offers. */
const entries = listCoverEntries().filter(({ slug }) =>
  offers.some((offer) => offer.slug === slug),
);

test('every family has a grid of its own', () => {
  expect(entries.filter(({ family }) => !kolamGridNames.some((name) => name === family))).toEqual(
    [],
  );
});

test('no two entries of one page have the same kolam', () => {
  const drawings = entries.map(
    ({ slug, family }) => `${family} ${drawKolam(slug, { family }).path}`,
  );
  const twice = entries.filter((_, i) => drawings.indexOf(drawings[i] ?? '') !== i);
  expect(twice).toEqual([]);
});

test('a cover takes at most four kilobytes', () => {
  for (const entry of entries) expect(makeCoverSvg(entry, 'both').length).toBeLessThanOrEqual(4096);
});

/** A mask of a picture, which is white where the kolam is drawn and black elsewhere. */
async function drawnBox(svg: string, width: number, height: number) {
  const bare = svg
    .replace('<svg ', `<svg width="${width}" height="${height}" `)
    .replace(/<style>.*?<\/style>/, '')
    .replaceAll(/(class="g"[^>]*) fill="[^"]*"/g, '$1 fill="#000"')
    .replaceAll('opacity=".34"', 'opacity="0"')
    .replaceAll(/stroke="#[^"]*"/g, 'stroke="#fff"');
  const { data, info } = await sharp(Buffer.from(bare))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([width, height]);
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if ((data[(y * width + x) * info.channels] ?? 0) <= 128) continue;
      left = Math.min(left, x);
      top = Math.min(top, y);
      right = Math.max(right, x);
      bottom = y;
    }
  return { left, top, right: width - 1 - right, below: height - 1 - bottom };
}

test.each([
  [300, 125],
  [150, 200],
])(
  'in a box of %i × %i the whole kolam is visible, with background on all sides',
  async (width, height) => {
    // The next test draws every cover. Here only its size against the box matters, so one of each family is drawn.
    for (const [entry] of Map.groupBy(entries, ({ family }) => family).values()) {
      if (entry === undefined) continue;
      const room = await drawnBox(makeCoverSvg(entry, 'light'), width, height);
      const narrowest = Math.min(room.left, room.top, room.right, room.below);
      expect(narrowest, entry.slug).toBeGreaterThanOrEqual(3);
    }
  },
);

test('every kolam is in the middle of its cover, with background on all sides', async () => {
  for (const entry of listCoverEntries()) {
    const { left, right, top, below } = await drawnBox(makeCoverSvg(entry, 'light'), 300, 200);
    expect(Math.min(left, right, top, below), entry.slug).toBeGreaterThanOrEqual(3);
    expect([Math.abs(left - right), Math.abs(top - below)], entry.slug).toEqual([
      expect.toSatisfy((off: number) => off <= 2),
      expect.toSatisfy((off: number) => off <= 2),
    ]);
  }
});

test('every offer has the colour of its first field, whatever its kind', () => {
  expect(entries.length).toBe(offers.length);
  for (const { slug, fields } of offers) {
    const entry = entries.find((one) => one.slug === slug);
    const { ground } = coverColoursInScheme(coverColourNameOf(fields[0] ?? null), 'light');
    expect(entry && makeCoverSvg(entry, 'light'), slug).toContain(`fill="${ground}"`);
  }
});

test('the cover for both schemes is the light one until the reader’s system asks for dark', () => {
  const entry: CoverEntry = {
    slug: 'mern-stack',
    family: 'fullstack',
    field: 'web',
    title: 'MERN & more',
  };
  const both = makeCoverSvg(entry, 'both');
  expect(both.replace(/<style>.*<\/style>/, '')).toBe(makeCoverSvg(entry, 'light'));
  expect(both).toContain('prefers-color-scheme:dark');
  expect(both).toContain('<title>MERN &amp; more</title>');
});
