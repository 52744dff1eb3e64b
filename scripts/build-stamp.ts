/**
 * Tells whether the built site is the one that the present sources and settings would make. Contents are
 * compared, not times: a fresh checkout has new times, and a build for another address is another build.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type BuildStamp,
  findBuiltSite,
  measureFolder,
  stampName,
} from '#service/static/built-site.ts';

const sources = [
  'content',
  'contract',
  'domain',
  'desk',
  'site',
  'postbuild',
  'projects',
  'public',
  'scripts/build.ts',
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
];

/** Settings that are built into the pages. */
export interface BuildSettings {
  siteUrl: string;
  dataServiceUrl: string;
  dataServiceKey: string;
  /** Where enrolments are paid, unless the service says otherwise; null leaves it to the content. */
  paymentUrl: string | null;
  /** Sections of the landing page that hold samples only are left out. */
  hidesSamples: boolean;
}

function filesIn(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(join(path, name)));
}

export function fingerprint(settings: BuildSettings): string {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  for (const file of sources.flatMap(filesIn)) {
    if (/\.test\.tsx?$/.test(file)) continue;
    hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

export function isBuildCurrent(settings: BuildSettings): boolean {
  const built = findBuiltSite('build');
  return built.at === 'whole' && built.stamp.fingerprint === fingerprint(settings);
}

/** The last that is written of a build: what has no stamp was never finished. */
export function writeStamp(
  folder: string,
  { siteUrl, dataServiceUrl, dataServiceKey }: BuildSettings,
  rest: Pick<BuildStamp, 'fingerprint' | 'kept'>,
): void {
  const stamp: BuildStamp = {
    ...rest,
    siteUrl,
    dataServiceUrl,
    dataServiceKey,
    ...measureFolder(join(folder, 'client')),
  };
  writeFileSync(join(folder, stampName), `${JSON.stringify(stamp)}\n`);
}
