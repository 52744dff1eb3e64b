/** Runs work in the background: mails to staff, webhooks, the owner's weekly mail, and deleting expired records. */
import type { FastifyBaseLogger } from 'fastify';
import type { EnquiryNotificationChannel } from '#database/outbox/outbox-port.ts';
import type { Store } from '#database/store.ts';
import { mondayOfWeekToReport } from '#domain/bookkeeping/week-to-report.ts';
import type { Offers } from '../offers/read-offers.ts';
import type { Config } from '../settings/config.ts';
import { type DispatchChannel, type DispatchPace, OutboxDispatcher } from './outbox-dispatcher.ts';
import type { OutboxSender } from './outbox-sender.ts';
import { makeStaffMailSender } from './staff-mail/make-staff-mail-sender.ts';
import { readStaffRecipients } from './staff-mail/staff-recipients.ts';
import { makeEnquiryWebhookSender } from './webhooks/make-enquiry-webhook-sender.ts';
import { isOwnersWeeklyMailOn } from './weekly-mail/is-owners-weekly-mail-on.ts';
import { makeWeeklyMailSender } from './weekly-mail/make-weekly-mail-sender.ts';

const minute = 60_000;

const paces: Record<EnquiryNotificationChannel, DispatchPace> = {
  // Staff get at most one mail in a minute, with up to fifty enquiries.
  mail: {
    mostEntries: 50,
    pauseMs: minute,
    gatherMs: 3_000,
    pollMs: 15_000,
    probeMs: 15 * minute,
    leaseMs: 5 * minute,
  },
  webhook: {
    mostEntries: 1,
    pauseMs: 0,
    gatherMs: 0,
    pollMs: 15_000,
    probeMs: 15 * minute,
    leaseMs: 2 * minute,
  },
};

const tidyEveryMs = 30 * minute;
const weekCheckMs = 10 * minute;

export type NotificationServiceOptions = {
  config: Config;
  store: Store;
  now: () => number;
  log: FastifyBaseLogger;
  offers: Offers;
  /** Whether the desk's pages were built, so that this service can offer a desk. */
  isDeskBuilt?: boolean;
  /** Tests set shorter pauses between messages. */
  pace?: Partial<DispatchPace> | undefined;
  /** Tests replace the senders of mails and webhooks. */
  senders?: Partial<Record<EnquiryNotificationChannel | 'owner', OutboxSender>> | undefined;
};

type NotificationService = {
  start(): Promise<void>;
  nudge(): void;
  states(): Record<EnquiryNotificationChannel, string>;
  close(): Promise<void>;
};

export function makeNotificationService(options: NotificationServiceOptions): NotificationService {
  const { config, store, now, log, offers, isDeskBuilt = false, pace, senders } = options;
  const { mail } = config;
  const senderByChannel: Record<EnquiryNotificationChannel, OutboxSender | null> = {
    mail:
      senders?.mail ??
      (mail
        ? makeStaffMailSender(mail, {
            offers,
            orders: store.orders,
            siteUrl: config.siteUrl,
            recipients: () => readStaffRecipients(store, mail),
            deskUrl: async () =>
              isDeskBuilt && config.hasDesk && (await store.staff.hasDesk())
                ? `${config.siteUrl}/desk`
                : null,
          })
        : null),
    webhook:
      senders?.webhook ??
      (config.webhook ? makeEnquiryWebhookSender(config.webhook, now, undefined, offers) : null),
  };
  const ownerSender =
    senders?.owner ??
    (config.mail
      ? makeWeeklyMailSender(config.mail, { store, offers, siteUrl: config.siteUrl })
      : null);
  const dispatchers = new Map<DispatchChannel, OutboxDispatcher>();
  for (const channel of ['mail', 'webhook'] as const) {
    const sender = senderByChannel[channel];
    if (sender === null) continue;
    dispatchers.set(
      channel,
      new OutboxDispatcher(channel, store.outbox, sender, { ...paces[channel], ...pace }, now, log),
    );
  }
  if (ownerSender !== null)
    dispatchers.set(
      'owner',
      new OutboxDispatcher(
        'owner',
        store.outbox,
        ownerSender,
        { ...paces.mail, mostEntries: 1, ...pace },
        now,
        log,
      ),
    );
  let tidyTimer: NodeJS.Timeout | undefined;
  let weekTimer: NodeJS.Timeout | undefined;
  let prepareTimer: NodeJS.Timeout | undefined;
  let isClosed = false;

  /**
   * Switches the webhook channel on or off, and makes outbox entries due that were given up or delayed, because whoever
   * restarted the service may have removed the cause. If the database can't be reached, tries again after five seconds.
   */
  const prepareOutbox = async (): Promise<void> => {
    try {
      await store.outbox.setChannel('webhook', senderByChannel.webhook !== null);
      await store.outbox.retryAll();
    } catch (error) {
      if (isClosed) return;
      log.warn({ err: error }, 'the outbox could not be looked at yet');
      prepareTimer = setTimeout(() => void prepareOutbox(), 5_000).unref();
    }
  };

  /**
   * Queues the owner's mail about the last week if the owner wants it; each week is queued only once. A service that
   * can't send mails queues nothing and leaves the week to a later start.
   */
  const queueWeeklyMailIfDue = async (): Promise<void> => {
    if (ownerSender === null || isClosed) return;
    try {
      const isWanted = await isOwnersWeeklyMailOn(store);
      if (await store.desk.queueWeeklyMail(mondayOfWeekToReport(new Date(now())), isWanted))
        dispatchers.get('owner')?.nudge();
    } catch (error) {
      if (!isClosed)
        log.warn({ err: error }, 'whether a week is to be told could not be looked at');
    }
  };

  return {
    async start() {
      if (senderByChannel.mail === null) {
        log.warn(
          'SMTP_URL is not set: enquiries are kept and mailed once it is; "npm run leads -- list" shows them',
        );
      }
      await prepareOutbox();
      if (isClosed) return;
      for (const dispatcher of dispatchers.values()) dispatcher.start();
      tidyTimer = setInterval(() => {
        store
          .deleteExpiredRecords()
          .catch((error: unknown) => log.warn({ err: error }, 'tidying up failed'));
      }, tidyEveryMs);
      tidyTimer.unref();
      weekTimer = setInterval(() => void queueWeeklyMailIfDue(), weekCheckMs);
      weekTimer.unref();
      await queueWeeklyMailIfDue();
    },
    nudge() {
      for (const dispatcher of dispatchers.values()) dispatcher.nudge();
    },
    states: () => ({
      mail: dispatchers.get('mail')?.state ?? 'off',
      webhook: dispatchers.get('webhook')?.state ?? 'off',
    }),
    async close() {
      isClosed = true;
      clearInterval(tidyTimer);
      clearInterval(weekTimer);
      clearTimeout(prepareTimer);
      await Promise.all([...dispatchers.values()].map((dispatcher) => dispatcher.close()));
    },
  };
}
