/**
 * Starts a service whose port another process holds, so that the service can be replaced without refused connections.
 * Needs Perl.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '../tests/support/find-free-port.ts';
import { nodeFlags } from './service-process.ts';

export const hasPerl = spawnSync('perl', ['-e', '1']).status === 0;

export type ReplaceableService = {
  url: string;
  port: number;
  /** The id of the process that serves now, or served last. */
  pid(): number;
  output(): string;
  /** Ends the service, and the process that would start it again. */
  end(): Promise<void>;
};

/**
 * Starts the service in `folder` and resolves when it answers. Whenever it ends, the process that holds the port starts
 * it again. `folder` may be a link, which is followed at each start.
 */
export async function startReplaceableService(options: {
  folder: string;
  pidFile: string;
  env: Record<string, string>;
}): Promise<ReplaceableService> {
  const { folder, pidFile, env } = options;
  const port = await findFreePort();
  const words = [port, pidFile, folder, process.execPath, ...nodeFlags, 'service/main.ts'];
  const holder: ChildProcess = spawn(
    'perl',
    [join(import.meta.dirname, 'faults', 'held-port.pl'), ...words.map(String)],
    { env: { PATH: process.env.PATH, ...env }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  for (const stream of [holder.stdout, holder.stderr])
    stream?.on('data', (data) => {
      output += data;
    });
  const url = `http://127.0.0.1:${port}`;
  const pid = () => (existsSync(pidFile) ? Number(readFileSync(pidFile, 'utf8')) : 0);
  const end = async () => {
    if (holder.exitCode === null && holder.signalCode === null) {
      const exited = once(holder, 'exit');
      holder.kill('SIGKILL');
      await exited;
    }
    await endProcessById(pid());
  };
  for (const deadline = Date.now() + 60_000; ; ) {
    const answers = await fetch(`${url}/health/live`, { signal: AbortSignal.timeout(5_000) }).then(
      (answer) => answer.ok,
      () => false,
    );
    if (answers) return { url, port, pid, output: () => output, end };
    if (holder.exitCode !== null || Date.now() > deadline) {
      await end();
      throw new Error(`The service did not start: ${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Ends a process by a signal and waits until it has ended. The process need not be a child of this one. */
export async function endProcessById(pid: number): Promise<void> {
  if (pid === 0) return;
  try {
    process.kill(pid, 'SIGTERM');
    for (;;) {
      process.kill(pid, 0);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  } catch {
    // `process.kill` throws when the process no longer exists.
  }
}
