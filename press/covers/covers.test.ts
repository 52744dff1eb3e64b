import sharp from 'sharp';
import { expect, test } from 'vitest';
import { courses } from '#content/catalogue/courses.ts';
import { intermediatePrograms } from '#content/catalogue/intermediate-programs.ts';
import { skillPrograms } from '#content/catalogue/skill-programs.ts';
import { superPrograms } from '#content/catalogue/super-programs.ts';
import { workshops } from '#content/catalogue/workshops.ts';
import { familyNames } from '#site/art/family-look.ts';
import { drawKolam } from '#site/art/kolam.ts';
import { type CoverEntry, coverSvg } from './covers.ts';

const of = (family: string, entries: readonly { slug: string }[]): CoverEntry[] =>
  entries.map(({ slug }) => ({ slug, family }));
const entries: CoverEntry[] = [
  ...courses,
  ...of('skill', skillPrograms.programs),
  ...of('intermediate', intermediatePrograms.programs),
  ...of('super', superPrograms.programs),
  ...of('workshop', workshops),
];

test('every family has a look of its own', () => {
  expect(entries.filter(({ family }) => !familyNames.some((name) => name === family))).toEqual([]);
});

test('no two entries of one page have the same kolam', () => {
  const drawings = entries.map(
    ({ slug, family }) => `${family} ${drawKolam(slug, { family }).path}`,
  );
  const twice = entries.filter((_, i) => drawings.indexOf(drawings[i] ?? '') !== i);
  expect(twice).toEqual([]);
});

test('a cover is a picture of 3 to 2 in at most four kilobytes', async () => {
  for (const entry of entries) expect(coverSvg(entry, 'both').length).toBeLessThanOrEqual(4096);
  const { width, height } = await sharp(
    Buffer.from(coverSvg(entries[0] as CoverEntry, 'dark')),
  ).metadata();
  expect([width, height]).toEqual([600, 400]);
});

test('the cover for both schemes is the light one until the reader asks for dark', () => {
  const entry = { slug: 'mern-stack', family: 'fullstack', title: 'MERN & more' };
  const both = coverSvg(entry, 'both');
  expect(both.replace(/<style>.*<\/style>/, '')).toBe(coverSvg(entry, 'light'));
  expect(both).toContain('prefers-color-scheme:dark');
  expect(both).toContain('<title>MERN &amp; more</title>');
});
