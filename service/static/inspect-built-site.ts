/**
 * Finds the built site and checks that it is complete. A build writes its stamp last, with the number of its files and
 * bytes. So the check notices a build that was interrupted or has lost files. A partial site is never served, because
 * visitors would take it for the real site.
 */
import { existsSync, lstatSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const stampSchema = z.object({
  /** A hash of the sources and settings from which the site was built. */
  fingerprint: z.string(),
  siteUrl: z.string(),
  dataServiceUrl: z.string(),
  dataServiceKey: z.string(),
  files: z.number(),
  bytes: z.number(),
  /** Files of earlier builds, which pages that are still open may need, and when each file was replaced (ISO 8601). */
  kept: z.record(z.string(), z.string()),
  /** The number of the publication with which the site was built; 0 when it was built from `content/` alone. */
  publication: z.number().default(0),
});

export type BuildStamp = z.infer<typeof stampSchema>;

type BuiltSite =
  /**
   * `clientDir` is a path that does not lead through the link `current`, so it stays the same when the site is built
   * again.
   */
  | { at: 'whole'; clientDir: string; stamp: BuildStamp }
  | { at: 'none' }
  /** `problem` is a sentence that says what is wrong with the build. */
  | { at: 'broken'; problem: string };

export const buildStampFileName = 'stamp.json';

/** Inspects the build to serve. `buildDir` contains every build; its link `current` points to the build to serve. */
export function inspectBuiltSite(buildDir: string): BuiltSite {
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
  const stamp = readBuildStampFile(join(folder, buildStampFileName));
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

/** Whether the folder has its stamp, its site table, and as many files and bytes as the stamp says. */
export function isCompleteBuildFolder(folder: string): boolean {
  const stamp = readBuildStampFile(join(folder, buildStampFileName));
  if (stamp === null || !existsSync(join(folder, 'site-table.json'))) return false;
  const { files, bytes } = measureFolder(join(folder, 'client'));
  return files === stamp.files && bytes === stamp.bytes;
}

export function readBuildStampFile(path: string): BuildStamp | null {
  try {
    return stampSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return null;
  }
}

/** Counts all files in a folder, and adds up their sizes. */
export function measureFolder(folder: string): { files: number; bytes: number } {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const sizes = entries
    .filter((entry) => entry.isFile())
    .map((entry) => statSync(join(entry.parentPath, entry.name)).size);
  return { files: sizes.length, bytes: sizes.reduce((a, b) => a + b, 0) };
}
