import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { networkInterfaces } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore, sqlitePathInFolder } from '#database/open-store.ts';
import type { Store } from '#database/store.ts';
import { makeScratchFolder } from '../../tests/service/support/make-scratch-folder.ts';
import {
  makeCallRequest,
  makeEnrolment,
  makeSubscription,
} from '../../tests/service/support/make-submissions.ts';
import { placeMigratedSqlite } from '../../tests/service/support/place-migrated-sqlite.ts';
import { type SmtpServer, startSmtpServer } from '../../tests/service/support/smtp-server.ts';
import { startTestApp, type TestApp } from '../../tests/service/support/start-test-app.ts';
import { readConfig } from '../settings/config.ts';
import { makeMessageId } from './make-message-id.ts';
import { makeStaffMailSender } from './staff-mail/make-staff-mail-sender.ts';

const quick = { pauseMs: 0, gatherMs: 5, pollMs: 20, probeMs: 30, leaseMs: 60_000 };

/** An address of this machine that is not a loopback address, so the settings treat it as that of another machine. */
const ownAddress =
  Object.values(networkInterfaces())
    .flat()
    .find((one) => one?.family === 'IPv4' && !one.internal)?.address ?? null;

async function until(
  condition: () => boolean | Promise<boolean>,
  withinMs = 60_000,
): Promise<void> {
  const end = Date.now() + withinMs;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error('this did not happen in time');
    await delay(10);
  }
}

