/**
 * The problems that the owner is told about: mails and messages to the CRM that fail, a failed, old or missing backup,
 * a nearly full disk, and payments or refunds that fail, wait or do not add up. Each has a sentence and a remedy. A
 * fault that ends by itself within minutes is not reported.
 */

import type { OutboxChannel } from '../outbox-channel.ts';
import type {
  BackupFacts,
  ChannelFacts,
  DiskFacts,
  PaymentFacts,
  TroubleFacts,
  WaitingCount,
} from './trouble-facts.ts';

/**
 * `service` is a problem that `npm run doctor` finds, for example by calling the service from outside. Problems of the
 * other kinds are found in the service's own data.
 */
export type TroubleKind = 'mail' | 'backup' | 'disk' | 'payments' | 'service';

export type Trouble = {
  kind: TroubleKind;
  /** The problem in a few words, for a list with one line for each problem. */
  title: string;
  sentence: string;
  /** The owner's next step against the problem. */
  todo: string;
  /** The desk's page with the remedy; null when the remedy is at the server. */
  page: string | null;
};

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** A shorter fault is not reported, because a restarting mail server or a busy provider recovers sooner. */
const shortFaultMs = 15 * minute;
const oldestBackupMs = 2 * day;
const leastFreeShare = 0.1;

/** Returns the present problems, the most costly first: payments, notifications (mails and the CRM), backup, disk. */
export function findTroubles(facts: TroubleFacts): Trouble[] {
  const { now } = facts;
  return [
    ...(facts.payments ? paymentTroubles(facts.payments, now) : []),
    ...facts.channels.flatMap((channel) => channelTroubles(channel, now)),
    ...(facts.backup ? backupTroubles(facts.backup, now) : []),
    ...(facts.disk ? diskTroubles(facts.disk) : []),
  ];
}

function paymentTroubles(payments: PaymentFacts, now: Date): Trouble[] {
  const { unmatched, discrepancies, failedRefunds, withoutLink, unsentRefunds, unappliedEvents } =
    payments;
  const page = '/orders?doubt=yes';
  return [
    ...(failedRefunds > 0
      ? [
          {
            kind: 'payments' as const,
            title: 'Refunds failed',
            sentence: `${count(failedRefunds, 'refund')} failed: the money has not gone back.`,
            todo: 'Open each order and refund it again, or pay it back in the dashboard of the payment provider.',
            page,
          },
        ]
      : []),
    ...(discrepancies > 0
      ? [
          {
            kind: 'payments' as const,
            title: 'Payments do not add up',
            sentence: `${count(discrepancies, 'order')} with a payment that does not add up ${discrepancies === 1 ? 'waits' : 'wait'} for you.`,
            todo: 'Open each order: it says what does not add up and what to do.',
            page,
          },
        ]
      : []),
    ...(unmatched > 0
      ? [
          {
            kind: 'payments' as const,
            title: 'Payments without an order',
            sentence: `${count(unmatched, 'payment')} came for no order that is known here.`,
            todo: 'The page of orders names each: find it in the dashboard of the payment provider, put it right there or here, and settle it.',
            page: '/orders',
          },
        ]
      : []),
    ...waitingLong(withoutLink, now, (waiting) => ({
      kind: 'payments',
      title: 'Enrolments have no payment link',
      sentence: `${count(waiting.count, 'enrolment')} ${waiting.count === 1 ? 'has' : 'have'} no payment link, the first for ${span(now, waiting.since)}: the payment provider does not answer.`,
      todo: 'The link is asked for again by itself. If it stays so, run npm run doctor at the server, and call these people.',
      page: '/orders?state=made',
    })),
    ...waitingLong(unsentRefunds, now, (waiting) => ({
      kind: 'payments',
      title: 'Refunds wait',
      sentence: `${count(waiting.count, 'refund')} ${waiting.count === 1 ? 'waits' : 'wait'} for the payment provider, the first for ${span(now, waiting.since)}.`,
      todo: 'It is asked again by itself. If it stays so, look in its dashboard whether there is money to refund from, and run npm run doctor at the server.',
      page: '/orders?state=refunding',
    })),
    ...waitingLong(unappliedEvents, now, (waiting) => ({
      kind: 'payments',
      title: 'Payments are not worked through',
      sentence: `${count(waiting.count, 'message')} of the payment provider ${waiting.count === 1 ? 'is' : 'are'} not worked through, the first for ${span(now, waiting.since)}.`,
      todo: 'Run npm run orders -- reconcile at the server, which asks the provider what is true.',
      page: null,
    })),
  ];
}

