/**
 * Writes the site icon in every size and format, and the web manifest. The icon is drawn from the path of
 * `site/art/logo-path.ts`: light lines on a dark background, with marigold inside.
 */
import sharp from 'sharp';
import { provider } from '#content/provider.ts';
import { logoPath } from '#site/art/logo-path.ts';
import { picturePalette } from '#site/art/picture-palette.ts';
import { writeFileBelow } from '../write-file-below.ts';

const { light, dark } = picturePalette;

interface IconShape {
  /** The width of the mark as a share of the icon's width. */
  fill: number;
  /** The corner radius as a share of the icon's width. */
  corner: number;
  /** The width of the mark's line, in the units of its path; the whole mark is 60 units wide. */
  line: number;
  /** Whether to draw the dots of the mark. Up to 48 px they would be too small to see. */
  dots: boolean;
}

const small: IconShape = { fill: 0.9, corner: 0.2, line: 5, dots: false };
const large: IconShape = { fill: 0.76, corner: 0.22, line: 4.2, dots: true };
/** An icon with square corners, because phones cut it to a shape of their own. */
const square: IconShape = { ...large, corner: 0 };
/**
 * An icon whose mark lies inside a circle of 80 % of the icon's width, because phones may cut off everything outside
 * that circle.
 */
const maskable: IconShape = { ...square, fill: 0.64 };

function iconSvg({ fill, corner, line, dots }: IconShape = small): string {
  const scale = fill.toFixed(3);
  const at = (((1 - fill) / 2) * 60).toFixed(2);
  const loops = dots
    ? `<path d="M30 10h0M50 30h0M30 50h0M10 30h0M30 30h0" stroke="${light.kumkum}" stroke-width="5" stroke-linecap="round"/>`
    : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 60">` +
    `<rect width="60" height="60" rx="${corner * 60}" fill="${light.ink}"/>` +
    `<g transform="translate(${at} ${at}) scale(${scale})">` +
    `<path d="${logoPath}" fill="${light.marigold}" fill-rule="evenodd" stroke="${dark.ink}" stroke-width="${line}"/>${loops}</g></svg>`
  );
}

const png = (shape: IconShape, side: number, palette = true) =>
  sharp(Buffer.from(iconSvg(shape)), { density: (72 * side) / 60 })
    .resize(side, side)
    .png({ compressionLevel: 9, palette })
    .toBuffer();

/** An ICO file with PNG pictures: a header, one entry of 16 bytes each, the pictures. */
function packIco(pictures: readonly { side: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + pictures.length * 16);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  pictures.forEach((picture, i) => {
    const at = 6 + i * 16;
    header.writeUInt8(picture.side % 256, at);
    header.writeUInt8(picture.side % 256, at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(picture.png.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += picture.png.length;
  });
  return Buffer.concat([header, ...pictures.map((picture) => picture.png)]);
}

const webManifest = {
  name: provider.name,
  short_name: provider.name,
  description: provider.tagline,
  lang: 'en-IN',
  start_url: '/',
  display: 'browser',
  background_color: light.rice,
  theme_color: light.rice,
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    {
      src: '/icons/icon-maskable-512.png',
      sizes: '512x512',
      type: 'image/png',
      purpose: 'maskable',
    },
  ],
};

/** Writes favicon.svg, favicon.ico, site.webmanifest and icons/*.png below `outDir`. */
export async function writeIconsAndManifest(outDir: string): Promise<void> {
  // Windows reads only true-colour pictures from an ICO file.
  const side = async (pixels: number) => ({ side: pixels, png: await png(small, pixels, false) });
  const files: Record<string, string | Buffer> = {
    'favicon.svg': iconSvg(small),
    'favicon.ico': packIco([await side(16), await side(32), await side(48)]),
    'icons/icon-32.png': await png(small, 32),
    'icons/apple-touch-icon.png': await png(square, 180),
    'icons/icon-192.png': await png(large, 192),
    'icons/icon-512.png': await png(large, 512),
    'icons/icon-maskable-512.png': await png(maskable, 512),
    'site.webmanifest': `${JSON.stringify(webManifest, null, 2)}\n`,
  };
  for (const [name, body] of Object.entries(files)) await writeFileBelow(outDir, name, body);
}
