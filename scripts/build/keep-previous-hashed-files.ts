/**
 * A visitor may have a page open that is older than the new build. That page still requests the scripts of its own
 * build, perhaps in the middle of a form. So each build copies the hashed files of the previous one and keeps them for
 * a week. The name of a hashed file depends on its content, so no file of the new build is replaced.
 */
import { copyFileSync, existsSync, linkSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildStamp } from '#service/static/inspect-built-site.ts';

const keptForMs = 7 * 24 * 60 * 60 * 1000;

type Before = { clientDir: string; stamp: Pick<BuildStamp, 'kept'> };

/**
 * Links or copies hashed files of the previous build into the new one. Returns what the stamp of the new build stores:
 * the name of each of these files, with the time at which the file was replaced (ISO 8601).
 */
export function keepPreviousHashedFiles(
  before: Before,
  clientDir: string,
  now: Date,
): BuildStamp['kept'] {
  const kept: Record<string, string> = {};
  const folder = join(before.clientDir, 'assets');
  if (!existsSync(folder)) return kept;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const target = join(clientDir, 'assets', entry.name);
    if (!entry.isFile() || existsSync(target)) continue;
    const since = before.stamp.kept[entry.name] ?? now.toISOString();
    if (now.getTime() - Date.parse(since) > keptForMs) continue;
    linkOrCopy(join(folder, entry.name), target);
    kept[entry.name] = since;
  }
  return kept;
}

function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    // Linking fails if the new build is on another disk, or if the disk has no hard links. The file is then copied.
    copyFileSync(from, to);
  }
}