describe('notifying staff by mail', () => {
  let smtp: SmtpServer;
  let app: TestApp;
  let folder: ReturnType<typeof makeScratchFolder>;
  let ahead: number;

  /** `before` fills the store before the service opens it. */
  const open = async (
    behaviour: Parameters<typeof startSmtpServer>[0] = 'takes all',
    pace = {},
    before: (store: Store) => Promise<unknown> = async () => {},
  ) => {
    smtp = await startSmtpServer(behaviour);
    ahead = 0;
    folder = makeScratchFolder();
    const clock = () => Date.now() + ahead;
    // Only tests with a silent mail server get a short time limit: on a busy machine, any other step may be slow.
    const ms = ['says nothing', 'hangs after the data'].includes(behaviour) ? 1_000 : 30_000;
    await placeMigratedSqlite(sqlitePathInFolder(folder.path));
    const store = await openStore({ databaseUrl: null, dataDir: folder.path }, clock);
    await before(store);
    const mail = {
      smtpUrl: smtp.url,
      to: ['one@staff.example', 'two@staff.example'],
      from: 'web@staff.example',
    };
    app = await startTestApp({
      clock,
      store,
      notifications: {
        pace: { ...quick, ...pace },
        senders: {
          mail: makeStaffMailSender(mail, {
            timeouts: { connectMs: ms, greetingMs: ms, socketMs: ms },
          }),
        },
      },
    });
  };
  const post = (submission: ReturnType<typeof makeCallRequest>) =>
    fetch(`${app.url}/rest/v1/${submission.table}`, {
      method: 'POST',
      headers: { apikey: app.config.anonKey, 'content-type': 'application/json' },
      body: JSON.stringify(submission.row),
    });
  const waiting = async () => (await app.store.stats()).outbox.mail.waiting;
  const state = async () => (await (await fetch(`${app.url}/health/ready`)).json()).mail as string;
  const leadsMailed = () => smtp.acceptedMails.reduce((sum, mail) => sum + mail.leads, 0);

  afterEach(async () => {
    await app.close();
    await smtp.close();
    folder.remove();
  });

  it('sends each enquiry once, and enquiries of the same time in one message', async () => {
    await open('takes all', { gatherMs: 3_000, pollMs: 600_000 });
    await Promise.all(
      [makeCallRequest(1), makeEnrolment(1), makeSubscription('new@example.com')].map(post),
    );
    await until(async () => (await waiting()) === 0);
    expect(smtp.acceptedMails).toHaveLength(1);
    expect(smtp.acceptedMails[0]).toMatchObject({
      replyTo: null,
      to: ['one@staff.example', 'two@staff.example'],
      leads: 3,
      subject: '3 new enquiries: 1 call request, 1 enrolment, 1 subscription',
    });
    expect(await state()).toBe('on');
  });

  it('reports quarantined submissions once, however many arrive, and delays no enquiry', async () => {
    await open();
    const byScript = (n: number) =>
      fetch(`${app.url}/rest/v1/enrollments`, {
        method: 'POST',
        headers: {
          apikey: app.config.anonKey,
          'content-type': 'application/json',
          'form-guard': 'age=9000; trap=x',
        },
        body: JSON.stringify(makeEnrolment(n).row),
      });
    await byScript(1);
    await until(() => smtp.acceptedMails.length === 1);
    expect(smtp.acceptedMails[0]).toMatchObject({
      leads: 0,
      subject: '1 quarantined because it looks like the work of a script',
    });
    expect(smtp.acceptedMails[0]?.data).toContain('Enrolment: Ravi 1, ravi.1@example.com');

    for (let n = 2; n <= 20; n += 1) await byScript(n);
    await post(makeCallRequest(1));
    await until(() => leadsMailed() === 1);
    await delay(200);
    expect(smtp.acceptedMails).toHaveLength(2);
    ahead += 61 * 60_000;
    await until(() => smtp.acceptedMails.length === 3);
    expect(smtp.acceptedMails[2]?.subject).toBe(
      '19 quarantined because they look like the work of a script',
    );
    expect(smtp.acceptedMails[2]?.data).toContain('And 9 more. 1 from before is still there.');
    expect(await state()).toBe('on');
  });

  it('sends replies to a mail about one enquiry to the visitor', async () => {
    await open();
    await post(makeCallRequest(1, { name: 'Ravi, Asha "A" <x@b.in>' }));
    await until(async () => (await waiting()) === 0);
    expect(smtp.acceptedMails[0]?.replyTo).toBe(
      '"Ravi, Asha \\"A\\" <x@b.in>" <asha.1@example.com>',
    );
    expect(smtp.acceptedMails[0]?.to).toEqual(['one@staff.example', 'two@staff.example']);
  });

  it('sends at most fifty in one message, and pauses between messages', async () => {
    const enquiries = Array.from({ length: 70 }, (_, n) => makeCallRequest(n));
    await open('takes all', { pauseMs: 800 }, (store) =>
      Promise.all(enquiries.map((enquiry) => store.insertAsVisitor(enquiry))),
    );
    await until(async () => (await waiting()) === 0);
    expect(smtp.acceptedMails.map((mail) => mail.leads)).toEqual([50, 20]);
    const [first, second] = smtp.acceptedMails.map(({ takenAt }) => takenAt);
    expect((second ?? 0) - (first ?? 0)).toBeGreaterThanOrEqual(790);
  });

  it.each(['says nothing', 'is busy'] as const)(
    'tries again when the server %s',
    async (behaviour) => {
      await open(behaviour);
      await post(makeCallRequest(1));
      await until(async () => (await state()).startsWith('failing'));
      expect(await waiting()).toBe(1);
      smtp.behaviour = 'takes all';
      ahead += 2 * 60_000;
      await until(async () => (await waiting()) === 0);
      expect(leadsMailed()).toBe(1);
      expect(await state()).toBe('on');
    },
  );

  it.each(['hangs after the data', 'closes after the data'] as const)(
    'sends once more, under the same Message-ID, when the server %s',
    async (behaviour) => {
      await open(behaviour);
      await post(makeCallRequest(1));
      await until(async () => (await state()).startsWith('failing'));
      smtp.behaviour = 'takes all';
      ahead += 2 * 60_000;
      await until(async () => (await waiting()) === 0);
      expect(smtp.acceptedMails).toHaveLength(2);
      expect(new Set(smtp.acceptedMails.map((mail) => mail.messageId)).size).toBe(1);
    },
  );

  it.skipIf(ownAddress === null)(
    `sends nothing to another machine that does not encrypt${ownAddress === null ? ' (skipped: this machine has no address but its own)' : ''}`,
    async () => {
      smtp = await startSmtpServer('takes all', ownAddress ?? '');
      ahead = 0;
      const { mail } = readConfig({ SMTP_URL: smtp.url, LEADS_TO: 'one@staff.example' });
      if (mail === null) throw new Error('SMTP_URL was not read');
      app = await startTestApp({
        notifications: { pace: quick, senders: { mail: makeStaffMailSender(mail) } },
      });
      await post(makeCallRequest(1));
      await until(async () => /^failing: ETLS 50\d STARTTLS/.test(await state()));
      expect(await waiting()).toBe(1);
      expect(smtp.commands.filter((line) => !/^(EHLO|STARTTLS|QUIT)/.test(line))).toEqual([]);
      expect(smtp.acceptedMails).toEqual([]);
    },
  );

  it('stops at a wrong password, reports it, and continues when the password works again', async () => {
    await open('refuses the password', { probeMs: 1_000 });
    await post(makeCallRequest(1));
    await until(async () => (await state()).startsWith('stopped: EAUTH 535'));
    const ready = await fetch(`${app.url}/health/ready`);
    expect(ready.status).toBe(200);
    const tries = smtp.connections;
    await post(makeCallRequest(2));
    expect(await waiting()).toBe(2);
    expect(smtp.connections - tries).toBeLessThan(20);
    smtp.behaviour = 'takes all';
    await until(async () => (await waiting()) === 0);
    expect(leadsMailed()).toBe(2);
    expect(app.log.some((line) => line.includes('does not accept our credentials'))).toBe(true);
  });

  it('sends to the other recipients when one is refused, and logs an error', async () => {
    await open();
    smtp.refusedAddresses.add('two@staff.example');
    await post(makeCallRequest(1));
    await until(async () => (await waiting()) === 0);
    expect(smtp.acceptedMails[0]?.to).toEqual(['one@staff.example']);
    expect(await state()).toBe('on, but recipient 2 of the mails to staff is refused');
    expect(app.log.find((line) => line.includes('not all of them'))).toContain('"level":"error"');
  });

  it('gives up an entry that every recipient refuses, and sends it when it is retried', async () => {
    await open('refuses all recipients');
    await post(makeCallRequest(1));
    await until(async () => (await app.store.stats()).outbox.mail.setAside === 1);
    expect(await state()).toMatch(/^failing: set aside/);
    smtp.behaviour = 'takes all';
    await app.store.outbox.retryAll();
    await until(() => leadsMailed() === 1);
  });

  it('does not delay the other enquiries because of one bad enquiry', async () => {
    await open('takes all', { gatherMs: 200, pollMs: 10_000 });
    smtp.refusedText = 'Asha 2';
    await Promise.all([1, 2, 3].map((n) => post(makeCallRequest(n))));
    await until(() => leadsMailed() === 2);
    await until(async () => (await app.store.stats()).outbox.mail.setAside === 1);
  });

  it('sends once more what a process left between sending and marking', async () => {
    let claimed = '';
    await open('takes all', {}, async (store) => {
      await store.insertAsVisitor(makeCallRequest(1));
      claimed = (await store.outbox.claim('mail', 50, 100))?.id ?? '';
    });
    await until(() => smtp.acceptedMails.length === 1);
    expect(smtp.acceptedMails[0]?.messageId).toBe(makeMessageId(claimed, 'web@staff.example'));
  });

  it('logs no name, no address and no number', async () => {
    await open('refuses all recipients');
    await post(makeCallRequest(1));
    await until(async () => (await app.store.stats()).outbox.mail.setAside === 1);
    expect(app.log.join('')).not.toMatch(/Asha|example|98765/);
  });
});

