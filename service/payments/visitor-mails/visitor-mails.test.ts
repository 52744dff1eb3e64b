/** Tests the mails to a visitor from enrolment to refund, with a real mail server. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findOrderOfPerson } from '../../../tests/service/support/find-order-of-person.ts';
import {
  makePaidOrder,
  makeRefundedOrder,
} from '../../../tests/service/support/make-paid-order.ts';
import { makeScratchFolder } from '../../../tests/service/support/make-scratch-folder.ts';
import { prepareReceiptFonts } from '../../../tests/service/support/prepare-receipt-fonts.ts';
import { sampleOffersFile, seller } from '../../../tests/service/support/sample-offers-file.ts';
import { type SmtpServer, startSmtpServer } from '../../../tests/service/support/smtp-server.ts';
import { startTestApp, type TestApp } from '../../../tests/service/support/start-test-app.ts';
import {
  type PersonalMail,
  renderPersonalMailHtml,
  renderPersonalMailSubject,
  renderPersonalMailText,
} from '../../notify/render-personal-mail.ts';
import { composeOrderMail } from './compose-order-mail.ts';

const context = {
  seller,
  payAddress: 'https://miranaya.example/enroll-form/pay?order=1&"<',
  statusAddress: 'https://miranaya.example/enroll-form/status?order=1',
  hasAttachment: true,
  batch: null,
};
const openOrder = (changes = {}) =>
  makePaidOrder({ state: 'offered', paymentId: null, paidAt: null, receipt: null, ...changes });
const letter = (...[type, order]: [string, ReturnType<typeof makePaidOrder>]) =>
  composeOrderMail(type, order, context) as PersonalMail;

describe('the letter about an order', () => {
  it('states when the link is made that the place waits for the payment, the fee, until when, and where to pay', () => {
    const text = renderPersonalMailText(letter('order.offered', openOrder()));
    for (const said of [
      'Dear Ravi Kumar,',
      'Your enrolment is saved: one step is left.',
      'Your place is confirmed when the payment has arrived.',
      'Fee: ₹3,999',
      'Pay until: 28 November 2026',
      'Registration charge inside the fee: ₹1,000',
      'Refunds: A refund is made if you ask',
      'Go to the payment page:\nhttps://miranaya.example/enroll-form/pay?order=1',
      'write to hello@miranaya.example',
    ])
      expect(text).toContain(said);
  });

  it('states when it is paid the number of the receipt, the next steps and the rule of refunds', () => {
    const paid = letter('order.paid', makePaidOrder());
    expect(renderPersonalMailSubject(paid)).toBe('Paid: MERN Stack, receipt MIR/26-27/000123');
    const text = renderPersonalMailText(paid);
    for (const said of [
      'Paid on: 22 November 2026',
      'Your place is confirmed. We write to you with the start. Until then',
      'A refund is made if you ask',
    ])
      expect(text).toContain(said);
    expect(text).not.toContain('no money moved');
    expect(
      renderPersonalMailText(letter('order.paid', makePaidOrder({ mode: 'demonstration' }))),
    ).toContain('no money moved');
  });

  it('states when it was refunded the amount, and the number of the voucher', () => {
    const text = renderPersonalMailText(letter('order.refunded', makeRefundedOrder()));
    expect(text).toContain('Paid back: ₹2,999\n');
    expect(text).toContain('Refund voucher: MIV/26-27/000007');
  });

  it('is not written about outdated events, or events without interest for the visitor', () => {
    expect(letter('order.offered', makePaidOrder())).toBeNull();
    expect(letter('order.offered', openOrder({ discrepancy: 'amount differs' }))).toBeNull();
    for (const type of ['order.made', 'order.expired', 'order.refunding'])
      expect(letter(type, openOrder())).toBeNull();
  });

  it('shows typed text as text, on one line, and never as a tag or a header', () => {
    const name = '<b>Eve</b>\r\nBcc: x@example.com';
    const typed = letter('order.paid', makePaidOrder({ payer: { name, email: '', phone: '' } }));
    expect(renderPersonalMailHtml(typed)).not.toContain('Eve');
    expect(renderPersonalMailText(typed)).toMatch(/^Hello,\n/);
    const title = 'Excel =?utf-8?B?eA==?= <i>"&';
    const titled = letter(
      'order.offered',
      openOrder({ offer: { ...makePaidOrder().offer, title } }),
    );
    expect(renderPersonalMailSubject(titled)).not.toContain('=?');
    expect(renderPersonalMailHtml(titled)).toContain('&lt;i&gt;&quot;&amp;');
    expect(renderPersonalMailHtml(titled)).toContain('order=1&amp;&quot;&lt;"');
  });
});

describe('the mails to a visitor', () => {
  const folder = makeScratchFolder();
  const [offer] = sampleOffersFile.offers;
  let server: SmtpServer;
  let app: TestApp;
  let people = 0;

  beforeAll(async () => {
    const client = join(folder.path, 'client');
    mkdirSync(join(client, 'enroll-form'), { recursive: true });
    writeFileSync(
      join(client, 'enroll-form/status.html'),
      '<article data-order="unknown"><a data-link="receipt" href="/enroll-form">Receipt</a></article>',
    );
    writeFileSync(join(folder.path, 'offers.json'), JSON.stringify(sampleOffersFile));
    await prepareReceiptFonts(client);
    server = await startSmtpServer();
    app = await startTestApp({
      siteDir: client,
      payments: { pollMs: 50 },
      env: {
        SMTP_URL: server.url,
        LEADS_TO: 'office@miranaya.example',
        LEADS_FROM: 'site@miranaya.example',
        LOG_LEVEL: 'debug',
        SITE_URL: 'https://miranaya.example',
        DEMONSTRATION_BANK: 'on',
      },
    });
  }, 60_000);
  afterAll(async () => {
    await app.close();
    await server.close();
    folder.remove();
  });
  beforeEach(() => {
    server.acceptedMails.length = 0;
    server.behaviour = 'takes all';
  });

  async function enrol(email?: string) {
    people += 1;
    const phone = `+91 98765 4${String(people).padStart(4, '0')}`;
    const person = { email: email ?? `asha.${people}@example.com`, phone };
    await fetch(`${app.url}/rest/v1/enrollments`, {
      method: 'POST',
      redirect: 'manual',
      headers: { accept: 'text/html', origin: app.url },
      body: new URLSearchParams({
        name: 'Asha Unmistakable',
        email: person.email,
        mobile: person.phone,
        offer: offer?.slug ?? '',
      }),
    });
    const order = await findOrderOfPerson(app.store.orders, person, offer?.slug ?? '');
    if (!order) throw new Error('There is no order.');
    return { ...person, id: order.id };
  }

  const pay = (id: string) =>
    app.store.orders.applyFact(
      id,
      {
        kind: 'paid',
        paymentId: `pay_${id}`,
        paise: offer?.feePaise ?? 0,
        currency: 'INR',
      },
      'provider',
    );

  const mailsTo = (address: string) =>
    server.acceptedMails.filter(({ to }) => to.includes(address));

  /** Waits for this number of mails, and checks that no further mail follows. */
  async function mails(address: string, count: number) {
    const end = Date.now() + 30_000;
    while (mailsTo(address).length < count && Date.now() < end) await delay(20);
    expect(mailsTo(address)).toHaveLength(count);
    return mailsTo(address);
  }

  /**
   * Makes everything that waits for its next attempt due at once, as every start of the service does, until `isThere`
   * is true.
   */
  async function retryUntil(isThere: () => boolean) {
    const end = Date.now() + 30_000;
    while (!isThere() && Date.now() < end) {
      await app.store.outbox.retryAll();
      await delay(50);
    }
    expect(isThere()).toBe(true);
  }

  it('are one when the link is made, and one with the receipt when it is paid', async () => {
    const { email, id } = await enrol();
    const [held] = await mails(email, 1);
    expect(held?.subject).toBe('Your enrolment is saved: Flutter, course with internship');
    expect(held?.replyTo).toBe('hello@miranaya.example');
    const [, ticket] =
      /https:\/\/miranaya\.example\/enroll-form\/pay\?order=([\w.-]+)/.exec(held?.data ?? '') ?? [];
    expect(ticket).toContain(id);

    await pay(id);
    const [, paid] = await mails(email, 2);
    expect(paid?.subject).toMatch(
      /^Paid: Flutter, course with internship, receipt DMO\/\d\d-\d\d\/\d{6}$/,
    );
    expect(server.acceptedMails.map(({ to }) => to.length)).not.toContain(2);

    const receipt = await fetch(`${app.url}/enroll-form/receipt?order=${ticket}`);
    expect(receipt.headers.get('content-type')).toBe('application/pdf');
    expect(receipt.headers.get('cache-control')).toBe('no-store');
    expect(receipt.headers.get('x-robots-tag')).toBe('noindex');
    expect(receipt.headers.get('content-disposition')).toMatch(
      /filename="DMO-\d\d-\d\d-\d{6}\.pdf"/,
    );
    const bytes = Buffer.from(await receipt.arrayBuffer());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    const page = await (await fetch(`${app.url}/enroll-form/status?order=${ticket}`)).text();
    expect(page).toContain(`href="/enroll-form/receipt?order=${ticket}"`);
  });

  it('report a refund, with its voucher at the same address', async () => {
    const { email, id } = await enrol();
    await pay(id);
    await app.store.orders.requestRefund(id, 299_900, 'terminal', 0);
    await app.store.orders.applyFact(
      id,
      { kind: 'refunded', paymentId: `pay_${id}`, refundId: `rfnd_${id}`, paise: 299_900 },
      'provider',
    );
    const end = Date.now() + 30_000;
    const told = () => mailsTo(email).find(({ subject }) => /Refund|UTF-8/i.test(subject));
    while (!told() && Date.now() < end) await delay(20);
    expect(told()?.data).toContain('DMV/');
  });

  it('have no address for a missing receipt, and none that can be guessed', async () => {
    const { email } = await enrol();
    const [held] = await mails(email, 1);
    const ticket = /pay\?order=([\w.-]+)/.exec(held?.data ?? '')?.[1] ?? '';
    for (const order of [ticket, `${ticket.slice(0, -1)}x`, '', '%0d%0a<script>']) {
      const { status, headers } = await fetch(
        `${app.url}/enroll-form/receipt?order=${encodeURIComponent(order)}`,
        { redirect: 'manual' },
      );
      expect(status).toBe(303);
      expect(headers.get('location')).toMatch(/^\/enroll-form\/status\?order=/);
    }
  });

  it('keep their Message-ID when a server accepts one and does not confirm it', async () => {
    server.behaviour = 'closes after the data';
    const { email } = await enrol();
    await mails(email, 1);
    server.behaviour = 'takes all';
    await retryUntil(() => mailsTo(email).length > 1);
    const [first, again] = await mails(email, 2);
    expect(again?.messageId).toBe(first?.messageId);
  });

  it('are not sent to an erased person, and their entries are finished', async () => {
    server.behaviour = 'is busy';
    const { email, id } = await enrol();
    // Counts how often a mail was put off. At a count of two, the mail about the link and the mail about the payment
    // are both put off, so no mail is being sent.
    const putOff = () =>
      app.log.filter((line) => line.includes(id) && line.includes('is tried again')).length;
    await expect.poll(putOff).toBe(1);
    await pay(id);
    await expect.poll(putOff).toBe(2);
    const { enrolmentId } = (await app.store.orders.findOrder(id)) ?? {};
    await app.store.desk.erase([enrolmentId ?? ''], 'terminal');
    server.behaviour = 'takes all';
    const skipped = () =>
      app.log.filter((line) => line.includes(id) && line.includes('the payer was erased'));
    await retryUntil(() => skipped().length > 0);
    const other = await enrol();
    await mails(other.email, 1);
    expect(mailsTo(email)).toEqual([]);
  });

  it('wait for the limit of their address when forms cause several; a receipt does not', async () => {
    const first = await enrol('flooded@example.com');
    await mails(first.email, 1);
    for (let n = 0; n < 20; n += 1) await enrol(`Flooded+${n}@example.com`);
    await pay(first.id);
    await mails(first.email, 2);
    expect(server.acceptedMails.filter(({ to }) => /flooded/i.test(String(to)))).toHaveLength(2);
    const putOff = () => app.log.filter((line) => line.includes('has had enough for now'));
    await expect.poll(() => putOff().length).toBeGreaterThanOrEqual(20);
    expect(await app.store.outbox.claim('visitor', 1, 1)).toBeNull();
  });

  it('leave nothing of the visitor in the log', () => {
    const log = app.log.join('\n');
    for (const secret of ['Unmistakable', '98765', '@example.com'])
      expect(log).not.toContain(secret);
    expect(log).toContain('a visitor was told');
  });
});

it('without a mail server no visitor gets a mail, and no entry waits for one', async () => {
  const folder = makeScratchFolder();
  const client = join(folder.path, 'client');
  mkdirSync(join(client, 'enroll-form'), { recursive: true });
  writeFileSync(
    join(client, 'enroll-form/status.html'),
    '<article data-order="unknown"></article>',
  );
  writeFileSync(join(folder.path, 'offers.json'), JSON.stringify(sampleOffersFile));
  const app = await startTestApp({ siteDir: client, payments: { pollMs: 50 } });
  try {
    await fetch(`${app.url}/rest/v1/enrollments`, {
      method: 'POST',
      redirect: 'manual',
      headers: { accept: 'text/html', origin: app.url },
      body: new URLSearchParams({
        name: 'Asha',
        email: 'asha@example.com',
        mobile: '+91 98765 43210',
        offer: sampleOffersFile.offers[0]?.slug ?? '',
      }),
    });
    expect(await app.store.outbox.claim('visitor', 1, 1)).toBeNull();
  } finally {
    await app.close();
    folder.remove();
  }
});
