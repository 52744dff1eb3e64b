/**
 * Tests the dispatchers, their timing, and the deletion of old entries, from the start to the end of the service, also
 * while the database can't be reached.
 */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OutboxBatch } from '#database/outbox/outbox-port.ts';
import type { Store } from '#database/store.ts';
import { unknownOffers } from '../offers/read-offers.ts';
import { readConfig } from '../settings/config.ts';
import {
  makeNotificationService,
  type NotificationServiceOptions,
} from './make-notification-service.ts';
import type { OutboxSender } from './outbox-sender.ts';

const halfAnHour = 30 * 60_000;
/** How often the service tried to switch the webhook channel, and how often it deleted old entries. */
let looked: number;
let tidied: number;
/**
 * The fake database runs `answer` when a channel is switched, and `deleteExpiredRecords` when old entries are deleted.
 */
let answer: () => Promise<void>;
let deleteExpiredRecords: () => Promise<void>;
/** The calls to the fake outbox, each with the seconds since the start. */
let happened: string[];
let waiting: Record<string, number>;
let said: string[];
let startedAt: number;
const note = (what: string) =>
  happened.push(`${Math.round((Date.now() - startedAt) / 1_000)} ${what}`);

beforeEach(() => {
  [looked, tidied, happened, said, waiting] = [0, 0, [], [], {}];
  answer = deleteExpiredRecords = async () => {};
  vi.useFakeTimers();
  // A dispatcher pauses after its process has started, as it does after a message. This pause is over before each test.
  vi.advanceTimersByTime(60_000);
  startedAt = Date.now();
});
afterEach(() => vi.useRealTimers());

const outbox = {
  setChannel: (channel: string, isOn: boolean) => {
    looked += 1;
    note(`${channel} ${isOn ? 'on' : 'off'}`);
    return answer();
  },
  retryAll: async () => note('all again'),
  claim: async (channel: string, limit: number, leaseMs: number) => {
    const left = waiting[channel] ?? 0;
    waiting[channel] = left - 1;
    if (left <= 0) return null;
    note(`${limit} of ${channel} for ${leaseMs / 1_000}`);
    return { id: channel, attempts: 0, leads: [{}] } as OutboxBatch;
  },
  markSent: async () => {},
};
const log = {
  warn: (...words: unknown[]) => said.push(String(words.at(-1))),
  info: () => {},
};
const notificationsOf = ({
  env = {},
  ...options
}: Partial<NotificationServiceOptions> & { env?: Record<string, string> } = {}) =>
  makeNotificationService({
    config: readConfig(env),
    store: {
      outbox,
      desk: { settings: async () => ({}), queueWeeklyMail: async () => false },
      deleteExpiredRecords: () => {
        tidied += 1;
        return deleteExpiredRecords();
      },
    } as unknown as Store,
    now: () => 0,
    log: log as never,
    offers: unknownOffers,
    ...options,
  });
const senderOf = (name: string): OutboxSender => ({
  send: async () => ({ at: 'sent' }),
  probe: async () => ({ at: 'sent' }),
  close: () => note(`${name} closed`),
});

