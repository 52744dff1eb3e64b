/**
 * Notifies the subscribed browsers when an enquiry arrives. A failed notification is not retried, because
 * Today shows the enquiry anyway.
 */
import type { FastifyBaseLogger } from 'fastify';
import type { PushPort } from '#database/staff/push-port.ts';
import { hasPermission } from '#domain/staff/staff-roles.ts';
import { sendWebPush } from '../../notify/send-web-push.ts';
import type { VapidKeys } from './derive-vapid-keys.ts';

type EnquiryPusherOptions = {
  pushes: Pick<PushPort, 'takePushes' | 'removePush'>;
  keys: () => Promise<VapidKeys>;
  log: FastifyBaseLogger;
  now: () => number;
  pollMs?: number;
};

const defaultPollMs = 5_000;

export function makeEnquiryPusher({
  pushes,
  keys,
  log,
  now,
  pollMs = defaultPollMs,
}: EnquiryPusherOptions) {
  let timer: NodeJS.Timeout | undefined;
  let underWay: Promise<void> = Promise.resolve();

  async function round(): Promise<void> {
    try {
      const found = await pushes.takePushes();
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
    } catch (error) {
      log.warn({ err: error }, 'nobody is told of new enquiries yet');
    }
  }
  const look = () => {
    underWay = underWay.then(round);
    return underWay;
  };

  return {
    start() {
      timer ??= setInterval(() => void look(), pollMs).unref();
    },
    look,
    async close() {
      clearInterval(timer);
      await underWay;
    },
  };
}
