/**
 * The tests drive a real Chromium. Where there is none, and the machine is a Debian on which we may
 * install packages, it is installed; elsewhere the user's own Chrome or Chromium is found.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

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

function findChromium(): string | undefined {
  return places.find((place) => place && existsSync(place));
}

function installOnDebian(): void {
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!mayInstall) return;
  console.log('No Chromium here: installing the package "chromium" …');
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const words of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', 'chromium'],
  ]) {
    spawnSync('apt-get', words, { stdio: ['ignore', 'ignore', 'inherit'], env: environment });
  }
}

/** Path of a Chromium to drive; ends the process with a sentence when there is none. */
export function ensureChromium(): string {
  if (!findChromium()) installOnDebian();
  const path = findChromium();
  if (path) return path;
  console.error(
    'The tests need Chromium or Chrome and found none. Install one (Debian: apt-get install chromium),\n' +
      'or set CHROMIUM_PATH to the one you have.',
  );
  process.exit(1);
}
