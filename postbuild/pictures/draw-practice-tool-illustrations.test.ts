import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { classTools } from '#content/landing/class-tools.ts';
import { drawPracticeToolIllustration } from './draw-practice-tool-illustrations.ts';

test('every tool of the showcase has an illustration of 960 × 480 in at most 6 kB', async () => {
  for (const { image } of classTools) {
    const picture = await readFile(new URL(`../../public${image}`, import.meta.url));
    const { width, height, format } = await sharp(picture).metadata();
    expect([width, height, format]).toEqual([960, 480, 'svg']);
    expect(picture.length).toBeLessThanOrEqual(6_000);
  }
});

test('the illustrations in the project are those that the script draws', async () => {
  for (const { slug, image } of classTools) {
    const kept = await readFile(new URL(`../../public${image}`, import.meta.url), 'utf8');
    expect(kept).toBe(drawPracticeToolIllustration(slug));
  }
});

test('a tool without an illustration causes an error that says so', () => {
  expect(() => drawPracticeToolIllustration('unknown-tool')).toThrow(
    /no illustration of "unknown-tool"/,
  );
});
