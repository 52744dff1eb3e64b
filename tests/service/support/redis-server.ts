/**
 * Starts a Redis server for the tests, which can be stopped and started again. Resolves with null where Redis is not
 * installed.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { findFreePort } from '../../support/find-free-port.ts';

type RedisServer = {
  url: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  pause(): void;
  resume(): void;
};

export async function startRedisServer(): Promise<RedisServer | null> {
  const port = await findFreePort();
  let child: ChildProcess | null = null;
  const isUp = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.destroy();
        resolve(true);
      });
      socket.on('error', () => resolve(false));
    });
  const server: RedisServer = {
    url: `redis://127.0.0.1:${port}`,
    async start() {
      child = spawn('redis-server', ['--port', String(port), '--save', '', '--bind', '127.0.0.1'], {
        stdio: 'ignore',
      });
      await Promise.race([
        once(child, 'spawn'),
        once(child, 'error').then(([error]) => Promise.reject(error)),
      ]);
      for (let n = 0; n < 200 && !(await isUp()); n += 1) await delay(20);
    },
    async stop() {
      if (child === null) return;
      const exited = once(child, 'exit');
      child.kill('SIGCONT');
      child.kill('SIGKILL');
      await exited;
      child = null;
    },
    pause: () => child?.kill('SIGSTOP'),
    resume: () => child?.kill('SIGCONT'),
  };
  try {
    await server.start();
    return server;
  } catch {
    return null;
  }
}