const channelNames: Readonly<Record<OutboxChannel, { one: string; setting: string }>> = {
  mail: { one: 'mail to staff', setting: 'SMTP_URL' },
  visitor: { one: 'mail to a visitor', setting: 'SMTP_URL' },
  owner: { one: 'mail about the week', setting: 'SMTP_URL' },
  desk: { one: 'mail from the desk', setting: 'SMTP_URL' },
  webhook: { one: 'message to the CRM', setting: 'WEBHOOK_URL' },
};

function channelTroubles(
  { channel, givenUp, failing, reason }: ChannelFacts,
  now: Date,
): Trouble[] {
  const { one, setting } = channelNames[channel];
  const many = channel === 'visitor' ? 'mails to visitors' : one.replace(/^\w+/, '$&s');
  const because = reason === null ? '' : ` (${reason})`;
  const isRefused = reason?.includes('EAUTH') ?? false;
  const fix = isRefused
    ? `The server does not accept the user or the password in ${setting}. Set them anew and restart the service.`
    : `Run npm run doctor at the server, which says what is wrong with ${setting}.`;
  return [
    ...waitingLong(failing, now, (waiting) => ({
      kind: 'mail',
      title: `${capital(many)} do not go out`,
      sentence: `${count(waiting.count, one, many)} ${waiting.count === 1 ? 'has' : 'have'} not gone out for ${span(now, waiting.since)}${because}.`,
      todo: fix,
      page: null,
    })),
    ...(givenUp > 0
      ? [
          {
            kind: 'mail' as const,
            title: `${capital(many)} were given up`,
            sentence: `${count(givenUp, one, many)} could not be sent and ${givenUp === 1 ? 'is' : 'are'} not tried again${because}.`,
            todo: `${fix} Then run npm run leads -- retry, which sends them.`,
            page: null,
          },
        ]
      : []),
  ];
}

function backupTroubles({ lastAt, failed, neededSince }: BackupFacts, now: Date): Trouble[] {
  const look =
    'Look at journalctl -u miranaya-backup, then run npm run backup at the server and see what it says.';
  if (failed !== null)
    return [
      {
        kind: 'backup',
        title: 'The backup failed',
        sentence: `The backup failed ${ago(now, failed.at)}: ${failed.why}`,
        todo: look,
        page: null,
      },
    ];
  const since = lastAt ?? neededSince;
  if (since === null || now.getTime() - since.getTime() <= oldestBackupMs) return [];
  return [
    {
      kind: 'backup',
      title: lastAt ? 'The backup is old' : 'There is no backup',
      sentence: lastAt
        ? `The last backup is ${span(now, lastAt)} old.`
        : 'No backup has been made yet.',
      todo: lastAt
        ? look
        : 'Run npm run backup at the server every night: docs/running.md says how.',
      page: null,
    },
  ];
}

function diskTroubles({ folder, freeBytes, totalBytes }: DiskFacts): Trouble[] {
  if (totalBytes <= 0 || freeBytes / totalBytes >= leastFreeShare) return [];
  return [
    {
      kind: 'disk',
      title: 'The disk is nearly full',
      sentence: `The disk with ${folder} is nearly full: ${inGigabytes(freeBytes)} of ${inGigabytes(totalBytes)} are free.`,
      todo: 'Make room before it is full, because then no enquiry can be stored: move old backups to another machine, or get a larger disk.',
      page: null,
    },
  ];
}

function waitingLong(
  waiting: WaitingCount | null,
  now: Date,
  describe: (waiting: WaitingCount) => Trouble,
): Trouble[] {
  if (waiting === null || now.getTime() - waiting.since.getTime() < shortFaultMs) return [];
  return [describe(waiting)];
}

const count = (n: number, one: string, many = `${one}s`) => `${n} ${n === 1 ? one : many}`;

/** Formats a duration: "20 minutes", "5 hours", "3 days". */
function span(now: Date, since: Date): string {
  const ms = Math.max(0, now.getTime() - since.getTime());
  if (ms < 2 * hour) return count(Math.floor(ms / minute), 'minute');
  return ms < 2 * day ? count(Math.floor(ms / hour), 'hour') : count(Math.floor(ms / day), 'day');
}

const ago = (now: Date, at: Date) =>
  now.getTime() - at.getTime() < minute ? 'just now' : `${span(now, at)} ago`;

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

const inGigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(1)} GB`;