describe('without SMTP_URL', () => {
  it('keeps enquiries waiting, and logs one line about it', async () => {
    const app = await startTestApp();
    await app.store.insertAsVisitor(makeCallRequest(1));
    expect((await app.store.stats()).outbox.mail.waiting).toBe(1);
    expect(app.log.filter((line) => line.includes('SMTP_URL is not set'))).toHaveLength(1);
    await app.close();
  });
});

describe('notifying a CRM', () => {
  let hook: Awaited<ReturnType<typeof receiver>>;
  let app: TestApp;
  let ahead: number;
  const secret = 'a-secret-of-the-crm';

  async function receiver() {
    const got: { headers: IncomingHttpHeaders; body: string }[] = [];
    const state = { got, status: 200, url: '', close: () => Promise.resolve() };
    const server = createServer((request, response) => {
      let body = '';
      request.on('data', (data) => {
        body += data;
      });
      request.on('end', () => {
        got.push({ headers: request.headers, body });
        response.writeHead(
          state.status,
          state.status === 302 ? { location: 'http://127.0.0.1:1/' } : {},
        );
        response.end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    state.url = `http://127.0.0.1:${(server.address() as { port: number }).port}/hook`;
    state.close = () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      });
    return state;
  }

  beforeEach(async () => {
    hook = await receiver();
    ahead = 0;
    app = await startTestApp({
      clock: () => Date.now() + ahead,
      env: { WEBHOOK_URL: hook.url, WEBHOOK_SECRET: secret },
      notifications: { pace: { ...quick, mostEntries: 1 } },
    });
  });
  afterEach(async () => {
    await app.close();
    await hook.close();
  });
  const waiting = async () => (await app.store.stats()).outbox.webhook.waiting;

  it('posts each enquiry separately, signed over id, time and body', async () => {
    await app.store.insertAsVisitor(makeCallRequest(1));
    await app.store.insertAsVisitor(makeSubscription('x@example.com'));
    await until(async () => (await waiting()) === 0);
    expect(hook.got).toHaveLength(2);
    const [first] = hook.got;
    const {
      'webhook-id': id,
      'webhook-timestamp': seconds,
      'webhook-signature': signature,
    } = first?.headers ?? {};
    const expected = createHmac('sha256', secret)
      .update(`${id}.${seconds}.${first?.body}`)
      .digest('base64');
    expect(signature).toBe(`v1,${expected}`);
    expect(Math.abs(Number(seconds) - Date.now() / 1000)).toBeLessThan(10);
    expect(JSON.parse(first?.body ?? '')).toMatchObject({
      type: 'lead.created',
      data: { name: 'Asha 1', asked_for: 'Short term Internship', phone_e164: '+919876543210' },
    });
  });

  it('tries again under the same id while the CRM fails, and follows no redirect', async () => {
    for (const status of [500, 302, 401]) {
      hook.status = status;
      hook.got.length = 0;
      await app.store.insertAsVisitor(makeCallRequest(status));
      await until(() => app.log.some((line) => line.includes('is tried again')));
      expect(await waiting()).toBe(1);
      app.log.length = 0;
      hook.status = 204;
      ahead += 2 * 60_000;
      await until(async () => (await waiting()) === 0);
      expect(hook.got).toHaveLength(2);
      expect(new Set(hook.got.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
      ahead += 60 * 60_000;
    }
  });

  it('gives up an entry that the CRM answers with 410', async () => {
    hook.status = 410;
    await app.store.insertAsVisitor(makeCallRequest(1));
    await until(async () => (await app.store.stats()).outbox.webhook.setAside === 1);
  });
});
