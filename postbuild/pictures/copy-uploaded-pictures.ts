import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { publishedFacts, uploadedPicturesFolder } from '#content/published-facts-at-render.ts';
import {
  listUploadedPictureNames,
  uploadedPicturePathOf,
} from '#contract/published/published-picture.ts';

/**
 * Copies the uploaded pictures that published entries show into `clientDir`, and returns their paths below it. Throws
 * when one does not exist. Without a folder of uploads it copies none.
 */
export async function copyUploadedPictures(clientDir: string): Promise<string[]> {
  const names = listUploadedPictureNames(publishedFacts.entries);
  if (uploadedPicturesFolder === null) return [];
  for (const name of names) {
    const file = join(clientDir, uploadedPicturePathOf(name));
    await mkdir(dirname(file), { recursive: true });
    await copyFile(join(uploadedPicturesFolder, name), file);
  }
  return names.map((name) => uploadedPicturePathOf(name).slice(1));
}
