/**
 * `npm run doctor` with real servers: a service, a mail server, a payment provider, and a server with a
 * certificate.
 */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request as ask, createServer, type RequestListener } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { runDoctor } from '#service/cli/run-doctor.ts';
import { certificateFinding, clockFinding } from '#service/doctor/public-address-findings.ts';
import { readCertificate } from '#service/doctor/read-certificate.ts';
import { readConfig } from '#service/settings/config.ts';
import { findFreePort } from '../support/find-free-port.ts';
import { makeScratchFolder } from './support/make-scratch-folder.ts';
import { type SmtpServer, startSmtpServer } from './support/smtp-server.ts';
import { startTestApp, type TestApp } from './support/start-test-app.ts';
import { TestTerminal } from './support/test-terminal.ts';
import {
  createThrowawayPostgres,
  hasPostgres,
  postgresNameInTitles,
} from './support/throwaway-postgres-databases.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function listens(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(async () => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Passes all requests on to the service, as a proxy does. */
const proxyTo = (url: () => string) =>
  listens((request, response) => {
    const on = ask(
      url() + request.url,
      { headers: { ...request.headers, 'x-forwarded-for': '203.0.113.9' } },
      (answer) => {
        response.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(response);
      },
    );
    on.end();
  });

type Options = { mailTo?: string; tell?: string; warnings?: string[] };

async function doctor(env: Record<string, string>, options: Options = {}) {
  const terminal = new TestTerminal();
  const code = await runDoctor(
    {
      config: readConfig(env),
      warnings: options.warnings ?? [],
      mailTo: options.mailTo ?? null,
      tell: options.tell ?? null,
    },
    terminal,
  );
  const line = (what: string) =>
    terminal.out.split(/^(?=ok|WRONG|-)/m).find((one) => one.slice(7).startsWith(`${what} `)) ?? '';
  return { code, line, out: terminal.out, said: terminal.said };
}

