/** The screenshots of the projects as cards and lists show them: a phone is not sent more than it can show. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { phpProjects } from '#content/showcase/php-projects.ts';
import { smallPicture, smallPictureWidth } from '#content/showcase/small-picture.ts';

/** Writes one beside each screenshot. Returns how many. */
export async function writeSmallScreenshots(clientDir: string, publicDir: string): Promise<number> {
  const paths = new Set(
    phpProjects.flatMap(({ image, screenshots }) => [image, ...screenshots.map(({ src }) => src)]),
  );
  for (const path of paths) {
    const small = await sharp(join(publicDir, path))
      .resize({ width: smallPictureWidth, withoutEnlargement: true })
      .webp({ quality: 80, effort: 6 })
      .toBuffer();
    await writeFile(join(clientDir, smallPicture(path)), small);
  }
  return paths.size;
}
