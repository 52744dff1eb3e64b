import fs from 'node:fs';
import { join } from 'node:path';

const open = '/proc/self/fd';

/** Lists the files of a folder that this process has open; empty where the operating system does not list them. */
export function listOpenFilesInFolder(folder: string): string[] {
  if (!fs.existsSync(open)) return [];
  return fs
    .readdirSync(open)
    .map((file) => {
      try {
        return fs.readlinkSync(join(open, file));
      } catch {
        // One entry is the handle with which the list itself was read. It is closed by now, so its name can't be read.
        return '';
      }
    })
    .filter((path) => path.startsWith(folder));
}
