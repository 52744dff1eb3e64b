/** `npm start`: builds the site when there is no build of these sources and settings, then serves it. */
import { readOwnBuildSettings } from './build-settings.ts';
import { isBuildCurrent } from './build-stamp.ts';

const settings = readOwnBuildSettings();
if (!isBuildCurrent(settings)) {
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
