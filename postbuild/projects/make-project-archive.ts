/**
 * The source of a project as a zip with the same bytes on every machine: entries are sorted, have one date, and
 * contain nothing of the machine. Files whose names begin with a dot are left out, except `.htaccess`, which is part
 * of the application.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Zippable, zipSync } from 'fflate';
import { listFilesBelow } from '../list-files-below.ts';

/** A zip stores local time without a time zone. This date is midnight of 1 January 2025 on every machine. */
const fixedDate = () => new Date(2025, 0, 1);
const unix = 3;
const plainFile = 0o100644 << 16;

/**
 * Makes the archive, in which all files are in one folder named after the project. Throws when the project has no
 * files.
 */
export async function makeProjectArchive(projectsDir: string, id: string): Promise<Uint8Array> {
  const folder = join(projectsDir, id);
  const isHidden = (file: string) =>
    file.split('/').some((name) => name.startsWith('.') && name !== '.htaccess');
  const files = (await listFilesBelow(folder)).filter((file) => !isHidden(file));
  if (files.length === 0) throw new Error(`The project ${id} has no files.`);
  const entries: Zippable = {};
  for (const file of files) {
    entries[`${id}/${file}`] = [
      await readFile(join(folder, file)),
      { level: 9, mtime: fixedDate(), os: unix, attrs: plainFile },
    ];
  }
  return zipSync(entries);
}
