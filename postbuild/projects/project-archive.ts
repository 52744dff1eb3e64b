/**
 * The source of a project as a zip, the same byte for byte whenever and wherever it is made: entries are
 * sorted, all have one date, and nothing of the machine is in them. Names that begin with a dot stay
 * behind (`.htaccess` is part of the application and comes along).
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Zippable, zipSync } from 'fflate';
import { filesBelow } from '../pages/place-pages.ts';

/** A zip knows local time without a zone: this is midnight of 1 January 2025 wherever it is packed. */
const fixedDate = () => new Date(2025, 0, 1);
const unix = 3;
const plainFile = 0o100644 << 16;

/** All entries lie in one folder named after the project. Throws when there is nothing to pack. */
export async function projectArchive(projectsDir: string, id: string): Promise<Uint8Array> {
  const folder = join(projectsDir, id);
  const isHidden = (file: string) =>
    file.split('/').some((name) => name.startsWith('.') && name !== '.htaccess');
  const files = (await filesBelow(folder)).filter((file) => !isHidden(file));
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
