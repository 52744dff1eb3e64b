/** The pictures that staff have uploaded, among the hashed files of the site. */
import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { publishedFacts, uploadedPicturesFolder } from '#content/read-published-facts.ts';
import { uploadedPictureNames, uploadedPicturePath } from '#contract/published-picture.ts';

/**
 * Writes the uploaded pictures that the facts show, and returns their paths below `clientDir`. Throws when one does not
 * exist. Without a folder of uploads it writes none.
 */
export async function writeUploadedPictures(clientDir: string): Promise<string[]> {
  const names = uploadedPictureNames(publishedFacts.entries);
  if (uploadedPicturesFolder === null) return [];
  for (const name of names) {
    const file = join(clientDir, uploadedPicturePath(name));
    await mkdir(dirname(file), { recursive: true });
    await copyFile(join(uploadedPicturesFolder, name), file);
  }
  return names.map((name) => uploadedPicturePath(name).slice(1));
}
