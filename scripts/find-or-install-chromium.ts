/**
 * Finds a Chromium for the tests: CHROMIUM_PATH, or a Chrome or Chromium of this machine. On a Debian on which packages
 * may be installed, Chromium and its headless shell are installed if they are missing.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Chromium without a user interface. Tests with it take less than half of the processor time that they take with the
 * full browser.
 */
const headlessShell = '/usr/bin/chromium-headless-shell';

const places = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

const firstOf = (paths: readonly (string | undefined)[]) =>
  paths.find((path) => path !== undefined && existsSync(path));

/** The full browser, for features that the headless shell lacks, such as the back/forward cache. */
export const findFullChromium = (): string | undefined => firstOf(places);

/** Returns the fastest browser installed, unless CHROMIUM_PATH names one; undefined if there is none. */
export const findChromium = (): string | undefined =>
  firstOf([process.env.CHROMIUM_PATH, headlessShell, ...places]);

function installOnDebian(packages: readonly string[]): void {
  console.log(`Installing for the tests: ${packages.join(', ')} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const words of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
  ])
    spawnSync('apt-get', words, { stdio: ['ignore', 'ignore', 'inherit'], env });
}

/**
 * Returns the path of a Chromium for tests. As root on Debian, first installs what is missing. If there is no browser,
 * ends the process with a sentence.
 */
export function findOrInstallChromium(): string {
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const missing = [
    ...(findFullChromium() ? [] : ['chromium']),
    ...(process.env.CHROMIUM_PATH || existsSync(headlessShell) ? [] : ['chromium-headless-shell']),
  ];
  if (mayInstall && missing.length > 0) installOnDebian(missing);
  const path = findChromium();
  if (path) return path;
  console.error(
    'The tests need Chromium or Chrome and found none. Install one (Debian: apt-get install chromium),\n' +
      'or set CHROMIUM_PATH to the one you have.',
  );
  process.exit(1);
}