function examined(where: string, makeEnv: () => Promise<Record<string, string>>): void {
  describe(`the doctor ${where}`, () => {
    let mail: SmtpServer;
    let app: TestApp;
    let env: Record<string, string>;
    beforeAll(async () => {
      mail = await startSmtpServer();
      const port = await findFreePort();
      env = {
        ...(await makeEnv()),
        SITE_URL: `http://127.0.0.1:${port}`,
        SMTP_URL: mail.url,
        LEADS_TO: 'team@example.in',
      };
      app = await startTestApp({ port, env });
      env = { ...env, DATA_DIR: app.config.dataDir };
      await app.store.trouble.setServiceMark('backup made', null);
    });
    afterAll(async () => {
      await app?.close();
      await mail?.close();
    });

    it('finds no problem in a service that runs well', async () => {
      const { code, out, line } = await doctor(env);
      // The finding about the disk is ignored, because the disk of this machine may be full.
      const others = out.split('\n').filter((one) => !/ disk | What to do: Make room/.test(one));
      expect(others.join('\n')).not.toContain('WRONG');
      expect(code === 0 || line('disk').startsWith('WRONG')).toBe(true);
      expect(line('mail')).toContain('accepts our user and password');
      expect(line('address')).toContain('leads to this service');
      expect(line('backup')).toContain('0 hours old');
      // The service is on this machine, so its clock proves nothing.
      expect(line('clock')).toMatch(/^-.*probably the clock of this machine too/);
      expect(mail.acceptedMails).toHaveLength(0);
    });

    it('sends a test mail only if one was requested', async () => {
      const { line } = await doctor(env, { mailTo: 'asha@example.in' });
      expect(line('mail')).toContain('took a mail to asha@example.in');
      expect(mail.acceptedMails.at(-1)?.to).toEqual(['asha@example.in']);
    });

    it('names the wrong setting of mail, and never shows the password', async () => {
      mail.behaviour = 'refuses the password';
      const SMTP_URL = mail.url.replace('//', '//user:a-secret-password@');
      const { code, line, out } = await doctor({ ...env, SMTP_URL });
      mail.behaviour = 'takes all';
      expect(code).toBe(1);
      expect(line('mail')).toMatch(/^WRONG.*does not accept the user or the password/);
      expect(line('mail')).toContain('What to do: Set them anew in SMTP_URL');
      expect(out).not.toContain('a-secret-password');
    });

    it('reports that another service answers, that nothing answers, and that the address redirects', async () => {
      const stranger = await listens((_request, response) => response.end('{"status":"alive"}'));
      expect((await doctor({ ...env, SITE_URL: stranger })).line('address')).toMatch(
        /^WRONG.*it is not this service on this database/,
      );
      const elsewhere = await listens((_request, response) =>
        response.writeHead(301, { location: 'https://www.example.in/' }).end(),
      );
      expect((await doctor({ ...env, SITE_URL: elsewhere })).line('address')).toMatch(
        /^WRONG.*leads on to https:\/\/www\.example\.in\//,
      );
      const silent = `http://127.0.0.1:${await findFreePort()}`;
      expect((await doctor({ ...env, SITE_URL: silent })).line('address')).toMatch(
        /^WRONG.*does not answer \(ECONNREFUSED\)/,
      );
    });

    it('reports a proxy that TRUST_PROXY does not name', async () => {
      const proxy = await proxyTo(() => app.url);
      const { line } = await doctor({ ...env, SITE_URL: proxy });
      expect(line('address')).toMatch(/^ok/);
      expect(line('proxy')).toMatch(/^WRONG.*A proxy at 127\.0\.0\.1 passes visitors on/);
      expect(line('proxy')).toContain('TRUST_PROXY=127.0.0.1');
      const direct = await doctor({ ...env, TRUST_PROXY: '127.0.0.1' });
      expect(direct.line('proxy')).toMatch(/^WRONG.*does not say whom the proxy asks for/);
    });

    it('asks the payment provider with the key, and reports a refused key', async () => {
      let answers: RequestListener = (_request, response) =>
        response.setHeader('content-type', 'application/json').end('{"payment_links":[]}');
      const asked: string[] = [];
      const RAZORPAY_API_URL = await listens((request, response) => {
        asked.push(`${request.method} ${request.url}`);
        answers(request, response);
      });
      const keys = {
        RAZORPAY_KEY_ID: 'rzp_test_1A2b3C4d5E6f7G',
        RAZORPAY_KEY_SECRET: 'a-secret-of-razorpay',
        RAZORPAY_WEBHOOK_SECRET: 'a-secret-of-the-webhook',
        RAZORPAY_API_URL,
      };
      expect((await doctor({ ...env, ...keys })).line('payments')).toMatch(/^ok.*the test key/);
      expect(asked.filter((one) => !one.startsWith('HEAD'))).toEqual([
        'GET /v1/payment_links?reference_id=doctor',
      ]);
      answers = (_request, response) =>
        response
          .writeHead(401, { 'content-type': 'application/json' })
          .end('{"error":{"description":"Authentication failed"}}');
      const refused = await doctor({ ...env, ...keys });
      expect(refused.line('payments')).toMatch(/^WRONG.*401: Authentication failed/);
      expect(refused.out).not.toContain('a-secret');
      answers = (_request, response) => response.writeHead(502).end();
      expect((await doctor({ ...env, ...keys })).line('payments')).toMatch(/^WRONG.*502/);
    });

    it('prints the warnings about settings', async () => {
      const { code, line } = await doctor(env, { warnings: ['SITE_URL is probably forgotten.'] });
      expect([code, line('settings').slice(0, 5)]).toEqual([1, 'WRONG']);
    });

    it('notifies the owner of a failed unit, once a day', async () => {
      const before = mail.acceptedMails.length;
      const first = await doctor(env, { tell: 'miranaya-backup' });
      expect(first.said).toEqual(['The owner was told by mail.']);
      const again = await doctor(env, { tell: 'miranaya-backup' });
      expect(again.said).toEqual(['The owner was told of this within the last day.']);
      expect(mail.acceptedMails).toHaveLength(before + 1);
      expect(mail.acceptedMails.at(-1)?.data).toContain('miranaya-backup has failed.');
    });

    it('works with the service stopped', async () => {
      await app.stop();
      const { line } = await doctor(env);
      expect(line('database')).toMatch(/^ok/);
      expect(line('address')).toMatch(/^WRONG.*does not answer/);
      expect(line('mail')).toMatch(/^ok/);
    });
  });
}

examined('on SQLite', async () => ({}));
describe.skipIf(!hasPostgres)(postgresNameInTitles, () => {
  let database: Awaited<ReturnType<typeof createThrowawayPostgres>>;
  afterAll(() => database?.drop());
  examined('on PostgreSQL', async () => {
    database = await createThrowawayPostgres();
    return { DATABASE_URL: database.url };
  });
});

