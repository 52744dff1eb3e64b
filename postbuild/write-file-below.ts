import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Writes a file below the folder, and makes the missing folders between them. */
export async function writeFileBelow(
  folder: string,
  path: string,
  body: string | Uint8Array,
): Promise<void> {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, body);
}
