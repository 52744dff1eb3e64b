/**
 * Makes the whole site: checks the content, lets React Router render every page, then has `press` finish
 * them. Every step says how long it took; a wrong entry of content stops it here.
 */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { type Plugin, runnerImport } from 'vite';
import { readOwnBuildSettings } from './build-settings.ts';
import { type BuildSettings, writeStamp } from './build-stamp.ts';

async function step(name: string, work: () => Promise<void>): Promise<void> {
  const started = performance.now();
  await work();
  console.log(`${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

function reactRouterBuild(settings: BuildSettings): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const build = spawn('react-router', ['build'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // npm puts this folder on the path; whoever runs the file directly gets it too.
    env: {
      ...process.env,
      PATH: `${process.cwd()}/node_modules/.bin:${process.env.PATH}`,
      NODE_ENV: 'production',
      VITE_SITE_URL: settings.siteUrl,
      VITE_DATA_SERVICE_URL: settings.dataServiceUrl,
      VITE_DATA_SERVICE_KEY: settings.dataServiceKey,
    },
  });
  let output = '';
  build.stdout.on('data', (chunk: Buffer) => {
    output += chunk;
  });
  build.stderr.on('data', (chunk: Buffer) => {
    output += chunk;
  });
  build.on('error', reject);
  build.on('close', (code) => {
    if (code === 0) return resolve();
    console.error(output);
    reject(new Error('The pages could not be rendered; what went wrong stands above.'));
  });
  return promise;
}

/** `press` renders components of the site, so it is loaded the way Vite loads them. */
async function press(settings: BuildSettings): Promise<void> {
  const { module } = await runnerImport<typeof import('#press/main.ts')>('./press/main.ts', {
    configFile: false,
    logLevel: 'warn',
    define: { 'import.meta.env.VITE_SITE_URL': JSON.stringify(settings.siteUrl) },
    plugins: [] as Plugin[],
  });
  await module.finishSite({
    buildDir: 'build',
    siteUrl: settings.siteUrl,
    dataServiceUrl: settings.dataServiceUrl,
  });
}

async function checkContent(): Promise<void> {
  const check = await import('#content/check.ts');
  const problems = await check.checkContent();
  if (problems.length === 0) return;
  console.error(`The content has ${problems.length} mistake${problems.length === 1 ? '' : 's'}:`);
  for (const problem of problems) console.error(`  ${problem}`);
  process.exit(1);
}

/** Builds into `build/`, from nothing. Throws when a step fails. */
export async function buildSite(settings: BuildSettings): Promise<void> {
  await step('Content checked', checkContent);
  // Only now: a mistake in the content must not take away the site that stands.
  rmSync('build', { recursive: true, force: true });
  await step('Pages rendered', () => reactRouterBuild(settings));
  await step('Site finished', () => press(settings));
  writeStamp(settings);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    await buildSite(readOwnBuildSettings());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
