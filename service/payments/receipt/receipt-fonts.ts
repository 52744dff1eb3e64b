import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { letterheadFiles, letterheadFolder } from '#contract/letterhead.ts';

/** The type that receipts are set in. */
export type Letterhead = { text: Buffer; bold: Buffer };

/** `siteDir` is the folder of the pages; null where the build has left no type beside it. */
export function readLetterhead(siteDir: string | null): Letterhead | null {
  if (siteDir === null) return null;
  const folder = join(siteDir, '..', letterheadFolder);
  const { text, bold } = letterheadFiles;
  if (!existsSync(join(folder, text)) || !existsSync(join(folder, bold))) return null;
  return { text: readFileSync(join(folder, text)), bold: readFileSync(join(folder, bold)) };
}
