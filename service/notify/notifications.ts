/** Everything that happens after a row is stored: mail, webhook, and forgetting what has served its time. */
import type { FastifyBaseLogger } from 'fastify';
import type { Channel } from '#database/outbox/outbox-port.ts';
import type { Store } from '#database/store.ts';
import type { Offers } from '../offers/offers.ts';
import type { Config } from '../settings/config.ts';
import { mailSender } from './mail-sender.ts';
import { OutboxDispatcher, type Pace } from './outbox-dispatcher.ts';
import type { Sender } from './sender.ts';
import { webhookSender } from './webhook-sender.ts';

const minute = 60_000;

const paces: Record<Channel, Pace> = {
  // At most one mail a minute, of up to fifty.
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

export type NotificationsOptions = {
  config: Config;
  store: Store;
  now: () => number;
  log: FastifyBaseLogger;
  offers: Offers;
  /** Tests send elsewhere and do not wait a minute. */
  pace?: Partial<Pace> | undefined;
  senders?: Partial<Record<Channel, Sender>> | undefined;
};

export type Notifications = {
  start(): Promise<void>;
  nudge(): void;
  states(): Record<Channel, string>;
  close(): Promise<void>;
};

export function notificationsFor(options: NotificationsOptions): Notifications {
  const { config, store, now, log, offers, pace, senders } = options;
  const ways: Record<Channel, Sender | null> = {
    mail:
      senders?.mail ??
      (config.mail
        ? mailSender(config.mail, { offers, orders: store.orders, siteUrl: config.siteUrl })
        : null),
    webhook:
      senders?.webhook ??
      (config.webhook ? webhookSender(config.webhook, now, undefined, offers) : null),
  };
  const dispatchers = new Map<Channel, OutboxDispatcher>();
  for (const channel of ['mail', 'webhook'] as const) {
    const sender = ways[channel];
    if (sender === null) continue;
    dispatchers.set(
      channel,
      new OutboxDispatcher(channel, store.outbox, sender, { ...paces[channel], ...pace }, now, log),
    );
  }
  let tidying: NodeJS.Timeout | undefined;
  let preparing: NodeJS.Timeout | undefined;
  let isClosed = false;

  /** Once the database is there. Whatever kept messages back may be what this start has changed. */
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
      clearTimeout(preparing);
      await Promise.all([...dispatchers.values()].map((dispatcher) => dispatcher.close()));
    },
  };
}
