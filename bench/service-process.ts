/** The service as a process of its own, which can be killed, stopped and started again. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { findFreePort } from '../tests/support/find-free-port.ts';

/**
 * The flags of `npm start` and deploy/miranaya.service. They limit the heap, so that the service fits the memory
 * budget. By itself, Node takes 512 MB for the old generation on a server with 2 GB; on a larger server it takes more
 * and would collect garbage later.
 */
export const nodeFlags = ['--max-semi-space-size=8', '--max-old-space-size=512'];

const thisProject = join(import.meta.dirname, '..');

export type ServiceProcess = {
  url: string;
  pid: number;
  /** Everything that the service has written so far. */
  output(): string;
  /**
   * Sends the signal and waits until the process has ended. Resolves with the exit code, or with the name of the
   * signal.
   */
  kill(signal: NodeJS.Signals): Promise<number | string>;
  exited: Promise<number | string>;
};

/**
 * Starts the service and waits until it answers. If the service ends instead, rejects with its output. `projectDir`
 * is another built checkout, to compare with.
 */
export async function startService(
  env: Record<string, string>,
  projectDir = thisProject,
): Promise<ServiceProcess> {
  const main = join(projectDir, 'service', 'main.ts');
  const port = env.PORT ?? String(await findFreePort());
  const child: ChildProcess = spawn(process.execPath, [...nodeFlags, main], {
    env: {
      NODE_ENV: 'test',
      // deploy/miranaya.service sets this variable too. Without this cache, Node loads its compiler of TypeScript (15
      // MB) for the first file.
      NODE_COMPILE_CACHE: join(projectDir, 'node_modules', '.cache', 'compiled'),
      PATH: process.env.PATH,
      LOG_LEVEL: 'info',
      RATE_LIMIT_MINUTE: '1000000000',
      RATE_LIMIT_HOUR: '1000000000',
      // With sample batches a service on a new database publishes them first, which keeps a processor busy for a
      // minute.
      SAMPLE_BATCHES: 'off',
      ...env,
      PORT: port,
    },
    cwd: projectDir,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout?.on('data', (data) => {
    output += data;
  });
  child.stderr?.on('data', (data) => {
    output += data;
  });
  const exited = once(child, 'exit').then(([code, signal]) => (code ?? signal) as number | string);
  const url = `http://127.0.0.1:${port}`;
  // The limit allows for a slow start on a machine with other work.
  const end = Date.now() + 180_000;
  const answers = () =>
    fetch(`${url}/health/live`).then(
      (answer) => answer.ok,
      () => false,
    );
  while (!(await answers())) {
    if (child.exitCode !== null || child.signalCode !== null || Date.now() > end) {
      child.kill('SIGKILL');
      throw new Error(`The service did not start: ${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 15));
  }
  return {
    url,
    pid: child.pid ?? 0,
    output: () => output,
    exited,
    async kill(signal) {
      child.kill(signal);
      return exited;
    },
  };
}

/** The settings that show the sample batches on the pages, as on a new installation. */
export const sampleBatchSettings = { SAMPLE_BATCHES: 'on' };

/**
 * Waits until the service has published the sample batches with their downloads, after which it renders nothing more.
 */
export async function waitUntilSampleBatchesPublished(service: ServiceProcess): Promise<void> {
  const end = Date.now() + 300_000;
  while (!service.output().includes('"part":"downloads"')) {
    if (Date.now() > end) throw new Error(`Nothing was published: ${service.output()}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
