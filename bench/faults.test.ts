import { spawnSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { copySources } from '../scripts/upgrade/copy-sources.ts';
import { makeScratchFolder } from '../tests/service/support/make-scratch-folder.ts';

const projectDir = join(import.meta.dirname, '..');
const folder = makeScratchFolder();
afterAll(() => folder.remove());

it('begins in a checkout without a build, and names the faults when --only names none of them', () => {
  const checkout = join(folder.path, 'checkout');
  copySources(projectDir, checkout);
  symlinkSync(join(projectDir, 'node_modules'), join(checkout, 'node_modules'));
  const { status, stderr } = spawnSync(
    process.execPath,
    ['bench/faults.ts', '--only=no-such-fault'],
    { cwd: checkout, encoding: 'utf8' },
  );
  expect(stderr).toMatch(/^--only=no-such-fault is none of the faults: kill, .*unread, log\.\n$/);
  expect(status).toBe(1);
});
