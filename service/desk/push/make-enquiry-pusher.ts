/**
 * Notifies the subscribed browsers when an enquiry arrives. A failed notification is not retried, because
 * Today shows the enquiry anyway.
 */
import type { FastifyBaseLogger } from 'fastify';
import type { PushSubscriptionPort } from '#database/staff/push-subscription-port.ts';
import { hasPermission } from '#domain/staff/roles-and-permissions.ts';
import { makePollingLoop, type PollingLoop } from '../../make-polling-loop.ts';
import { sendWebPush } from '../../notify/send-web-push.ts';
import type { VapidKeys } from './derive-vapid-keys.ts';

type EnquiryPusherOptions = {
  pushes: Pick<PushSubscriptionPort, 'claimBrowsersToNotify' | 'removePush'>;
  keys: () => Promise<VapidKeys>;
  log: FastifyBaseLogger;
  now: () => number;
  pollMs?: number;
};

const defaultPollMs = 5_000;

export function makeEnquiryPusher(options: EnquiryPusherOptions): PollingLoop {
  const { pushes, keys, log, now } = options;
  return makePollingLoop({
    everyMs: options.pollMs ?? defaultPollMs,
    log,
    failure: 'nobody is told of new enquiries yet',
    async round() {
      const found = await pushes.claimBrowsersToNotify();
      const due = found.filter(({ role }) => hasPermission(role, 'enquiries'));
      if (due.length === 0) return;
      const { authorization } = await keys();
      const results = await Promise.all(
        due.map(async ({ endpoint }) => {
          const result = await sendWebPush(endpoint, authorization(endpoint, now()));
          if (result === 'ended') await pushes.removePush(endpoint);
          return result;
        }),
      );
      const failed = results.filter((result) => result === 'failed').length;
      if (failed > 0) log.warn({ failed }, 'some browsers could not be told of a new enquiry');
    },
  });
}
