/** Mails to staff about payment discrepancies, with a real mail server and an emulated provider. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { findOrderOfPerson } from '../../tests/service/support/find-order-of-person.ts';
import { makeScratchFolder } from '../../tests/service/support/make-scratch-folder.ts';
import { sampleOffersFile } from '../../tests/service/support/sample-offers-file.ts';
import { type SmtpServer, startSmtpServer } from '../../tests/service/support/smtp-server.ts';
import { anonKey, startTestApp, type TestApp } from '../../tests/service/support/start-test-app.ts';
import { RazorpayEmulator } from '../../tests/support/razorpay/razorpay-emulator.ts';

const [offer] = sampleOffersFile.offers;
const folder = makeScratchFolder();
let smtp: SmtpServer;
let bank: RazorpayEmulator;
let app: TestApp;
let people = 0;

beforeAll(async () => {
  bank = await new RazorpayEmulator().start();
  smtp = await startSmtpServer();
  const client = join(folder.path, 'client');
  mkdirSync(join(client, 'enroll-form'), { recursive: true });
  writeFileSync(
    join(client, 'enroll-form/status.html'),
    '<article data-order="unknown"></article>',
  );
  writeFileSync(join(folder.path, 'offers.json'), JSON.stringify(sampleOffersFile));
  app = await startTestApp({
    siteDir: client,
    payments: { pollMs: 50 },
    notifications: { pace: { pauseMs: 0, gatherMs: 0, pollMs: 50 } },
    env: {
      SMTP_URL: smtp.url,
      LEADS_TO: 'office@miranaya.example',
      LEADS_FROM: 'site@miranaya.example',
      SITE_URL: 'https://miranaya.example',
      ...bank.settings,
    },
  });
  bank.webhookUrl = `${app.url}/webhooks/razorpay`;
});
afterAll(async () => {
  await app.close();
  await bank.close();
  await smtp.close();
  folder.remove();
});
beforeEach(() => {
  smtp.acceptedMails.length = 0;
});

async function enrol() {
  people += 1;
  const person = {
    email: `asha.${people}@example.com`,
    phone: `+91 98765 4${String(people).padStart(4, '0')}`,
  };
  await fetch(`${app.url}/rest/v1/enrollments`, {
    method: 'POST',
    headers: { apikey: anonKey, 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Asha',
      email: person.email,
      mobile: person.phone,
      offer: offer?.slug,
    }),
  });
  const order = await findOrderOfPerson(app.store.orders, person, offer?.slug ?? '');
  if (!order) throw new Error('There is no order.');
  return order;
}

/** Selects the mails to staff about payments: they contain the word "orders", and mails about enrolments do not. */
const mails = () =>
  smtp.acceptedMails.filter(({ to, data }) => to[0]?.startsWith('office') && /orders/.test(data));
const subjects = () => mails().map(({ subject }) => subject);

it('another amount: staff get one mail with the order and the link to it, and none when it is reported again', async () => {
  const { id } = await enrol();
  await expect.poll(async () => (await app.store.orders.findOrder(id))?.state).toBe('offered');
  await bank.send(bank.pay(bank.linkOf(id), { amount: 100 }));
  await expect.poll(subjects).toEqual(['Asha paid another amount']);
  expect(mails()[0]?.data).toContain(`/desk/orders/${id}`);
  await app.store.orders.settleDiscrepancy(id, 'terminal', 'paid back');
  await app.store.orders.setNextLookUp(id, new Date(0));
  const other = await enrol();
  await expect
    .poll(() => smtp.acceptedMails.some(({ to }) => to[0] === other.payer?.email))
    .toBe(true);
  expect(subjects()).toHaveLength(1);
});

it('a payment after the end of its link: staff get one mail', async () => {
  const { id } = await enrol();
  await expect.poll(async () => (await app.store.orders.findOrder(id))?.state).toBe('offered');
  const link = bank.linkOf(id);
  await bank.send(bank.end(link, 'expired'));
  await bank.send(bank.pay(link));
  await expect.poll(subjects).toEqual(['Asha paid late']);
});

it('a refused link: staff get one mail, with the words of the provider', async () => {
  bank.requestedFaults.push('refuses', 'refuses');
  const { id } = await enrol();
  await expect.poll(subjects).toEqual(['Asha has no way to pay']);
  expect(mails()[0]?.data).toContain('is not a number we know');
  await app.store.orders.setNextLookUp(id, new Date(0));
  await expect.poll(() => bank.creations.get(id)).toBe(2);
  await expect
    .poll(async () => {
      await app.store.orders.setNextLookUp(id, new Date(0));
      return (await app.store.orders.findOrder(id))?.state;
    })
    .toBe('offered');
  expect(subjects()).toHaveLength(1);
});
