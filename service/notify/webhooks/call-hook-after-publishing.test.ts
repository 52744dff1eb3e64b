import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { callHookAfterPublishing } from './call-hook-after-publishing.ts';

let cdn: Server;
let statuses: number[];
let asked: number;
beforeEach(async () => {
  [statuses, asked] = [[], 0];
  cdn = createServer((_request, response) => {
    asked += 1;
    response.writeHead(statuses.shift() ?? 503).end();
  });
  await new Promise<void>((done) => cdn.listen(0, '127.0.0.1', done));
});
afterEach(() => {
  cdn.closeAllConnections();
  return new Promise<void>((done) => cdn.close(() => done()));
});

const news = { publication: 7, part: 'pages' } as const;
const call = (stopping = new AbortController().signal) =>
  callHookAfterPublishing(
    `http://127.0.0.1:${(cdn.address() as AddressInfo).port}/`,
    news,
    stopping,
    [1, 1, 1],
  );

it('tries again until the CDN answers with success', async () => {
  statuses = [503, 429, 204];
  await call();
  expect(asked).toBe(3);
});

it('reports the answer of the CDN when it never answered with success', async () => {
  await expect(call()).rejects.toThrow('It answered with status 503.');
  expect(asked).toBe(4);
});

it('ends with the service', async () => {
  await expect(call(AbortSignal.abort())).rejects.toThrow();
  expect(asked).toBe(0);
});
