import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { maxPictureBytes } from '#domain/max-picture-bytes.ts';
import { pictureRefusals } from '../problems/picture-refusals.ts';
import { reEncodePicture } from './re-encode-picture.ts';

const red = { width: 300, height: 200, channels: 3, background: '#a00' } as const;
const drawn = () => sharp({ create: red });

async function made(...given: Parameters<typeof reEncodePicture>) {
  const answer = await reEncodePicture(...given);
  if (answer.at === 'refused') throw new Error(answer.why);
  return answer.picture;
}
const refusal = async (bytes: Uint8Array) => {
  const answer = await reEncodePicture('testimonials', bytes);
  return answer.at === 'refused' ? answer.why : 'it was taken';
};

it.each(['jpeg', 'png', 'webp', 'avif'] as const)('makes a portrait of a %s', async (format) => {
  const { name, width, height, bytes } = await made(
    'testimonials',
    await drawn().toFormat(format).toBuffer(),
  );
  expect([width, height]).toEqual([160, 160]);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 160, height: 160 });
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 8);
  expect(name).toBe(`picture-${hash}.webp`);
});

it('rotates a photograph by its EXIF, and removes place and camera', async () => {
  const photograph = await drawn()
    .withExif({ IFD0: { Make: 'A phone' }, IFD3: { GPSLatitude: '10/1 0/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await sharp(photograph).metadata()).exif).toBeDefined();
  const { width, height, bytes } = await made('collaborators', photograph);
  expect([width, height]).toEqual([59, 88]);
  const { exif, orientation } = await sharp(bytes).metadata();
  expect([exif, orientation]).toEqual([undefined, undefined]);
});

it('keeps the proportions of a logo, and cuts a picture of a project to those of its card', async () => {
  const png = await drawn().resize(1200, 300).png().toBuffer();
  expect(await made('collaborators', png)).toMatchObject({ width: 320, height: 80 });
  expect(await made('projects', png)).toMatchObject({ width: 960, height: 640 });
});

it('takes the first frame of an animated WebP, and refuses an animated GIF', async () => {
  const frames = ['#a00', '#00a'].map((background) =>
    sharp({ create: { ...red, background } })
      .png()
      .toBuffer(),
  );
  const animation = sharp(await Promise.all(frames), { join: { animated: true } });
  const { bytes } = await made('testimonials', await animation.clone().webp().toBuffer());
  expect((await sharp(bytes).metadata()).pages).toBeUndefined();
  const { dominant } = await sharp(bytes).stats();
  expect(dominant.r).toBeGreaterThan(dominant.b);
  expect(await refusal(await animation.clone().gif().toBuffer())).toBe(pictureRefusals.kind);
});

it('refuses a file that is no picture, an SVG, and a truncated picture', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const jpeg = await sharp({ create: { ...red, noise } })
    .jpeg()
    .toBuffer();
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9"/></svg>';
  for (const bytes of [
    Buffer.from('a text, called .jpg'),
    Buffer.from(svg),
    jpeg.subarray(0, jpeg.length / 2),
  ])
    expect(await refusal(bytes)).toBe(pictureRefusals.kind);
});

it('refuses a small file that would unpack into gigabytes, and a large file', async () => {
  expect(await refusal(pngOf(60_000, 60_000))).toBe(pictureRefusals.pixels);
  expect(await refusal(Buffer.alloc(maxPictureBytes + 1))).toBe(pictureRefusals.bytes);
});

it('takes a photograph of 50 million pixels, rotated, and refuses an AVIF file of 20 million', async () => {
  // Only the size of these pictures matters, so they are encoded in the ways that take the least time.
  const small = await drawn().png().toBuffer();
  const large = (width: number, height: number) =>
    sharp(small).resize(width, height, { kernel: 'nearest' });
  const photograph = await large(8000, 6200)
    .withMetadata({ orientation: 6 })
    .jpeg({ optimiseCoding: false })
    .toBuffer();
  expect(await made('testimonials', photograph)).toMatchObject({ width: 160, height: 160 });
  const avif = await large(5000, 4000)
    .avif({ effort: 0, quality: 1, chromaSubsampling: '4:2:0' })
    .toBuffer();
  expect(await refusal(avif)).toBe(pictureRefusals.avifPixels);
});

it('re-encodes pictures one after the other, also after one that fails', async () => {
  let [running, most] = [0, 0];
  const answers = [new Error('The disk is full.'), null, null].map(async (failure) =>
    reEncodePicture('testimonials', Buffer.from('a'), async () => {
      running += 1;
      most = Math.max(most, running);
      await delay(5);
      running -= 1;
      if (failure !== null) throw failure;
      return JSON.stringify({ refused: pictureRefusals.kind });
    }),
  );
  const states = (await Promise.allSettled(answers)).map(({ status }) => status);
  expect([states, most]).toEqual([['rejected', 'fulfilled', 'fulfilled'], 1]);
});

/** A PNG file whose header claims this width and height in pixels. */
function pngOf(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
