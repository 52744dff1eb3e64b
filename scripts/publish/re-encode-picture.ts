/**
 * Re-encodes an uploaded picture for the site, in a process of its own, so that a crafted file can't harm the service.
 * The last line of its output is JSON: the size in pixels, or a sentence that says why the file is refused.
 *
 *     node scripts/publish/re-encode-picture.ts --list=testimonials --from=upload --to=picture.webp
 */
import { parseArgs } from 'node:util';
import sharp, { type ResizeOptions } from 'sharp';
import { pictureRefusals } from '#service/publish/problems/picture-refusals.ts';

/**
 * The most pixels of a picture that is accepted. The pictures of a phone's camera have fewer. The number is checked
 * before the picture is decoded.
 */
const mostPixels = 50_000_000;
/**
 * The limit for AVIF is lower, because its decoder takes 20 bytes of memory for each pixel, a gigabyte for 50 million
 * pixels. The other decoders read line by line, and decode a JPEG or WebP at a smaller size. The lower limit refuses no
 * photo from a phone, because no phone's camera makes AVIF files.
 */
const mostAvifPixels = 16_000_000;
const formats = ['jpeg', 'png', 'webp', 'heif'];

/**
 * Twice the size in CSS pixels at which a page shows the picture, so that it is sharp on screens with a high
 * resolution.
 */
const sizes: Readonly<Record<string, ResizeOptions>> = {
  testimonials: { width: 160, height: 160, fit: 'cover', position: 'attention' },
  collaborators: { width: 320, height: 88, fit: 'inside', withoutEnlargement: true },
  projects: { width: 960, height: 640, fit: 'cover', position: 'top' },
};

const { values } = parseArgs({
  options: { list: { type: 'string' }, from: { type: 'string' }, to: { type: 'string' } },
});
const { list = '', from = '', to = '' } = values;

async function reEncode() {
  const picture = sharp(from, { limitInputPixels: mostPixels, sequentialRead: true });
  const { format, width, height } = await picture.metadata();
  if (!formats.includes(format)) return { refused: pictureRefusals.kind };
  if (width * height > mostPixels) return { refused: pictureRefusals.pixels };
  if (format === 'heif' && width * height > mostAvifPixels)
    return { refused: pictureRefusals.avifPixels };
  const made = await picture
    // Rotates the picture according to its EXIF data, which is then dropped.
    .rotate()
    .resize(sizes[list])
    .flatten({ background: '#fff' })
    .webp({ quality: 80 })
    .toFile(to);
  return { width: made.width, height: made.height };
}

const made = await reEncode().catch((error: Error) => ({
  refused: /pixel limit/.test(error.message) ? pictureRefusals.pixels : pictureRefusals.kind,
}));
console.log(JSON.stringify(made));
