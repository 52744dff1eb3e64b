/** `npm ci` runs no foreign script and installs only packages whose hash the lock file has. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Locked {
  version: string;
  integrity?: string;
  hasInstallScript?: boolean;
  os?: string | string[];
  cpu?: string | string[];
  bin?: Record<string, string>;
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Locked>;
};
const installed = Object.entries(packages).filter(([path]) => path !== '');
const namesOf = (entries: [string, Locked][]) => entries.map(([path]) => path);

describe('the lock file', () => {
  it('has a hash for every package', () => {
    expect(installed.length).toBeGreaterThan(100);
    expect(namesOf(installed.filter(([, { integrity }]) => !integrity))).toEqual([]);
  });

  it('has no package that runs a script at install', () => {
    expect(namesOf(installed.filter(([, { hasInstallScript }]) => hasInstallScript))).toEqual([]);
  });

  it.each([
    ['linux', 'x64'],
    ['linux', 'arm64'],
    ['darwin', 'x64'],
    ['darwin', 'arm64'],
    ['win32', 'x64'],
  ])('brings a Node that is new enough to %s on %s', (os, cpu) => {
    const nodes = installed.filter(
      ([, locked]) =>
        locked.bin?.node && [locked.os].flat().includes(os) && [locked.cpu].flat().includes(cpu),
    );
    expect(nodes).toHaveLength(1);
    const [major = 0, minor = 0] = (nodes[0]?.[1].version ?? '').split('.').map(Number);
    expect(major > 24 || (major === 24 && minor >= 10)).toBe(true);
  });
});
