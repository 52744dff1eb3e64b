import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStore } from '#database/open-store.ts';
import { makeScratchFolder } from '../../tests/service/support/make-scratch-folder.ts';
import { type SmtpServer, startSmtpServer } from '../../tests/service/support/smtp-server.ts';
import { TestTerminal } from '../../tests/service/support/test-terminal.ts';
import { findFreePort } from '../../tests/support/find-free-port.ts';
import { readConfig } from '../settings/config.ts';
import { ownerNotifiedMark } from '../trouble/trouble-watch.ts';
import { runDoctor } from './run-doctor.ts';

const day = 24 * 60 * 60_000;
const folder = makeScratchFolder();
let mail: SmtpServer;
beforeAll(async () => {
  mail = await startSmtpServer();
});
afterAll(async () => {
  await mail.close();
  folder.remove();
});

it('tells the owner what the service watches too, unless the owner was told within the last day', async () => {
  const config = readConfig({
    DATA_DIR: folder.path,
    SITE_URL: `http://127.0.0.1:${await findFreePort()}`,
    SMTP_URL: mail.url,
    LEADS_TO: 'team@example.in',
  });
  const store = await openStore(config);
  await store.trouble.setServiceMark('backup failed', 'The disk is full.');
  await store.trouble.setServiceMark(ownerNotifiedMark, 'mail');
  /** Runs the command with its clock set to `at`, and returns the last mail that was sent. */
  const toldAt = async (at: number) => {
    await store.trouble.clearServiceMark('owner told of check');
    const options = { config, warnings: [], mailTo: null, tell: 'check' };
    await runDoctor(options, new TestTerminal([], () => new Date(at)));
    return mail.acceptedMails.at(-1)?.data;
  };
  expect(await toldAt(Date.now())).not.toContain('The disk is full.');
  // The owner was told at a time in the future, so the clock was wrong then.
  await store.trouble.setServiceMark(ownerNotifiedMark, 'mail');
  expect(await toldAt(Date.now() - 30 * day)).toContain('The disk is full.');
  await store.close();
});
