/** How the parts of the service work together: which part answers a request, the time limits, and the shutdown. */
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readlinkSync, writeFileSync } from 'node:fs';
import { request as ask } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore, sqlitePathInFolder } from '#database/open-store.ts';
import type { OutboxBatch } from '#database/outbox/outbox-port.ts';
import type { Store } from '#database/store.ts';
import { makeScratchFolder } from '../tests/service/support/make-scratch-folder.ts';
import { makeCallRequest, makeEnrolment } from '../tests/service/support/make-submissions.ts';
import { placeMigratedSqlite } from '../tests/service/support/place-migrated-sqlite.ts';
import { type AppOptions, buildApp } from './app.ts';
import type { RateLimiter } from './http/rate-limiter.ts';
import type { OutboxSender } from './notify/outbox-sender.ts';
import { readConfig } from './settings/config.ts';

let folder: ReturnType<typeof makeScratchFolder>;
let store: Store;
let app: FastifyInstance | undefined;
let log: { level: string; msg: string }[];

beforeEach(async () => {
  folder = makeScratchFolder();
  log = [];
  const dataDir = join(folder.path, 'data');
  await placeMigratedSqlite(sqlitePathInFolder(dataDir));
  store = await openStore({ databaseUrl: null, dataDir });
});
afterEach(async () => {
  await app?.close();
  app = undefined;
  await store.close();
  folder.remove();
});

type Settings = Record<string, string>;
function service(options: Partial<AppOptions> = {}, env: Settings = {}): FastifyInstance {
  app = buildApp({
    config: readConfig(env),
    store,
    siteDir: null,
    log: { write: (line) => void log.push(JSON.parse(line)) },
    ...options,
  });
  return app;
}
async function listening(options?: Partial<AppOptions>, env?: Settings): Promise<number> {
  const made = service(options, env);
  await made.listen({ port: 0, host: '127.0.0.1' });
  return (made.server.address() as AddressInfo).port;
}

/** A built site with a single page. */
function site(): string {
  const client = join(folder.path, 'client');
  mkdirSync(client);
  writeFileSync(join(client, 'terms.html'), 'the terms');
  writeFileSync(join(client, '404.html'), 'no such page');
  return client;
}

type Asked = { method?: string; headers?: Record<string, string>; body?: string };
/** Sends raw bytes over a real connection, for requests that `inject` can't send. */
async function over(
  port: number,
  path: string,
  { method = 'GET', headers = {}, body }: Asked = {},
) {
  const asked = ask({ host: '127.0.0.1', port, path, method, headers, agent: false });
  asked.end(body);
  const [answer] = await once(asked, 'response');
  let text = '';
  for await (const piece of answer) text += piece;
  return { status: answer.statusCode as number, headers: answer.headers, text };
}

const { row } = makeEnrolment();
const post = (headers: Record<string, string> = {}, payload: unknown = row) =>
  (app ?? service()).inject({
    method: 'POST',
    url: '/rest/v1/enrollments',
    payload: JSON.stringify(payload),
    headers: { 'content-type': 'application/json', apikey: readConfig({}).anonKey, ...headers },
  });

const guards = {
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
};
function expectWireError(
  { status, headers, text }: { status: number; headers: object; text: string },
  expected: { status: number; code: string },
) {
  expect({ status, code: JSON.parse(text).code }).toEqual(expected);
  expect(headers).toMatchObject({
    ...guards,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(text)),
  });
}

