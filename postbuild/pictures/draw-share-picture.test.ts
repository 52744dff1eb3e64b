import sharp from 'sharp';
import { expect, test } from 'vitest';
import { kolamGridNames } from '#site/art/kolam-grid-of-family-or-kind.ts';
import { loadTextOutliner } from '../fonts/load-text-outliner.ts';
import { drawSharePicture } from './draw-share-picture.ts';

test('a share picture is 1200 × 630 and at most 120 kB, for every family', async () => {
  for (const family of kolamGridNames) {
    const title = 'A rather long title of a course, as long as titles are allowed to be';
    const facts = ['₹11,999 · 6 months', '12 hours a week, 6 of them live'];
    const picture = await drawSharePicture({
      title,
      kicker: 'Family',
      facts,
      slug: 'long',
      family,
      field: null,
    });
    const { width, height, format } = await sharp(picture).metadata();
    expect([width, height, format]).toEqual([1200, 630, 'png']);
    expect(picture.length).toBeLessThanOrEqual(120_000);
  }
}, 60_000);

test('lines are broken at spaces and no line is too wide', async () => {
  const setter = await loadTextOutliner(700);
  const text = 'Mathematics & Statistics for AI';
  const lines = setter.wrap(text, 60, 400);
  expect(lines.join(' ')).toBe(text);
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) expect(setter.measure(line, 60)).toBeLessThanOrEqual(400);
});

test('the same page gives the same picture, byte for byte', async () => {
  const page = {
    title: '₹2,299 & more',
    kicker: 'Skill',
    slug: 'skill',
    family: 'skill',
    field: null,
  };
  expect((await drawSharePicture(page)).equals(await drawSharePicture(page))).toBe(true);
}, 60_000);
