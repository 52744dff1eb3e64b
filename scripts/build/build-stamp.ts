/**
 * Writes the stamps of builds and publications, and says whether the built site is current. It is current if the
 * present sources and settings would produce the same: a build for another site address, for example, is not. The
 * contents of the files are compared, and not their times, because a new checkout has new times.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type BuildStamp,
  buildStampFileName,
  inspectBuiltSite,
  measureFolder,
} from '#service/static/inspect-built-site.ts';
import type { BuildSettings } from './build-settings.ts';

const sources = [
  'content',
  'contract',
  'domain',
  'desk',
  'site',
  'postbuild',
  'projects',
  'public',
  'scripts/build/build.ts',
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
];

function filesIn(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(join(path, name)));
}

export function computeBuildFingerprint(settings: BuildSettings): string {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  for (const file of sources.flatMap(filesIn)) {
    if (/\.test\.tsx?$/.test(file)) continue;
    hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

export function isBuildCurrent(settings: BuildSettings): boolean {
  const built = inspectBuiltSite('build');
  return built.at === 'whole' && built.stamp.fingerprint === computeBuildFingerprint(settings);
}

/**
 * Writes the stamp of a build or a publication: the given facts, and the number and size of its files. The stamp of a
 * publication has the settings of the build from which the publication was made.
 */
export function writeStamp(folder: string, facts: Omit<BuildStamp, 'files' | 'bytes'>): void {
  const stamp: BuildStamp = { ...facts, ...measureFolder(join(folder, 'client')) };
  writeFileSync(join(folder, buildStampFileName), `${JSON.stringify(stamp)}\n`);
}

/** The stamp is written last, so a build without a stamp is unfinished. */
export function writeBuildStamp(
  folder: string,
  { siteUrl, dataServiceUrl, dataServiceKey }: BuildSettings,
  rest: Pick<BuildStamp, 'fingerprint' | 'kept'>,
): void {
  writeStamp(folder, {
    ...rest,
    siteUrl,
    dataServiceUrl,
    dataServiceKey,
    publication: 0,
  });
}
