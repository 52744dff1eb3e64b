import { copyFile, link, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Gives each file a second name below `to`. Where the disk knows none, or it is another disk, the file is copied. */
export async function linkFiles(from: string, to: string, files: readonly string[]): Promise<void> {
  const folders = new Set(files.map((file) => dirname(join(to, file))));
  for (const folder of folders) await mkdir(folder, { recursive: true });
  for (const file of files) {
    const target = join(to, file);
    await link(join(from, file), target).catch(() => copyFile(join(from, file), target));
  }
}
