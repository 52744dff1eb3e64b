import { setTimeout as delay } from 'node:timers/promises';
import { openStore } from '#database/open-store.ts';
import { buildApp } from '#service/app.ts';
import { makeStaffMailSender } from '#service/notify/staff-mail/make-staff-mail-sender.ts';
import { readConfig } from '#service/settings/config.ts';
import { makeCallRequest } from '../../tests/service/support/make-submissions.ts';
import {
  type SmtpBehaviour,
  type SmtpServer,
  startSmtpServer,
} from '../../tests/service/support/smtp-server.ts';
import { compareRowsWithAcknowledged, type FaultOutcome, isLossless } from './fault-outcome.ts';

const troubles: readonly (SmtpBehaviour | 'is down')[] = [
  'is down',
  'says nothing',
  'hangs after the data',
  'closes after the data',
  'is busy',
  'refuses the message',
  'refuses all recipients',
  'refuses the password',
];

const leadsEach = 5;

/**
 * The mail server fails in each of the ways in `troubles` while enquiries arrive, and the service crashes once between
 * sending a mail and marking it as sent. Then the mail server works again. Every enquiry must be mailed, and at most
 * four times, because three of the faults may repeat a mail.
 */
export async function breakMailServer(dataDir: string): Promise<FaultOutcome> {
  const place = { databaseUrl: null, dataDir };
  const smtp = await startSmtpServer();
  const acknowledged: string[] = [];
  let ahead = 0;
  const clock = () => Date.now() + ahead;
  const pace = { pauseMs: 0, gatherMs: 20, pollMs: 40, probeMs: 40, leaseMs: 60_000 };

  const open = async (trouble: SmtpBehaviour | 'is down') => {
    const store = await openStore(place, clock);
    smtp.behaviour = trouble === 'is down' ? 'takes all' : trouble;
    const mail = {
      smtpUrl: trouble === 'is down' ? 'smtp://127.0.0.1:1' : smtp.url,
      to: ['office@staff.example'],
      from: 'web@staff.example',
    };
    const sender = makeStaffMailSender(mail, {
      timeouts: { connectMs: 250, greetingMs: 250, socketMs: 250 },
    });
    const app = buildApp({
      config: readConfig({ DATA_DIR: dataDir }),
      store,
      clock,
      log: 'nowhere',
      siteDir: null,
      notifications: { pace, senders: { mail: sender } },
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    return { store, close: () => app.close().then(() => store.close()) };
  };

  for (const [n, trouble] of troubles.entries()) {
    const service = await open(trouble);
    for (let lead = 0; lead < leadsEach; lead += 1) {
      await service.store.insertAsVisitor(makeCallRequest(`${n}-${lead}`));
      acknowledged.push(`Asha ${n}-${lead}`);
    }
    await delay(700);
    await service.close();
  }

  // Simulates a crash between sending and marking: the mail was sent but this was not recorded, and the lease
  // expires later.
  const crashed = await openStore(place, clock);
  await crashed.insertAsVisitor(makeCallRequest('crash'));
  acknowledged.push('Asha crash');
  smtp.behaviour = 'takes all';
  await crashed.outbox.retryAll();
  const batch = await crashed.outbox.claim('mail', 50, 60_000);
  const mail = { smtpUrl: smtp.url, to: ['office@staff.example'], from: 'web@staff.example' };
  if (batch) await makeStaffMailSender(mail).send(batch);
  await crashed.close();

  ahead += 8 * 3_600_000;
  const recovered = await open('takes all');
  for (let n = 0; n < 200 && (await recovered.store.stats()).outbox.mail.waiting > 0; n += 1)
    await delay(25);
  const left = (await recovered.store.stats()).outbox.mail;
  await recovered.close();
  await smtp.close();

  const times = countMailsByName(smtp, acknowledged);
  const unmailed = [...times.values()].filter((count) => count === 0).length;
  // In three of the faults, the server accepts the message but its answer is lost. Each of these may repeat its
  // message.
  const most = Math.max(...times.values());
  const repeated = [...times.values()].filter((count) => count > 1).length;
  const counted = await compareRowsWithAcknowledged(place, acknowledged);
  return {
    fault: 'SMTP down, silent, hanging, 4xx, 5xx, wrong password, crash between send and mark',
    cycles: troubles.length + 1,
    ...counted,
    note: `${acknowledged.length - unmailed} of ${acknowledged.length} mailed; ${repeated} more than once, at most ${most} times after three lost answers`,
    isGood:
      isLossless(counted) &&
      unmailed === 0 &&
      left.waiting === 0 &&
      left.setAside === 0 &&
      most <= 4,
  };
}

function countMailsByName(smtp: SmtpServer, names: readonly string[]): Map<string, number> {
  return new Map(
    names.map((name) => [
      name,
      smtp.acceptedMails.filter(({ data }) =>
        data.split('\n').some((line) => line.trim() === `${name} asks for a call`),
      ).length,
    ]),
  );
}
