/**
 * Makes the whole site: checks the content, lets React Router render every page, then has `postbuild` finish them.
 * Every step prints how long it took, and a wrong entry of content stops the build here. The site is made in a
 * folder of its own, `build/made/…`, beside the one that is being served. `build/current` points to it only when
 * everything is there, so a build that fails or is killed changes nothing.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, realpathSync, rmSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { type Plugin, runnerImport } from 'vite';
import { hasDemonstrationBank, paymentModeOf } from '#service/payments/payment-mode.ts';
import { interstateGstWarning } from '#service/settings/interstate-gst-warning.ts';
import { isLoopback } from '#service/settings/is-loopback.ts';
import { paymentWarning } from '#service/settings/payment-warning.ts';
import { buildStampFileName, inspectBuiltSite } from '#service/static/inspect-built-site.ts';
import { replaceSymlink } from '#service/static/replace-symlink.ts';
import { type BuildSettings, readLocalBuildSettings } from './build-settings.ts';
import { computeBuildFingerprint, writeBuildStamp } from './build-stamp.ts';
import { keepPreviousHashedFiles } from './keep-previous-hashed-files.ts';
import { pickMachineVariables } from './pick-environment-variables.ts';
import { refuseUnwritableFolders } from './refuse-unwritable-folders.ts';

async function runStep(name: string, work: () => Promise<void>): Promise<void> {
  const started = performance.now();
  await work();
  console.log(`${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

async function renderPages(
  settings: BuildSettings,
  folder: string,
  hidden: readonly string[],
): Promise<void> {
  return reactRouterBuild('.', {
    BUILD_DIRECTORY: folder,
    PUBLISHED_FACTS: process.env.PUBLISHED_FACTS ?? '',
    VITE_SITE_URL: settings.siteUrl,
    VITE_HIDDEN_SECTIONS: hidden.join(' '),
    VITE_DATA_SERVICE_URL: settings.dataServiceUrl,
    VITE_DATA_SERVICE_KEY: settings.dataServiceKey,
    // Our own service sends the payment address with each response. So the pages need no address, and it can change
    // without a build.
    VITE_PAYMENT_URL: settings.dataServiceUrl === '' ? '' : (settings.paymentUrl ?? ''),
  });
}

const buildDesk = (folder: string): Promise<void> =>
  reactRouterBuild('desk', { DESK_BUILD_DIRECTORY: resolve(folder, 'desk') });

function reactRouterBuild(root: string, environment: Record<string, string>): Promise<void> {
  const { promise, resolve: done, reject } = Promise.withResolvers<void>();
  const build = spawn('react-router', ['build', root], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // npm adds `node_modules/.bin` to the path. This line adds it for a start of this file without npm.
    env: {
      ...pickMachineVariables(process.env),
      PATH: `${process.cwd()}/node_modules/.bin:${process.env.PATH}`,
      NODE_ENV: 'production',
      ...environment,
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
    if (code === 0) return done();
    console.error(output);
    reject(new Error('The pages could not be rendered; what went wrong stands above.'));
  });
  return promise;
}

/** Runs `postbuild` inside Vite, which is needed because `postbuild` renders components of the site. */
async function runPostbuild(
  settings: BuildSettings,
  buildDir: string,
  hidden: readonly string[],
  fixedClassesAndIds: readonly string[] | undefined,
): Promise<void> {
  const { module } = await runnerImport<typeof import('#postbuild/finish-site.ts')>(
    './postbuild/finish-site.ts',
    {
      configFile: false,
      logLevel: 'warn',
      define: {
        'import.meta.env.VITE_SITE_URL': JSON.stringify(settings.siteUrl),
        'import.meta.env.VITE_HIDDEN_SECTIONS': JSON.stringify(hidden.join(' ')),
      },
      plugins: [] as Plugin[],
    },
  );
  await module.finishSite({
    buildDir,
    siteUrl: settings.siteUrl,
    dataServiceUrl: settings.dataServiceUrl,
    paymentUrl: settings.paymentUrl,
    fixedClassesAndIds: fixedClassesAndIds,
  });
}

/**
 * The classes and ids that the pages of a build would have without published facts. The style sheets are built for
 * these, so that published facts do not change them. Undefined for a build without published facts.
 */
function readNamesWithoutFacts(folder: string): string[] | undefined {
  if (!process.env.PUBLISHED_FACTS) return undefined;
  const { PUBLISHED_FACTS: _, ...env } = process.env;
  const rendered = spawnSync(process.execPath, ['scripts/build/print-classes-and-ids.ts', folder], {
    // Without NODE_ENV, React loads its development build.
    env: { ...env, NODE_ENV: 'production' },
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
  });
  if (rendered.status !== 0) throw new Error(rendered.stderr);
  return JSON.parse(rendered.stdout);
}

async function checkContent(): Promise<void> {
  const check = await import('#content/find-content-problems.ts');
  const problems = await check.findContentProblems();
  if (problems.length === 0) return;
  console.error(`The content has ${problems.length} mistake${problems.length === 1 ? '' : 's'}:`);
  for (const problem of problems) console.error(`  ${problem}`);
  process.exit(1);
}

