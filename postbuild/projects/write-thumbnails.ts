/** Small screenshots of the projects for cards and lists, so that phones do not load more pixels than they show. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { phpProjects } from '#content/showcase/php-projects.ts';
import { thumbnailPathOf, thumbnailWidthPx } from '#content/showcase/thumbnail-path-of.ts';

/** Writes a small picture of each screenshot below `clientDir`. Returns their number. */
export async function writeThumbnails(clientDir: string, publicDir: string): Promise<number> {
  const paths = new Set(
    phpProjects.flatMap(({ image, screenshots }) => [image, ...screenshots.map(({ src }) => src)]),
  );
  for (const path of paths) {
    const small = await sharp(join(publicDir, path))
      .resize({ width: thumbnailWidthPx, withoutEnlargement: true })
      .webp({ quality: 80, effort: 6 })
      .toBuffer();
    await writeFile(join(clientDir, thumbnailPathOf(path)), small);
  }
  return paths.size;
}