describe('the notification channels', () => {
  const senders = { mail: senderOf('mail'), webhook: senderOf('webhook') };

  it('are those that the settings name, and one without mail causes a warning', async () => {
    const off = notificationsOf();
    expect(off.states()).toEqual({ mail: 'off', webhook: 'off' });
    await off.start();
    expect(happened).toEqual(['0 webhook off', '0 all again']);
    expect(said).toEqual([expect.stringContaining('SMTP_URL is not set')]);
    await off.close();

    const on = notificationsOf({
      env: {
        SMTP_URL: 'smtp://127.0.0.1:1',
        LEADS_TO: 'one@staff.example',
        WEBHOOK_URL: 'http://127.0.0.1:1/',
        WEBHOOK_SECRET: 'a-secret-of-the-crm',
      },
    });
    expect(on.states()).toEqual({ mail: 'on', webhook: 'on' });
    await on.start();
    expect(happened.slice(2)).toEqual(['0 webhook on', '0 all again']);
    expect(said).toHaveLength(1);
    await on.close();
  });

  it('have their own paces: fifty rows in a mail and one mail a minute, a CRM each row at once', async () => {
    waiting = { mail: 2, webhook: 2 };
    const notifications = notificationsOf({ senders });
    await notifications.start();
    await vi.advanceTimersByTimeAsync(61_000);
    expect(happened.slice(2)).toEqual([
      '0 50 of mail for 300',
      '0 1 of webhook for 120',
      '0 1 of webhook for 120',
      '60 50 of mail for 300',
    ]);
    await notifications.close();
  });

  it('start after a row: a CRM is called at once, a mail collects rows for three seconds', async () => {
    const notifications = notificationsOf({ senders });
    await notifications.start();
    await vi.advanceTimersByTimeAsync(1_000);
    happened = [];
    waiting = { mail: 1, webhook: 1 };
    notifications.nudge();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(happened).toEqual(['1 1 of webhook for 120', '4 50 of mail for 300']);
    await notifications.close();
  });

  it('use a given pace instead', async () => {
    waiting = { mail: 1 };
    const notifications = notificationsOf({ senders, pace: { mostEntries: 7 } });
    await notifications.start();
    await vi.advanceTimersByTimeAsync(1);
    expect(happened).toContain('0 7 of mail for 300');
    await notifications.close();
  });

  it('are closed with the service', async () => {
    const notifications = notificationsOf({ senders });
    await notifications.start();
    happened = [];
    await notifications.close();
    expect(happened).toEqual(['0 mail closed', '0 webhook closed']);
    waiting = { mail: 1, webhook: 1 };
    await vi.advanceTimersByTimeAsync(halfAnHour);
    expect(waiting).toEqual({ mail: 1, webhook: 1 });
    expect(tidied).toBe(0);
  });
});

describe('the maintenance of the database', () => {
  it('runs every half hour, also after it failed once', async () => {
    deleteExpiredRecords = () => Promise.reject(new Error('away'));
    const notifications = notificationsOf();
    await notifications.start();
    said = [];
    await vi.advanceTimersByTimeAsync(halfAnHour);
    expect([tidied, said]).toEqual([1, ['tidying up failed']]);
    await vi.advanceTimersByTimeAsync(halfAnHour);
    expect(tidied).toBe(2);
    await notifications.close();
  });

  it('tries an unreachable database every five seconds until it is back', async () => {
    answer = () => Promise.reject(new Error('away'));
    const notifications = notificationsOf();
    await notifications.start();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(looked).toBe(3);
    expect(said.slice(1)).toEqual(Array(3).fill('the outbox could not be looked at yet'));
    answer = async () => {};
    await vi.advanceTimersByTimeAsync(halfAnHour);
    expect([looked, tidied]).toEqual([4, 1]);
    await notifications.close();
  });

  it('stops trying once the service has ended, also during an attempt', async () => {
    answer = () => Promise.reject(new Error('away'));
    const between = notificationsOf();
    await between.start();
    await between.close();
    await vi.advanceTimersByTimeAsync(halfAnHour);
    expect(looked).toBe(1);
    [looked, said] = [0, []];

    const notifications = notificationsOf();
    await notifications.start();
    const { promise, reject } = Promise.withResolvers<void>();
    answer = () => promise;
    await vi.advanceTimersByTimeAsync(5_000);
    await notifications.close();
    reject(new Error('away'));
    await vi.advanceTimersByTimeAsync(halfAnHour);
    expect(said.slice(1)).toHaveLength(1);
    expect([looked, tidied]).toEqual([2, 0]);
  });

  it('does not run for a service that ended while it was starting', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    answer = () => promise;
    const notifications = notificationsOf();
    const started = notifications.start();
    await notifications.close();
    resolve();
    await started;
    await vi.advanceTimersByTimeAsync(halfAnHour);
    expect([looked, tidied]).toEqual([1, 0]);
  });
});
