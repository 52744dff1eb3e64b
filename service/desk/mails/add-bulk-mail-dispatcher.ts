/** Starts the dispatcher of bulk mails. Does nothing if mail is not set up: staff then use their own mail program. */
import type { FastifyInstance } from 'fastify';
import { bulkMailChannel } from '#database/desk/bulk-mail-store.ts';
import type { Store } from '#database/store.ts';
import { makeSmtpClient } from '../../notify/make-smtp-client.ts';
import { OutboxDispatcher } from '../../notify/outbox-dispatcher.ts';
import type { Offers } from '../../offers/read-offers.ts';
import { visitorMailTiming } from '../../payments/visitor-mails/visitor-mail-timing.ts';
import type { Config } from '../../settings/config.ts';
import { makeBulkMailSender } from './make-bulk-mail-sender.ts';

type BulkMailDispatcherOptions = {
  config: Config;
  store: Store;
  offers: Offers;
  now: () => number;
};

export function addBulkMailDispatcher(
  app: FastifyInstance,
  { config, store, offers, now }: BulkMailDispatcherOptions,
): void {
  const { mail } = config;
  if (mail === null) return;
  const sender = makeBulkMailSender({
    smtp: makeSmtpClient(mail.smtpUrl),
    from: mail.from,
    store,
    config,
    offers,
    now,
  });
  const dispatcher = new OutboxDispatcher(
    bulkMailChannel,
    store.outbox,
    sender,
    visitorMailTiming,
    now,
    app.log,
  );
  app.addHook('onListen', () => dispatcher.start());
  app.addHook('preClose', () => dispatcher.close());
}
