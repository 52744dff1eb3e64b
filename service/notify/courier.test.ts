import Fastify from 'fastify';
import { expect, it } from 'vitest';
import type { Batch, Outbox } from '#database/outbox/outbox-port.ts';
import { Courier } from './courier.ts';
import type { Sender } from './sender.ts';

const pace = { leads: 1, pauseMs: 0, gatherMs: 0, pollMs: 10, probeMs: 10, leaseMs: 60_000 };

it('closing waits for the message that is on its way, and notes it as sent', async () => {
  const happened: string[] = [];
  const onItsWay = Promise.withResolvers<void>();
  const taken = Promise.withResolvers<void>();
  const marked = Promise.withResolvers<void>();
  const batch = {
    id: 'batch',
    channel: 'mail',
    attempts: 0,
    createdAt: new Date(),
    leads: [{}],
  } as unknown as Batch;
  const outbox = {
    claim: async () => batch,
    markSent: async () => {
      happened.push('noted as sent');
      marked.resolve();
    },
  } as unknown as Outbox;
  const sender: Sender = {
    async send() {
      onItsWay.resolve();
      await taken.promise;
      return { at: 'sent' };
    },
    probe: async () => ({ at: 'sent' }),
    close: () => happened.push('connection closed'),
  };
  const courier = new Courier('mail', outbox, sender, pace, Date.now, Fastify().log);
  courier.start();
  await onItsWay.promise;

  const closed = courier.close();
  setTimeout(() => taken.resolve(), 50);
  await Promise.all([closed, marked.promise]);
  expect(happened).toEqual(['noted as sent', 'connection closed']);
});
