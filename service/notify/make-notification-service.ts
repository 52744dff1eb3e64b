/** Runs work in the background: mails to staff, webhooks, the owner's weekly mail, and deleting expired records. */
import type { FastifyBaseLogger } from 'fastify';
import type { EnquiryNotificationChannel } from '#database/outbox/outbox-port.ts';
import type { Store } from '#database/store.ts';
import { mondayOfWeekToReport } from '#domain/bookkeeping/week-to-report.ts';
import type { Offers } from '../offers/read-offers.ts';
import type { Config } from '../settings/config.ts';
import { type DispatchChannel, type DispatchPace, OutboxDispatcher } from './outbox-dispatcher.ts';
import type { Sender } from './sender.ts';
import { makeStaffMailSender } from './staff-mail/make-staff-mail-sender.ts';
import { readStaffRecipients } from './staff-mail/staff-recipients.ts';
import { makeEnquiryWebhookSender } from './webhooks/make-enquiry-webhook-sender.ts';
import { isOwnersWeeklyMailOn } from './weekly-mail/is-owners-weekly-mail-on.ts';
import { makeWeeklyMailSender } from './weekly-mail/make-weekly-mail-sender.ts';

const minute = 60_000;

const paces: Record<EnquiryNotificationChannel, DispatchPace> = {
  // At most one mail is sent in a minute, with up to fifty enquiries.
  mail: {
    leads: 50,
    pauseMs: minute,
    gatherMs: 3_000,
    pollMs: 15_000,
    probeMs: 15 * minute,
    leaseMs: 5 * minute,
  },
  webhook: {
    leads: 1,
    pauseMs: 0,
    gatherMs: 0,
    pollMs: 15_000,
    probeMs: 15 * minute,
    leaseMs: 2 * minute,
  },
};

const tidyEveryMs = 30 * minute;
const weekLookMs = 10 * minute;

export type NotificationServiceOptions = {
  config: Config;
  store: Store;
  now: () => number;
  log: FastifyBaseLogger;
  offers: Offers;
  /** Whether the desk's pages were built, so that this service can offer a desk. */
  isDeskBuilt?: boolean;
  /** Shorter pauses, for tests. */
  pace?: Partial<DispatchPace> | undefined;
  /** Other senders, for tests. */
  senders?: Partial<Record<EnquiryNotificationChannel | 'owner', Sender>> | undefined;
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
  const ways: Record<EnquiryNotificationChannel, Sender | null> = {
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
  const owner =
    senders?.owner ??
    (config.mail
      ? makeWeeklyMailSender(config.mail, { store, offers, siteUrl: config.siteUrl })
      : null);
  const dispatchers = new Map<DispatchChannel, OutboxDispatcher>();
  for (const channel of ['mail', 'webhook'] as const) {
    const sender = ways[channel];
    if (sender === null) continue;
    dispatchers.set(
      channel,
      new OutboxDispatcher(channel, store.outbox, sender, { ...paces[channel], ...pace }, now, log),
    );
  }
  if (owner !== null)
    dispatchers.set(
      'owner',
      new OutboxDispatcher(
        'owner',
        store.outbox,
        owner,
        { ...paces.mail, leads: 1, ...pace },
        now,
        log,
      ),
    );
  let tidying: NodeJS.Timeout | undefined;
  let looking: NodeJS.Timeout | undefined;
  let preparing: NodeJS.Timeout | undefined;
  let isClosed = false;

  /**
   * Switches the webhook channel on or off, and makes outbox entries due that were given up or delayed, because whoever
   * restarted the service may have removed the cause. If the database can't be reached, tries again after five seconds.
   */
  const prepare = async (): Promise<void> => {
    try {
      await store.outbox.setChannel('webhook', ways.webhook !== null);
      await store.outbox.retryAll();
    } catch (error) {
      if (isClosed) return;
      log.warn({ err: error }, 'the outbox could not be looked at yet');
      preparing = setTimeout(() => void prepare(), 5_000).unref();
    }
  };

  /**
   * Queues the owner's mail about the last week if the owner wants it; each week is queued only once. A service that
   * can't send mails queues nothing and leaves the week to a later start.
   */
  const lookForWeek = async (): Promise<void> => {
    if (owner === null || isClosed) return;
    try {
      const isWanted = await isOwnersWeeklyMailOn(store);
      if (await store.desk.queueWeek(mondayOfWeekToReport(new Date(now())), isWanted))
        dispatchers.get('owner')?.nudge();
    } catch (error) {
      if (!isClosed)
        log.warn({ err: error }, 'whether a week is to be told could not be looked at');
    }
  };

  return {
    async start() {
      if (ways.mail === null) {
        log.warn(
          'SMTP_URL is not set: enquiries are kept and mailed once it is; "npm run leads -- list" shows them',
        );
      }
      await prepare();
      if (isClosed) return;
      for (const dispatcher of dispatchers.values()) dispatcher.start();
      tidying = setInterval(() => {
        store.tidy().catch((error: unknown) => log.warn({ err: error }, 'tidying up failed'));
      }, tidyEveryMs);
      tidying.unref();
      looking = setInterval(() => void lookForWeek(), weekLookMs);
      looking.unref();
      await lookForWeek();
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
      clearInterval(tidying);
      clearInterval(looking);
      clearTimeout(preparing);
      await Promise.all([...dispatchers.values()].map((dispatcher) => dispatcher.close()));
    },
  };
}