describe('an answer', () => {
  it('to an unknown address is JSON below /rest/v1, and a page elsewhere', async () => {
    const port = await listening({ siteDir: site() });
    expectWireError(await over(port, '/rest/v1/%zz'), { status: 404, code: 'PGRST125' });
    for (const path of ['/%zz', '/nothing/here']) {
      const { status, headers, text } = await over(port, path);
      expect([status, text]).toEqual([404, 'no such page']);
      expect(headers).toMatchObject(guards);
    }
  });

  it('to an unknown method names the method below the rows, and elsewhere says that only reading is allowed', async () => {
    const port = await listening({ siteDir: site() });
    const method = 'PROPFIND';
    const refused = await over(port, '/rest/v1/enrollments', { method });
    expectWireError(refused, { status: 405, code: 'PGRST117' });
    expect(refused.text).toContain(method);
    expect((await over(port, '/terms', { method })).status).toBe(405);
    const posted = await over(port, '/terms', { method: 'POST' });
    expect([posted.status, posted.headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  it('to a row is sent even if invalid bytes follow the row', async () => {
    const visitor = connect(await listening(), '127.0.0.1');
    const body = JSON.stringify(row);
    visitor.write(
      `POST /rest/v1/enrollments HTTP/1.1\r\nhost: localhost\r\napikey: ${readConfig({}).anonKey}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}nonsense\r\n\r\n`,
    );
    let text = '';
    for await (const piece of visitor) text += piece;
    expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 201']);
  });

  it('to an unknown expectation is JSON too', async () => {
    const port = await listening();
    const refused = await over(port, '/rest/v1/enrollments', { headers: { expect: 'miracles' } });
    expectWireError(refused, { status: 417, code: 'PT417' });
  });

  it('is the built page, however it is requested', async () => {
    const port = await listening({ siteDir: site() });
    expect(await over(port, '/terms')).toMatchObject({ status: 200, text: 'the terms' });
    expect(await over(port, '/terms', { method: 'HEAD' })).toMatchObject({ status: 200, text: '' });
    expect((await over(port, '/terms?from=mail')).text).toBe('the terms');
    const inside = await app?.inject({ url: '/terms' });
    expect([inside?.statusCode, inside?.body]).toEqual([200, 'the terms']);
  });

  it('is an error page when a page could not be rendered, and the log has the cause', async () => {
    service().get('/made', async () => {
      throw new Error('a bug');
    });
    const answer = await app?.inject({ url: '/made' });
    expect([answer?.statusCode, answer?.headers['content-type']]).toEqual([
      500,
      'text/html; charset=utf-8',
    ]);
    expect(answer?.headers).toMatchObject(guards);
    expect(log).toMatchObject([{ level: 'error', err: { message: 'a bug' } }]);
  });

  it('does not exist for another spelling of an address of the service', async () => {
    service();
    for (const url of ['/health/live/', '/Health/live'])
      expect((await app?.inject({ url }))?.statusCode).toBe(404);
    expect((await app?.inject({ url: '/health/live' }))?.statusCode).toBe(200);
  });
});

describe('a request', () => {
  it('may be as long as a form, and no longer', async () => {
    const long = (length: number) => post({}, { ...row, message: 'x'.repeat(length) });
    expect((await long(16_000)).json().code).not.toBe('PT413');
    expect((await long(17_000)).json().code).toBe('PT413');
  });

  it('may have headers of at most eight kilobytes', async () => {
    const port = await listening();
    const withHeader = (length: number) =>
      over(port, '/health/live', { headers: { 'x-long': 'x'.repeat(length) } });
    expect((await withHeader(7_000)).status).toBe(200);
    const refused = await withHeader(9_000);
    expect([refused.status, JSON.parse(refused.text).code]).toEqual([400, 'PT400']);
  });

  it('has the client address that a trusted proxy gives, and no other', async () => {
    const from = (address: string) => post({ 'x-forwarded-for': address });
    const statuses = async (env: Settings) => {
      await app?.close();
      service({}, { RATE_LIMIT_MINUTE: '1', ...env });
      return [(await from('203.0.113.1')).statusCode, (await from('203.0.113.2')).statusCode];
    };
    expect(await statuses({ TRUST_PROXY: '127.0.0.1' })).toEqual([201, 201]);
    expect(await statuses({})).toEqual([201, 429]);
  });

  it('is logged only by us, at the configured level, or nowhere', async () => {
    service();
    await post();
    expect(log).toEqual([expect.objectContaining({ level: 'info', method: 'POST', status: 201 })]);
    await app?.close();
    service({}, { LOG_LEVEL: 'warn' });
    await post();
    expect(log).toHaveLength(1);
    await app?.close();
    expect(service({ log: 'nowhere' }).log.level).toBeUndefined();
    await post();
    expect(log).toHaveLength(1);
  });

  it('is limited by the given clock', async () => {
    let now = Date.UTC(2026, 0, 5, 9);
    service({ clock: () => now }, { RATE_LIMIT_MINUTE: '1' });
    await post();
    expect((await post()).statusCode).toBe(429);
    now += 60_000;
    expect((await post()).statusCode).toBe(201);
  });
});

describe('limits', () => {
  const ready = async () => (await app?.inject({ url: '/health/ready' }))?.json();

  it('are counted in the given store, which is closed at the end', async () => {
    let isOpen = true;
    const counted: string[] = [];
    const limiter: RateLimiter = {
      scope: 'shared',
      async count(address) {
        counted.push(address);
        return 0;
      },
      async close() {
        isOpen = false;
      },
    };
    service({ limiter });
    await post();
    expect([counted, (await ready()).limits]).toEqual([['127.0.0.1'], 'shared']);
    await app?.close();
    expect(isOpen).toBe(false);
  });

  it('are counted by this process while Redis is unreachable, which is logged once', async () => {
    service({}, { REDIS_URL: 'redis://127.0.0.1:1' });
    await expect.poll(() => log).toMatchObject([{ level: 'warn', err: { code: 'ECONNREFUSED' } }]);
    expect((await ready()).limits).toBe('this process');
  });

  it('are counted by this process without a Redis, and nothing is logged', async () => {
    service();
    expect(await ready()).toMatchObject({ status: 'ready', limits: 'this process' });
    expect(log).toEqual([]);
  });
});

describe('staff', () => {
  /** A fake sender that reports every message as sent. */
  function sender() {
    const sent: OutboxBatch[] = [];
    let isOpen = true;
    const takes: OutboxSender = {
      async send(batch) {
        sent.push(batch);
        return { at: 'sent' };
      },
      probe: async () => ({ at: 'sent' }),
      close() {
        isOpen = false;
      },
    };
    return { takes, sent, isOpen: () => isOpen };
  }
  const pace = { gatherMs: 0, pauseMs: 0, pollMs: 600_000 };

  it('are told of a row as soon as it is stored, until the service ends', async () => {
    const mail = sender();
    await listening({ notifications: { senders: { mail: mail.takes }, pace } });
    expect((await app?.inject({ url: '/health/ready' }))?.json()).toMatchObject({
      mail: 'on',
      webhook: 'off',
    });
    expect((await post()).statusCode).toBe(201);
    await expect.poll(() => mail.sent.length).toBe(1);
    await app?.close();
    expect(mail.isOpen()).toBe(false);
  });

  it('are told at a start of rows that were stored before it', async () => {
    await store.insertAsVisitor(makeCallRequest());
    const mail = sender();
    await listening({ notifications: { senders: { mail: mail.takes }, pace } });
    await expect.poll(() => mail.sent.length).toBe(1);
  });
});

describe('a service that closes', () => {
  it('answers open requests and says that the connection ends', async () => {
    const port = await listening({ siteDir: site() });
    const visitor = connect(port, '127.0.0.1');
    let text = '';
    visitor.on('data', (piece) => {
      text += piece;
    });
    const send = (path: string) => visitor.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`);
    send('/terms');
    await expect.poll(() => text).toContain('the terms');
    expect(text).not.toMatch(/connection: close/i);

    const closed = app?.close();
    await expect.poll(() => app?.server.listening).toBe(false);
    text = '';
    send('/terms');
    await once(visitor, 'close');
    expect(text).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(text).toMatch(/\r\nconnection: close\r\n/i);
    await closed;
  });

  it('answers 503 to a health check', async () => {
    const port = await listening();
    const visitor = connect(port, '127.0.0.1');
    visitor.write('GET /health/live HTTP/1.1\r\nhost: localhost\r\n\r\n');
    await once(visitor, 'data');
    const closed = app?.close();
    await expect.poll(() => app?.server.listening).toBe(false);
    visitor.write('GET /health/ready HTTP/1.1\r\nhost: localhost\r\n\r\n');
    const [answer] = await once(visitor, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 503 .*"status":"closing"/s);
    await closed;
  });

  it.runIf(existsSync('/proc/self/fd'))('closes the files of its pages', async () => {
    const client = site();
    const held = () =>
      readdirSync('/proc/self/fd').filter((fd) => {
        try {
          return readlinkSync(`/proc/self/fd/${fd}`).startsWith(client);
        } catch {
          return false;
        }
      }).length;
    writeFileSync(join(client, 'film.mp4'), Buffer.alloc(4_000_000));
    await listening({ siteDir: client });
    expect(held()).toBeGreaterThan(0);
    await app?.close();
    expect(held()).toBe(0);
  });
});

it('a visitor’s browser can report its measurements', async () => {
  service();
  const answer = await app?.inject({
    method: 'POST',
    url: '/vitals',
    headers: { host: 'a.example', origin: 'http://a.example', 'content-type': 'application/json' },
    payload: '{"route":"/","cls":0}',
  });
  expect(answer?.statusCode).toBe(204);
  await expect.poll(() => store.vitals(new Date(0))).toHaveLength(1);
});

it('logs a request for the site under another host name', async () => {
  const port = await listening();
  await over(port, '/health/live', { headers: { host: 'www.example.in' } });
  expect(log).toContainEqual(
    expect.objectContaining({ level: 'warn', msg: expect.stringContaining('www.example.in') }),
  );
});
