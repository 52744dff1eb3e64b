import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';

const preload = `--import=${pathToFileURL(join(import.meta.dirname, 'end-with-parent.ts')).href}`;

/**
 * Starts a process that starts `script` in the same way in which the service starts a rendering script. The process
 * prints the process id of `script`.
 */
const startParent = (script: string) =>
  spawn(process.execPath, [
    '--eval',
    `const child = require('node:child_process').spawn(process.execPath,
       ${JSON.stringify([preload, '--eval', script])}, { stdio: ['pipe', 'inherit', 'inherit'] });
     child.on('exit', (code) => process.exit(code));
     console.log(child.pid);`,
  ]);

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it('ends a script whose parent was killed', async () => {
  const parent = startParent('setInterval(() => {}, 1000)');
  const pid = Number(await new Promise((resolve) => parent.stdout.once('data', resolve)));
  expect(isRunning(pid)).toBe(true);
  parent.kill('SIGKILL');
  await expect.poll(() => isRunning(pid)).toBe(false);
});

it('lets a finished script end', async () => {
  const [code] = await once(startParent('setTimeout(() => {}, 10)'), 'exit');
  expect(code).toBe(0);
});
