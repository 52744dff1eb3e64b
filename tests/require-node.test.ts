/** Both entry points, of npm's scripts and of the service, ask for the same Node. */
import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

/** Runs the file by a Node that takes itself for another one. */
function exitCode(file: string, version: string): number | null {
  const pretend = `Object.defineProperty(process.versions, 'node', { value: '${version}' })`;
  const words = ['--import', `data:text/javascript,${encodeURIComponent(pretend)}`, file];
  return spawnSync(process.execPath, words).status;
}

describe.each(['scripts/require-node.js', 'service/require-node.ts'])('%s', (file) => {
  it.each(['20.11.0', '23.11.0', '24.0.0', '24.9.0'])('sends Node %s away', (version) => {
    expect(exitCode(file, version)).toBe(1);
  });

  it.each(['24.10.0', '24.21.0', '25.0.0', '26.10.0'])('lets Node %s in', (version) => {
    expect(exitCode(file, version)).toBe(0);
  });
});
