/** `npm start`: builds the site if there is no build of the present sources and settings, then serves it. */
import { inspectBuiltSite } from '#service/static/inspect-built-site.ts';
import { readLocalBuildSettings } from './build/build-settings.ts';
import { isBuildCurrent } from './build/build-stamp.ts';

// npm starts this process through a shell. On SIGTERM, the shell ends without passing the signal on. So this process
// ends itself when its parent process has ended. Otherwise npm would end and the service would continue to listen.
const parentCheckMs = 500;
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
}, parentCheckMs).unref();

// Warnings about settings are left out here, because the service itself prints them.
const settings = readLocalBuildSettings(() => {});
if (!isBuildCurrent(settings)) {
  const built = inspectBuiltSite('build');
  if (built.at === 'broken') console.log(built.problem);
  console.log('Building the site (the first time, and whenever its sources have changed) …');
  const { buildSite } = await import('./build/build.ts');
  try {
    await buildSite(settings);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
await import('#service/main.ts');
