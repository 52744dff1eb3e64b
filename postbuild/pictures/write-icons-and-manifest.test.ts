import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeIconsAndManifest } from './write-icons-and-manifest.ts';

let directory = '';
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'icons-'));
  await writeIconsAndManifest(directory);
});
afterAll(() => rm(directory, { recursive: true }));

test('every icon of the manifest exists and has the size it claims', async () => {
  const manifest = await readFile(join(directory, 'site.webmanifest'), 'utf8');
  const { icons } = JSON.parse(manifest) as { icons: { src: string; sizes: string }[] };
  expect(icons).toHaveLength(4);
  for (const { src, sizes } of icons) {
    const { width, height } = await sharp(join(directory, src)).metadata();
    if (sizes !== 'any') expect(`${width}x${height}`).toBe(sizes);
  }
  const apple = await sharp(join(directory, 'icons/apple-touch-icon.png')).metadata();
  expect([apple.width, apple.hasAlpha]).toEqual([180, false]);
});

test('the ICO file holds three pictures, each a PNG of the size its entry gives', async () => {
  const ico = await readFile(join(directory, 'favicon.ico'));
  expect(ico.readUInt16LE(4)).toBe(3);
  const sides: number[] = [];
  for (let i = 0; i < 3; i += 1) {
    const at = 6 + i * 16;
    const start = ico.readUInt32LE(at + 12);
    const picture = ico.subarray(start, start + ico.readUInt32LE(at + 8));
    const { width, format } = await sharp(picture).metadata();
    expect([format, width]).toEqual(['png', ico.readUInt8(at)]);
    sides.push(width ?? 0);
  }
  expect(sides).toEqual([16, 32, 48]);
});
