/**
 * A page that a visitor opened before the site was built anew goes on asking for the scripts of its own build, in
 * the middle of a form perhaps. So a build takes along what lies under a hashed name in the one before it, for a
 * week. The names say what is in the files: nothing of the new build is ever replaced.
 */
import { copyFileSync, existsSync, linkSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildStamp } from '#service/static/built-site.ts';

const keptForMs = 7 * 24 * 60 * 60 * 1000;

type Before = { clientDir: string; stamp: Pick<BuildStamp, 'kept'> };

/** Returns each kept file and since when no new page asks for it, for the stamp of the new build. */
export function keepForOpenPages(before: Before, clientDir: string, now: Date): BuildStamp['kept'] {
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
    // Another disk, or one that knows no second name for a file.
    copyFileSync(from, to);
  }
}
