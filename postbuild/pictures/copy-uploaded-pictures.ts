import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { publishedFacts, uploadedPicturesFolder } from '#content/published-facts-at-render.ts';
import {
  listUploadedPictureNames,
  uploadedPicturePathOf,
} from '#contract/published/published-picture.ts';

/**
 * Copies the uploaded pictures that published entries show into `clientDir`, and returns their paths below that folder.
 * Throws when a picture does not exist. Copies nothing if no facts are published, because then there is no folder of
 * uploads.
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