describe('the doctor without a database', () => {
  it('reports it, checks the rest, and names who gets the enquiries', async () => {
    const folder = makeScratchFolder();
    const mail = await startSmtpServer();
    const { code, line, said } = await doctor(
      {
        DATA_DIR: join(folder.path, 'none'),
        SITE_URL: `http://127.0.0.1:${await findFreePort()}`,
        SMTP_URL: mail.url,
        LEADS_TO: 'team@example.in',
      },
      { tell: 'miranaya' },
    );
    expect(code).toBe(1);
    expect(line('database')).toMatch(/^WRONG.*There is no database at/);
    expect(line('disk')).toMatch(/ disk /);
    expect(line('mail')).toMatch(/^ok/);
    expect(said).toEqual(['The owner was told by mail.']);
    expect(mail.acceptedMails.at(-1)?.to).toEqual(['team@example.in']);
    await mail.close();
    folder.remove();
  });
});

describe('/health/doctor', () => {
  it('answers 404 without the right key', async () => {
    const app = await startTestApp();
    await app.store.trouble.setServiceMark('doctor asks', 'a'.repeat(64));
    for (const query of ['', '?word=', `?word=${'b'.repeat(64)}`, '?word=a&word=b'])
      expect((await app.inject({ url: `/health/doctor${query}` })).statusCode).toBe(404);
    await app.close();
  });
});

const hasOpenssl = spawnSync('openssl', ['version']).status === 0;

describe('a certificate', () => {
  const now = new Date('2026-11-23T10:00:00Z');
  const shown = (days: number, problem: string | null = null) =>
    certificateFinding(
      { at: 'shown', validUntil: new Date(now.getTime() + days * 86_400_000), problem },
      'miranaya.example',
      now,
    );

  it('is wrong when it is expired, soon will be, or is not accepted by browsers', () => {
    expect(shown(60)).toMatchObject({ at: 'ok', sentence: expect.stringContaining('60 days') });
    expect(shown(13)).toMatchObject({ at: 'wrong', sentence: expect.stringContaining('13 days') });
    expect(shown(-1).sentence).toContain('has run out');
    expect(shown(60, 'SELF_SIGNED_CERT').sentence).toContain('SELF_SIGNED_CERT');
  });

  it.skipIf(!hasOpenssl)(
    `is read from the server that shows it${hasOpenssl ? '' : ' (skipped: no openssl here)'}`,
    async () => {
      const folder = makeScratchFolder();
      const [key, cert] = [join(folder.path, 'key.pem'), join(folder.path, 'cert.pem')];
      const made = spawnSync(
        'openssl',
        `req -x509 -newkey rsa:2048 -nodes -days 9 -subj /CN=localhost -keyout ${key} -out ${cert}`.split(
          ' ',
        ),
      );
      expect(made.status).toBe(0);
      const server = createTlsServer({ key: readFileSync(key), cert: readFileSync(cert) });
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
      const { port } = server.address() as AddressInfo;
      const answer = await readCertificate('localhost', port);
      server.close();
      folder.remove();
      expect(answer).toMatchObject({ at: 'shown', problem: 'DEPTH_ZERO_SELF_SIGNED_CERT' });
      const days =
        answer.at === 'shown' ? (answer.validUntil.getTime() - Date.now()) / 86_400_000 : 0;
      expect(Math.round(days)).toBe(9);
    },
  );
});

describe('the clock', () => {
  it('is wrong when it differs by more than a minute from another machine’s', () => {
    const now = new Date('2026-11-23T10:00:00Z');
    const judged = (seconds: number) =>
      clockFinding(new Date(now.getTime() + seconds * 1000), 'the payment provider', now);
    expect(judged(60).at).toBe('ok');
    expect(judged(61).sentence).toBe('It is 61 seconds behind that of the payment provider.');
    expect(judged(-370 * 86_400).sentence).toContain('370 days ahead of');
    expect(clockFinding(null, 'x', now).at).toBe('unknown');
    const own = (seconds: number) =>
      clockFinding(new Date(now.getTime() + seconds * 1000), 'the site', now, true);
    expect(own(0)).toMatchObject({
      at: 'unknown',
      sentence: expect.stringContaining('now it is 23 November 2026, 15:30.'),
    });
    expect(own(61).at).toBe('wrong');
  });
});
