/** Tests which entries of a batch are mailed, to whom, and which are left out. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OrderEvent } from '#database/orders/order.ts';
import type { OutboxBatch } from '#database/outbox/outbox-port.ts';
import {
  makeEnrolmentLead,
  makeOutboxBatch,
  senderAddress,
} from '../../../tests/service/support/compose-and-read-staff-mail.ts';
import { makePaidOrder } from '../../../tests/service/support/make-paid-order.ts';
import { sampleOffersFile } from '../../../tests/service/support/sample-offers-file.ts';
import { type SmtpServer, startSmtpServer } from '../../../tests/service/support/smtp-server.ts';
import { makeOffersFromFile } from '../../offers/read-offers.ts';
import type { OutboxSender } from '../outbox-sender.ts';
import { makeStaffMailSender } from './make-staff-mail-sender.ts';

const staff = ['one@staff.example', 'two@staff.example', 'three@staff.example'];
const order = makePaidOrder();
const twice: OrderEvent = {
  id: 'event',
  orderId: order.id,
  at: new Date('2026-11-21T09:00:00Z'),
  type: 'order.doubt',
  who: 'provider',
  what: {
    doubt: 'paid twice',
    fact: { kind: 'paid', paymentId: 'pay_2', paise: 100, currency: 'INR' },
  },
};

let server: SmtpServer;
let sender: OutboxSender;
/** The events of the order. */
let events: OrderEvent[];
beforeEach(async () => {
  server = await startSmtpServer();
  events = [twice];
  sender = makeStaffMailSender(
    { smtpUrl: server.url, to: staff, from: senderAddress },
    {
      offers: makeOffersFromFile(sampleOffersFile),
      orders: {
        findOrder: async () => order,
        eventsOf: async () => events,
        findUnmatched: async () => null,
      },
    },
  );
});
afterEach(async () => {
  sender.close();
  await server.close();
});

const ofOrder: OutboxBatch = {
  ...makeOutboxBatch(),
  orders: [{ type: 'order.doubt', orderId: order.id }],
};

it('sends one message to all of them, from the website, with the day on which it was stored', async () => {
  expect(
    await sender.send(makeOutboxBatch(makeEnrolmentLead({ name: 'Ravi', offer: 'flutter' }))),
  ).toEqual({
    at: 'sent',
  });
  expect(server.acceptedMails).toHaveLength(1);
  const [{ to, headers, subject } = { to: [], headers: '', subject: '' }] = server.acceptedMails;
  expect(to).toEqual(staff);
  expect(headers.split('\r\n')).toEqual(
    expect.arrayContaining([
      `From: Website <${senderAddress}>`,
      `To: ${staff.join(', ')}`,
      'Date: Sat, 21 Nov 2026 08:35:00 +0000',
    ]),
  );
  expect(subject).toBe('Ravi has enrolled for Flutter, course with internship');
});

it('links to the desk as soon as there is one', async () => {
  let deskUrl: string | null = null;
  const before = sender;
  sender = makeStaffMailSender(
    { smtpUrl: server.url, to: staff, from: senderAddress },
    { deskUrl: async () => deskUrl },
  );
  before.close();
  await sender.send(makeOutboxBatch(makeEnrolmentLead()));
  deskUrl = 'https://miranaya.example/desk';
  await sender.send(makeOutboxBatch(makeEnrolmentLead()));
  const atDesk = server.acceptedMails.map(({ data }) => data.includes(`${deskUrl}/enquiries/`));
  expect(atDesk).toEqual([false, true]);
});

it('reports an order alone', async () => {
  expect(await sender.send(ofOrder)).toEqual({ at: 'sent' });
  expect(server.acceptedMails[0]?.subject).toBe('Ravi Kumar paid twice');
});

it('reports only the quarantined submission when the order of the same message was already settled', async () => {
  events = [];
  const quarantined = { unreported: 1, total: 1, shown: [] };
  expect(await sender.send({ ...ofOrder, quarantined })).toEqual({ at: 'sent' });
  expect(server.acceptedMails[0]?.subject).toBe(
    '1 quarantined because it looks like the work of a script',
  );
});

it('sends nothing, without connecting to the server, when the order was already settled', async () => {
  events = [];
  expect(await sender.send(ofOrder)).toEqual({
    at: 'needless',
    because: 'somebody has looked at these orders already',
  });
  expect(server.connections).toBe(0);
});

it('names a refused staff member by the place in the list, and not by the address', async () => {
  server.refusedAddresses.add('two@staff.example');
  const send = () => sender.send(makeOutboxBatch(makeEnrolmentLead()));
  expect(await send()).toEqual({
    at: 'sent',
    remark: 'recipient 2 of the mails to staff is refused',
  });
  server.refusedAddresses.add('three@staff.example');
  expect(await send()).toEqual({
    at: 'sent',
    remark: 'recipients 2 and 3 of the mails to staff are refused',
  });
  server.refusedAddresses.add('one@staff.example');
  expect(await send()).toEqual({ at: 'refused', reason: 'EENVELOPE 550 RCPT TO' });
});

it('asks the server whether mail would work', async () => {
  server.behaviour = 'refuses the password';
  expect(await sender.probe()).toEqual({ at: 'stopped', reason: 'EAUTH 535 AUTH PLAIN' });
});
