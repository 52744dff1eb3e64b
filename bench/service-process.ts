/** The service as a process of its own, to be killed, stopped and started again. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '../tests/support/free-port.ts';

/** As `npm start` and deploy/miranaya.service run it: a young generation that fits the memory budget. */
export const nodeFlags = ['--max-semi-space-size=8'];

const main = join(import.meta.dirname, '..', 'service', 'main.ts');

export type ServiceProcess = {
  url: string;
  pid: number;
  /** Everything it has written so far. */
  output(): string;
  /** Resolves with the exit code, or the signal's name. */
  kill(signal: NodeJS.Signals): Promise<number | string>;
  exited: Promise<number | string>;
};

/** Starts it and waits until it answers. Rejects with what it said when it ends instead. */
export async function startService(env: Record<string, string>): Promise<ServiceProcess> {
  const port = env.PORT ?? String(await freePort());
  const child: ChildProcess = spawn(process.execPath, [...nodeFlags, main], {
    env: {
      NODE_ENV: 'test',
      PATH: process.env.PATH,
      LOG_LEVEL: 'info',
      RATE_LIMIT_MINUTE: '1000000000',
      RATE_LIMIT_HOUR: '1000000000',
      ...env,
      PORT: port,
    },
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
  // A machine that others use lets a bench wait.
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
