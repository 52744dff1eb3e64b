/** `npm start`: builds the site when there is no build of these sources and settings, then serves it. */
import { findBuiltSite } from '#service/static/find-built-site.ts';
import { readLocalBuildSettings } from './build-settings.ts';
import { isBuildCurrent } from './build-stamp.ts';

// The shell between npm and this process ends on the SIGTERM that npm passes on, and tells nobody: npm would end, and
// the service would go on listening.
const lookForParentMs = 500;
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
}, lookForParentMs).unref();

// The service itself warns of odd settings, once.
const settings = readLocalBuildSettings(() => {});
if (!isBuildCurrent(settings)) {
  const built = findBuiltSite('build');
  if (built.at === 'broken') console.log(built.problem);
  console.log('Building the site (the first time, and whenever its sources have changed) …');
  const { buildSite } = await import('./build.ts');
  try {
    await buildSite(settings);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
await import('#service/main.ts');
