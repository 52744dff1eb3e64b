/**
 * Finds the built site and says whether all of it is there. A build writes its stamp last, with how much it made,
 * so one that was killed in the middle, or emptied since, is told from a whole one. What is half is never served:
 * pages without their scripts, or none at all, would look like a site.
 */
import { existsSync, lstatSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const stampSchema = z.object({
  /** Of the sources and settings that it was made from. */
  fingerprint: z.string(),
  siteUrl: z.string(),
  dataServiceUrl: z.string(),
  dataServiceKey: z.string(),
  files: z.number(),
  bytes: z.number(),
  /** Files of earlier builds that are kept for open pages, and since when they are of no other use (ISO 8601). */
  kept: z.record(z.string(), z.string()),
});

export type BuildStamp = z.infer<typeof stampSchema>;

export type BuiltSite =
  /** `clientDir` is the folder itself, not the link to it: it stays what it is when the site is built anew. */
  | { at: 'whole'; clientDir: string; stamp: BuildStamp }
  | { at: 'none' }
  /** `problem` is a sentence. */
  | { at: 'broken'; problem: string };

export const stampName = 'stamp.json';

/** `buildDir` is the folder that holds every build; its `current` leads to the one that is to be served. */
export function findBuiltSite(buildDir: string): BuiltSite {
  const link = join(buildDir, 'current');
  if (!lstatSync(link, { throwIfNoEntry: false })) return { at: 'none' };
  const broken = (how: string): BuiltSite => ({
    at: 'broken',
    problem: `The built site in ${link} is not whole: ${how}.`,
  });
  let folder: string;
  try {
    folder = realpathSync(link);
  } catch {
    return broken('the folder that it leads to is gone');
  }
  const clientDir = join(folder, 'client');
  const stamp = readStamp(join(folder, stampName));
  if (stamp === null) return broken('its build was never finished');
  if (!existsSync(clientDir) || !existsSync(join(folder, 'site-table.json')))
    return broken('a part of it is gone');
  const { files, bytes } = measureFolder(clientDir);
  if (files !== stamp.files || bytes !== stamp.bytes)
    return broken(
      `${files} files of ${bytes} bytes are there, and ${stamp.files} of ${stamp.bytes} were made`,
    );
  return { at: 'whole', clientDir, stamp };
}

function readStamp(path: string): BuildStamp | null {
  try {
    return stampSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return null;
  }
}

/** How much lies below a folder. */
export function measureFolder(folder: string): { files: number; bytes: number } {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const sizes = entries
    .filter((entry) => entry.isFile())
    .map((entry) => statSync(join(entry.parentPath, entry.name)).size);
  return { files: sizes.length, bytes: sizes.reduce((a, b) => a + b, 0) };
}