/** The ids of the landing page's sections that the build leaves out. Prints them when samples are hidden. */
async function listSectionsToHide({ hidesSamples }: BuildSettings): Promise<string[]> {
  const { findHiddenSectionIds, formatHiddenSectionsSentence } = await import(
    '#content/samples/find-hidden-section-ids.ts'
  );
  const hidden = findHiddenSectionIds(hidesSamples);
  if (hidesSamples) console.log(formatHiddenSectionsSentence(hidden));
  return hidden;
}

/** Warns about sample facts. They are useful to try the site out, but visitors of a real address must not see them. */
async function warnOfSamples(siteUrl: string): Promise<void> {
  const { listSampleWarnings } = await import('#content/samples/list-sample-warnings.ts');
  for (const warning of listSampleWarnings(siteUrl)) console.warn(warning);
}

/**
 * Warns that nobody can pay. This build knows only the payment keys of its own machine, so the warning can be ignored
 * if the keys are set on the machine of the service. If the content has a GSTIN, also warns that receipts show the tax
 * only for buyers in the seller's own State.
 */
async function warnOfPayment({ siteUrl, paymentUrl }: BuildSettings): Promise<void> {
  const { provider } = await import('#content/provider.ts');
  const { RAZORPAY_KEY_ID: keyId, DEMONSTRATION_BANK: demonstration } = process.env;
  const fixed = paymentUrl ?? provider.paymentUrl;
  const mode = paymentModeOf(
    {
      razorpay: keyId ? { keyId } : null,
      hasDemonstrationBank: hasDemonstrationBank(
        demonstration === 'on' || demonstration === 'off' ? demonstration : undefined,
        siteUrl,
      ),
    },
    fixed,
  );
  const warning = paymentWarning({ siteUrl, mode, paymentUrl: fixed });
  for (const sentence of [warning, interstateGstWarning(provider.gstin)])
    if (sentence !== null) console.warn(sentence);
}

/** The number of earlier builds that are kept, to compare with or to return to. */
const keptEarlierBuilds = 2;

/**
 * Builds from scratch and then points `build/current` to the result. Visitors may still have pages of an older build
 * open, so the new build also keeps the hashed files of the current build in the folder `keepFrom`. Throws when a step
 * fails.
 */
export async function buildSite(settings: BuildSettings, keepFrom = 'build'): Promise<void> {
  refuseUnwritableFolders('.');
  await runStep('Content checked', checkContent);
  const hidden = await listSectionsToHide(settings);
  const now = new Date();
  const name = `${now.toISOString().replace(/[-:]|\..*/g, '')}-${process.pid}`;
  const folder = join('build/made', name);
  // The stamp is computed before the sources are read for the last time. So if a source changes during the build, the
  // build counts as outdated.
  const fingerprint = computeBuildFingerprint(settings);
  removeEarlierBuilds(now);
  try {
    await runStep('Pages rendered', () => renderPages(settings, folder, hidden));
    await runStep('Desk built', () => buildDesk(folder));
    await runStep('Site finished', () =>
      runPostbuild(settings, folder, hidden, readNamesWithoutFacts(folder)),
    );
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  const before = inspectBuiltSite(keepFrom);
  const kept =
    before.at === 'whole' ? keepPreviousHashedFiles(before, join(folder, 'client'), now) : {};
  writeBuildStamp(folder, settings, { fingerprint, kept });
  replaceSymlink('build/current', join('made', name));
  await warnOfSamples(settings.siteUrl);
  await warnOfPayment(settings);
}

/**
 * Removes all builds but the current one and the newest earlier ones. An unfinished build stays for an hour, because it
 * may still be running.
 */
function removeEarlierBuilds(now: Date): void {
  mkdirSync('build/made', { recursive: true });
  const current = existsSync('build/current') ? basename(realpathSync('build/current')) : '';
  const builds = readdirSync('build/made').filter((name) => name !== current);
  const isFinished = (name: string) => existsSync(join('build/made', name, buildStampFileName));
  const isRecent = (name: string) =>
    now.getTime() - statSync(join('build/made', name)).mtimeMs < 60 * 60 * 1000;
  const earlier = builds
    .filter(isFinished)
    .sort()
    .reverse()
    .slice(keptEarlierBuilds - 1);
  const unfinished = builds.filter((name) => !isFinished(name) && !isRecent(name));
  for (const name of [...earlier, ...unfinished])
    rmSync(join('build/made', name), { recursive: true, force: true });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values } = parseArgs({ options: { 'keep-from': { type: 'string' } } });
  const settings = readLocalBuildSettings();
  try {
    await buildSite(settings, values['keep-from']);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
  if (isLoopback(new URL(settings.siteUrl).hostname))
    console.warn(
      `The pages are built for ${settings.siteUrl}, which is right for trying the site and for nobody else: set SITE_URL to its public address.`,
    );
}
