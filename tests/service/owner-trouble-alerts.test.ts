/**
 * The owner is told about problems: at the desk, and at most once a day by mail, or by the webhook if mail is what
 * fails.
 */
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { signWebhook } from '#service/notify/webhooks/post-webhook.ts';
import { onDeskEngineWithApp } from './support/on-desk-engine-with-app.ts';
import { inviteAndSignIn, type SignedInStaff } from './support/sign-in-staff.ts';
import { type SmtpServer, startSmtpServer } from './support/smtp-server.ts';
import type { DeskApp } from './support/start-desk-app.ts';

const hour = 3_600_000;
const backupFailed = 'The backup failed just now: The copy cannot be written (ENOSPC).';

onDeskEngineWithApp((open) => {
  describe('the desk', () => {
    let app: DeskApp;
    let owner: SignedInStaff;
    let others: SignedInStaff[];
    beforeAll(async () => {
      app = await open({ trouble: { goodForMs: 0 } });
      owner = await inviteAndSignIn(app, 'owner@example.in', 'owner', 'Asha');
      others = [
        await inviteAndSignIn(app, 'ravi@example.in', 'counsellor', 'Ravi'),
        await inviteAndSignIn(app, 'meera@example.in', 'accounts', 'Meera'),
      ];
    });
    afterAll(() => app.close());

    it('shows nothing while there is no trouble', async () => {
      expect((await owner.visitor.get('/desk')).text).not.toContain('class="trouble"');
    });

    it('shows on every page of the owner, and on no other page, the trouble and what to do', async () => {
      await app.store.trouble.setServiceMark(
        'backup failed',
        'The copy cannot be written (ENOSPC).',
      );
      for (const page of ['/desk', '/desk/orders', '/desk/account']) {
        const { text } = await owner.visitor.get(page);
        expect(text, page).toContain(backupFailed);
        expect(text, page).toContain('run npm run backup at the server');
      }
      for (const { visitor } of others)
        for (const page of ['/desk', '/desk/account'])
          expect((await visitor.get(page)).text).not.toContain('ENOSPC');
    });

    it('stops showing it when a backup was made', async () => {
      await app.advanceClock(1_000);
      await app.store.trouble.setServiceMark('backup made', null);
      expect((await owner.visitor.get('/desk')).text).not.toContain('class="trouble"');
    });

    it('shows it again when that backup is older than two days', async () => {
      await app.advanceClock(49 * hour);
      const { text } = await owner.visitor.get('/desk/sign-in');
      expect(text).not.toContain('backup');
      const again = await inviteAndSignIn(app, 'second@example.in', 'owner', 'Lata');
      expect((await again.visitor.get('/desk')).text).toContain('The last backup is 2 days old.');
    });
  });

  describe('once a day', () => {
    let app: DeskApp | null = null;
    let mail: SmtpServer;
    const pace = { firstLookMs: 10, lookMs: 50, goodForMs: 0, againMs: 0 };
    afterEach(async () => {
      await app?.close();
      await mail?.close();
      app = null;
    });
    const someLooks = () => new Promise((resolve) => setTimeout(resolve, 400));

    async function openWithTrouble(env: Record<string, string>) {
      app = await open({ trouble: pace, env });
      await inviteAndSignIn(app, 'owner@example.in', 'owner', 'Asha');
      await inviteAndSignIn(app, 'ravi@example.in', 'counsellor', 'Ravi');
      await app.store.trouble.setServiceMark(
        'backup failed',
        'The copy cannot be written (ENOSPC).',
      );
      return app;
    }

    it('the owner gets one mail, and another one only while the trouble lasts', async () => {
      mail = await startSmtpServer();
      const opened = await openWithTrouble({ SMTP_URL: mail.url, LEADS_TO: 'team@example.in' });
      await expect.poll(() => mail.acceptedMails.length).toBe(1);
      await someLooks();
      expect(mail.acceptedMails).toHaveLength(1);
      expect(mail.acceptedMails[0]?.to).toEqual(['owner@example.in']);
      expect(mail.acceptedMails[0]?.subject).toBe('One thing needs you at localhost:3000');
      expect(mail.acceptedMails[0]?.data.replace(/=\r?\n/g, '')).toContain(backupFailed);
      await opened.advanceClock(23 * hour);
      await someLooks();
      expect(mail.acceptedMails).toHaveLength(1);
      await opened.advanceClock(2 * hour);
      await expect.poll(() => mail.acceptedMails.length).toBe(2);
      await someLooks();
      await opened.store.trouble.setServiceMark('backup made', null);
      // A check that began before the backup was made may still report the problem, so the test waits for the checks
      // after it.
      await someLooks();
      await opened.advanceClock(25 * hour);
      await someLooks();
      expect(mail.acceptedMails).toHaveLength(2);
    });

    it('the webhook is called if mail is what fails, and the log has the trouble', async () => {
      mail = await startSmtpServer('refuses the password');
      const heard: { body: string; signed: string; id: string; at: string }[] = [];
      const crm = createServer(async (request, response) => {
        const { headers } = request;
        heard.push({
          body: await text(request),
          signed: String(headers['webhook-signature']),
          id: String(headers['webhook-id']),
          at: String(headers['webhook-timestamp']),
        });
        response.end();
      }).listen(0, '127.0.0.1');
      await new Promise((resolve) => crm.once('listening', resolve));
      const { port } = crm.address() as { port: number };
      const secret = 'a-secret-of-our-crm';
      const opened = await openWithTrouble({
        SMTP_URL: mail.url.replace('//', '//user:wrong@'),
        LEADS_TO: 'team@example.in',
        WEBHOOK_URL: `http://127.0.0.1:${port}/`,
        WEBHOOK_SECRET: secret,
      });
      await expect.poll(() => heard.length).toBe(1);
      await someLooks();
      crm.close();
      const [{ body, signed, id, at } = { body: '', signed: '', id: '', at: '' }] = heard;
      expect(heard).toHaveLength(1);
      expect(signed).toBe(signWebhook(secret, id, Number(at), body));
      expect(JSON.parse(body)).toMatchObject({
        type: 'service.trouble',
        data: [{ kind: 'backup', sentence: backupFailed }],
      });
      const logged = opened.log
        .map((line) => JSON.parse(line))
        .filter(({ level }) => level === 'error');
      expect(logged).toContainEqual(
        expect.objectContaining({
          told: 'webhook',
          troubles: [expect.stringContaining(backupFailed)],
        }),
      );
    });

    it('a notice is tried again if no channel works, and never after one was delivered', async () => {
      mail = await startSmtpServer('is busy');
      await openWithTrouble({ SMTP_URL: mail.url, LEADS_TO: 'team@example.in' });
      await expect.poll(() => mail.connections).toBeGreaterThan(1);
      expect(mail.acceptedMails).toHaveLength(0);
      mail.behaviour = 'takes all';
      await expect.poll(() => mail.acceptedMails.length).toBe(1);
      await someLooks();
      expect(mail.acceptedMails).toHaveLength(1);
    });
  });
});
