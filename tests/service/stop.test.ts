/** Stopping the service, as real processes and in each way in which it is started. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { stopWithSilentPeers } from '../../bench/faults/stop-with-silent-peers.ts';
import { type ServiceProcess, startService } from '../../bench/service-process.ts';
import { findFreePort } from '../support/find-free-port.ts';
import { makeScratchFolder } from './support/make-scratch-folder.ts';

/**
 * A shutdown takes two seconds on a quiet machine. One that waits for a silent connection takes the eight seconds after
 * which `drain` gives up; one that waits for anything else is ended after 9.8 seconds, with exit code 1.
 */
const soonMs = 7_500;

let folder: ReturnType<typeof makeScratchFolder>;
const atTheEnd: (() => unknown)[] = [];
beforeEach(() => {
  folder = makeScratchFolder();
});
afterEach(async () => {
  for (const end of atTheEnd.splice(0).reverse()) await end();
  folder.remove();
});

const isOpen = (url: string) =>
  fetch(`${url}/health/live`).then(
    (answer) => answer.ok,
    () => false,
  );

async function service(): Promise<ServiceProcess> {
  const running = await startService({ DATA_DIR: join(folder.path, 'data') });
  atTheEnd.push(() => running.kill('SIGKILL'));
  return running;
}

async function connected({ url }: ServiceProcess, bytes: string): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(bytes);
  await delay(200);
  return socket;
}

async function stopOf(running: ServiceProcess) {
  const asked = performance.now();
  const code = await running.kill('SIGTERM');
  return { code, ms: performance.now() - asked };
}

describe('a stop is delayed by', () => {
  const row = '{"name":"Asha Rao","email":"asha@example.com","mobile":"9876543210"}';
  const post = `POST /rest/v1/enrollments HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\napikey: miranaya-public-key\r\nContent-Length: ${row.length}\r\n\r\n`;

  it.each([
    ['half of a head', 'GET / HTTP/1.1\r\nHo'],
    ['half of a body', `${post}${row.slice(0, 20)}`],
    ['connection whose request was answered', 'GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n'],
  ])('no silent %s', async (_what, bytes) => {
    const running = await service();
    await connected(running, bytes);
    const { code, ms } = await stopOf(running);
    expect(code).toBe(0);
    expect(ms).toBeLessThan(soonMs);
  });

  it('a client that reads no answer for ten seconds at most', async () => {
    const running = await service();
    const head = 'GET /downloads/hostel-management.pdf HTTP/1.1\r\nHost: x\r\n\r\n';
    (await connected(running, head.repeat(60))).pause();
    const { code, ms } = await stopOf(running);
    expect(code).toBe(0);
    expect(ms).toBeLessThan(11_000);
  });

  it('a row that arrives in two pieces until it is answered', async () => {
    const running = await service();
    const socket = await connected(running, `${post}${row.slice(0, 20)}`);
    const answer = once(socket, 'data');
    const stopped = stopOf(running);
    await delay(300);
    socket.write(row.slice(20));
    expect(String((await answer)[0])).toMatch(/^HTTP\/1\.1 201 /);
    expect((await stopped).code).toBe(0);
  });

  it('a post that waits for the database until it is answered, and no silent socket, bank or mail server', async () => {
    const outcome = await stopWithSilentPeers(join(folder.path, 'data'), soonMs);
    expect(outcome, outcome.note).toMatchObject({ acknowledged: 3, lost: 0, isGood: true });
  });
});

describe.skipIf(process.platform === 'win32')('npm start', () => {
  async function npmStart(...words: string[]): Promise<{ npm: ChildProcess; url: string }> {
    const port = String(await findFreePort());
    const npm = spawn('npm', ['start', ...words], {
      detached: true,
      stdio: 'ignore',
      env: {
        ...process.env,
        PORT: port,
        DATA_DIR: join(folder.path, 'data'),
        // The present build was made for this address. With another one, `npm start` would build the site first.
        SITE_URL: 'http://localhost:3000',
      },
    });
    atTheEnd.push(() => {
      try {
        process.kill(-(npm.pid ?? 0), 'SIGKILL');
      } catch {
        // `process.kill` throws if the process group has already ended, as it should have.
      }
    });
    const url = `http://127.0.0.1:${port}`;
    await expect.poll(() => isOpen(url), { timeout: 120_000 }).toBe(true);
    return { npm, url };
  }

  it('leaves no listening process after SIGTERM', async () => {
    const { npm, url } = await npmStart();
    npm.kill('SIGTERM');
    await once(npm, 'exit');
    await expect.poll(() => isOpen(url), { timeout: 5_000 }).toBe(false);
  });

  it('ends on Ctrl-C, which the terminal sends to all of its processes at once', async () => {
    const { npm, url } = await npmStart();
    process.kill(-(npm.pid ?? 0), 'SIGINT');
    await once(npm, 'exit');
    await expect.poll(() => isOpen(url), { timeout: 5_000 }).toBe(false);
  });
});
