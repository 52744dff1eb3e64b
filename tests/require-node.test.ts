/** Both checks of the Node version, that of npm's scripts and that of the service, require the same version. */
import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

/** Runs the file in a Node that claims to have this version. */
function exitCode(file: string, version: string): number | null {
  const pretend = `Object.defineProperty(process.versions, 'node', { value: '${version}' })`;
  const words = ['--import', `data:text/javascript,${encodeURIComponent(pretend)}`, file];
  return spawnSync(process.execPath, words).status;
}

describe.each(['scripts/require-node.js', 'service/require-node.ts'])('%s', (file) => {
  it.each(['20.11.0', '23.11.0', '24.0.0', '24.9.0'])('refuses Node %s', (version) => {
    expect(exitCode(file, version)).toBe(1);
  });

  it.each(['24.10.0', '24.21.0', '25.0.0', '26.10.0'])('accepts Node %s', (version) => {
    expect(exitCode(file, version)).toBe(0);
  });
});
