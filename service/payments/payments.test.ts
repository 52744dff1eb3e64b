/** An enrolment from form to receipt with the demonstration bank, as in a browser without JavaScript. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore, sqlitePathInFolder } from '#database/open-store.ts';
import { StoreUnavailable } from '#database/store-errors.ts';
import { lockSqliteFile } from '../../bench/faults/lock-sqlite-file.ts';
import { findOrderOfPerson } from '../../tests/service/support/find-order-of-person.ts';
import { makeScratchFolder } from '../../tests/service/support/make-scratch-folder.ts';
import { sampleOffersFile } from '../../tests/service/support/sample-offers-file.ts';
import { anonKey, startTestApp, type TestApp } from '../../tests/service/support/start-test-app.ts';
import { readConfig } from '../settings/config.ts';
import { makeOrderTickets } from './status-page/order-addresses.ts';

const statusPage =
  '<!doctype html><head></head><article data-order="unknown"><span data-slot="title"></span>' +
  '<span data-slot="amount"></span><span data-slot="receipt"></span>' +
  '<a data-link="pay" href="/enroll-form">Pay</a></article>';

let app: TestApp;
let folder: ReturnType<typeof makeScratchFolder>;
const [offer] = sampleOffersFile.offers;
let people = 0;

beforeAll(async () => {
  folder = makeScratchFolder();
  const client = join(folder.path, 'client');
  mkdirSync(join(client, 'enroll-form'), { recursive: true });
  writeFileSync(join(client, 'enroll-form/status.html'), statusPage);
  writeFileSync(join(folder.path, 'offers.json'), JSON.stringify(sampleOffersFile));
  app = await startTestApp({ siteDir: client, payments: { pollMs: 200 } });
});
afterAll(async () => {
  await app.close();
  folder.remove();
});

const get = (path: string) => fetch(`${app.url}${path}`, { redirect: 'manual' });
const textOf = async (path: string) => (await get(path)).text();

/** Enrols a new person like a form without JavaScript. Returns the address to which the service redirects. */
async function enrol(changes: Record<string, string> = {}): Promise<string> {
  people += 1;
  const row = {
    name: 'Ravi Kumar',
    email: `ravi.${people}@example.com`,
    mobile: `+91 98765 4${String(people).padStart(4, '0')}`,
    offer: offer?.slug ?? '',
    ...changes,
  };
  const answer = await fetch(`${app.url}/rest/v1/enrollments`, {
    method: 'POST',
    redirect: 'manual',
    headers: { accept: 'text/html', origin: app.url },
    body: new URLSearchParams(row),
  });
  expect(answer.status).toBe(303);
  const payAddress = answer.headers.get('location') ?? '';
  // Follows the redirect like a browser. The answer waits until the link is created.
  await get(payAddress);
  return payAddress;
}

const linkIn = (html: string) => /url=([^"]*)"/.exec(html)?.[1] ?? '';
const statusOf = (payAddress: string) => payAddress.replace('/pay?', '/status?');

/** Presses a button of the status page. Returns the address to which the service redirects. */
async function answerOn(payAddress: string, does: string, origin = app.url): Promise<string> {
  const answer = await fetch(`${app.url}/enroll-form/status`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin },
    body: new URLSearchParams({ order: payAddress.split('order=')[1] ?? '', does }),
  });
  return answer.headers.get('location') ?? '';
}

async function atTheBank(payAddress: string, does: string): Promise<string> {
  const bankPage = linkIn(await textOf(payAddress));
  const link = new URLSearchParams(bankPage.split('?')[1]).get('link') ?? '';
  const answer = await fetch(`${app.url}/demonstration-bank`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ link, does }),
  });
  expect(answer.status).toBe(303);
  return answer.headers.get('location') ?? '';
}

describe('an enrolment for an offer', () => {
  it('leads to the bank page, which states the amount and that no money moves', async () => {
    const payAddress = await enrol();
    expect(payAddress).toMatch(/^\/enroll-form\/pay\?order=[\w.-]{60,}$/);
    const bank = await textOf(linkIn(await textOf(payAddress)));
    expect(bank).toContain('No money moves');
    expect(bank).toContain('₹');
  });

  it('is paid when the bank reports it, and the page shows it, with the receipt', async () => {
    const payAddress = await enrol();
    expect(await textOf(statusOf(payAddress))).toContain('data-order="open"');
    const back = await atTheBank(payAddress, 'upi');
    const page = await textOf(back);
    expect(page).toContain('data-order="paid"');
    expect(page).toMatch(/data-slot="receipt">DMO\/\d\d-\d\d\/\d{6}</);
    const { state } = await (await get(back.replace('/status?', '/status.json?'))).json();
    expect(state).toBe('paid');
  });

  it('is shown while another process locks the file; an event of the bank is then refused until later, and counts once', async () => {
    const payAddress = await enrol();
    const bankPage = linkIn(await textOf(payAddress));
    const held = await lockSqliteFile(sqlitePathInFolder(app.config.dataDir));
    try {
      expect(await textOf(statusOf(payAddress))).toContain('data-order="open"');
      const began = performance.now();
      const answer = await fetch(`${app.url}/demonstration-bank`, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ link: bankPage.split('link=')[1] ?? '', does: 'upi' }),
      });
      expect(performance.now() - began).toBeLessThan(5_000);
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10']);
      expect(await answer.text()).toContain('Please load this page again in a minute.');
    } finally {
      await held.release();
    }
    await atTheBank(payAddress, 'upi');
    const page = await textOf(statusOf(payAddress));
    expect(page).toContain('data-order="paid"');
  });

  it('is not marked paid by a parameter of the address', async () => {
    const payAddress = await enrol();
    const page = await textOf(`${statusOf(payAddress)}&demonstration=paid`);
    expect(page).toContain('data-order="confirming"');
    expect(await textOf(statusOf(payAddress))).toContain('data-order="open"');
  });

  it('shows a failed payment as failed, and can be paid by the same link', async () => {
    const payAddress = await enrol();
    expect(await textOf(await atTheBank(payAddress, 'fail'))).toContain('data-order="failed"');
    expect(await textOf(await atTheBank(payAddress, 'fail'))).toContain('data-order="failed"');
    expect(await textOf(await atTheBank(payAddress, 'upi'))).toContain('data-order="paid"');
  });

  it('whose link has ended gets a new one from its own page, once', async () => {
    const payAddress = await enrol();
    expect(await textOf(await atTheBank(payAddress, 'expire'))).toContain('data-order="ended"');
    expect((await get(payAddress)).status).toBe(303);
    const next = await answerOn(payAddress, 'renew');
    expect(next).toMatch(/^\/enroll-form\/pay\?order=/);
    expect(next).not.toBe(payAddress);
    expect(await answerOn(payAddress, 'renew')).toBe(next);
    expect(await textOf(await atTheBank(next, 'upi'))).toContain('data-order="paid"');
  });

  it('of a person who has paid for the same is answered alike, and asks on its own page first', async () => {
    const paid = await enrol();
    await atTheBank(paid, 'upi');
    people -= 1;
    const second = await enrol({ name: 'Ravi again' });
    expect(second).toMatch(/^\/enroll-form\/pay\?order=[\w.-]{60,}$/);
    expect(second).not.toBe(paid);
    const led = await get(second);
    expect([led.status, led.headers.get('location')]).toEqual([303, statusOf(second)]);
    const page = await textOf(statusOf(second));
    expect(page).toContain('data-order="asking"');
    expect(page).not.toContain('demonstration-bank');
    const ticket = second.split('order=')[1] ?? '';
    expect(await answerOn(second, 'for-another', 'https://evil.example')).toBe('');
    expect(await textOf(statusOf(second))).toContain('data-order="asking"');
    expect(await answerOn(second, 'for-another')).toBe(`/enroll-form/pay?order=${ticket}`);
    expect(await textOf(await atTheBank(second, 'upi'))).toContain('data-order="paid"');
  });

  it('leads to the same order when it is sent again', async () => {
    const one = await enrol();
    people -= 1;
    expect(await enrol()).toBe(one);
    people -= 1;
    expect(await enrol({ name: 'Ravi K' })).toBe(one);
  });
});

it('is paid at the fixed address that the site was built with, and makes no order', async () => {
  const place = makeScratchFolder();
  const client = join(place.path, 'client');
  mkdirSync(join(client, 'enroll-form'), { recursive: true });
  writeFileSync(join(client, 'enroll-form/status.html'), statusPage);
  writeFileSync(join(place.path, 'offers.json'), JSON.stringify(sampleOffersFile));
  const table = { paymentUrl: 'https://pay.example/miranaya' };
  writeFileSync(join(place.path, 'site-table.json'), JSON.stringify(table));
  const fixed = await startTestApp({ siteDir: client });
  const person = { email: 'ravi@example.com', phone: '+91 98765 43210' };
  try {
    const answer = await fetch(`${fixed.url}/rest/v1/enrollments`, {
      method: 'POST',
      redirect: 'manual',
      headers: { accept: 'text/html', origin: fixed.url },
      body: new URLSearchParams({
        name: 'Ravi Kumar',
        email: person.email,
        mobile: person.phone,
        offer: offer?.slug ?? '',
      }),
    });
    expect(answer.status).toBe(303);
    expect(await findOrderOfPerson(fixed.store.orders, person, offer?.slug ?? '')).toBeNull();
  } finally {
    await fixed.close();
    place.remove();
  }
});

describe('the page about an order', () => {
  it('is never cached and is hidden from search engines', async () => {
    const { headers } = await get(statusOf(await enrol()));
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });

  it.each(['', 'x', `${'0'.repeat(36)}.${'0'.repeat(32)}`, '<script>'])(
    'shows no order for "%s"',
    async (ticket) => {
      const answer = await get(`/enroll-form/status?order=${encodeURIComponent(ticket)}`);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toContain('data-order="unknown"');
    },
  );

  it('is valid for 400 days after the enrolment, and then for nobody', async () => {
    const address = statusOf(await enrol());
    for (const [days, state] of [
      [399, 'open'],
      [401, 'unknown'],
    ] as const) {
      const later = await startTestApp({
        siteDir: join(folder.path, 'client'),
        store: { ...app.store, close: async () => {} },
        clock: () => Date.now() + days * 86_400_000,
      });
      const page = await (await fetch(`${later.url}${address}`)).text();
      expect(page).toContain(`data-order="${state}"`);
      await later.close();
    }
  });

  it('shows the same while our clock is hours ahead or behind', async () => {
    for (const hours of [-7, 7]) {
      const wrong = await startTestApp({
        siteDir: join(folder.path, 'client'),
        clock: () => Date.now() + hours * 3_600_000,
      });
      const own = app;
      app = wrong;
      try {
        const payAddress = await enrol();
        expect(await textOf(statusOf(payAddress))).toContain('data-order="open"');
        expect(await textOf(await atTheBank(payAddress, 'upi'))).toContain('data-order="paid"');
      } finally {
        app = own;
        await wrong.close();
      }
    }
  });

  it('is the target of every other address of a payment', async () => {
    const answer = await get(`/enroll-form/pay?order=${encodeURIComponent('x\r\nlocation: /é?&')}`);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toMatch(/^\/enroll-form\/status\?order=x%0D%0A/);
  });

  it('cannot be guessed from another order', async () => {
    const [one, two] = [await enrol(), await enrol()].map((address) => address.split('order=')[1]);
    const forged = `${one?.split('.')[0]}.${two?.split('.')[1]}`;
    expect((await get(`/enroll-form/status?order=${forged}`)).status).toBe(404);
  });

  it('reloads by itself without JavaScript, while something can change', async () => {
    const payAddress = await enrol();
    expect(await textOf(statusOf(payAddress))).toContain('<noscript><meta http-equiv="refresh"');
    expect(await textOf(await atTheBank(payAddress, 'card'))).not.toContain('http-equiv');
  });
});

describe('an event', () => {
  it('that is not signed is refused, and changes nothing', async () => {
    const payAddress = await enrol();
    const answer = await fetch(`${app.url}/webhooks/demonstration`, {
      method: 'POST',
      headers: {
        'x-demonstration-event-id': 'evt_1',
        'x-demonstration-signature': 'ab'.repeat(32),
      },
      body: JSON.stringify({ reference: payAddress.slice(-69, -33), fact: { kind: 'paid' } }),
    });
    expect(answer.status).toBe(400);
    expect(await textOf(statusOf(payAddress))).toContain('data-order="open"');
  });
});

it('the log contains nothing about the person who enrolled, and no ticket', async () => {
  const payAddress = await enrol({ name: 'Unmistakable Name' });
  await atTheBank(payAddress, 'upi');
  const log = app.log.join('\n');
  for (const secret of ['Unmistakable', '98765', '@example.com', payAddress.slice(-32)])
    expect(log).not.toContain(secret);
});

it('everybody pays at the fixed address that the site was built with', async () => {
  const paymentUrl = 'https://pay.example.in/';
  const table = join(folder.path, 'site-table.json');
  writeFileSync(table, JSON.stringify({ paymentUrl }));
  const fixed = await startTestApp({ siteDir: join(folder.path, 'client') });
  rmSync(table);
  const answer = await fetch(`${fixed.url}/rest/v1/enrollments`, {
    method: 'POST',
    headers: { apikey: anonKey, 'content-type': 'application/json', origin: fixed.url },
    body: JSON.stringify({
      name: 'Ravi',
      email: 'r@example.com',
      mobile: '+91 98765 43210',
      offer: offer?.slug,
    }),
  });
  expect(answer.headers.get('payment-location')).toBe(paymentUrl);
  await fixed.close();
});

it('shows a page without technical details while the database is unreachable', async () => {
  const store = await openStore(readConfig({ DATA_DIR: join(folder.path, 'away') }), Date.now);
  const orders = {
    ...store.orders,
    findOrder: () => Promise.reject(new StoreUnavailable('relation "orders"')),
  };
  const away = await startTestApp({
    siteDir: join(folder.path, 'client'),
    store: { ...store, orders },
  });
  const ticket = (await enrol()).split('order=')[1];
  const secret = await store.sharedSecret('order addresses');
  const id = ticket?.split('.')[0] ?? '';
  const own = makeOrderTickets(secret).ticketOf(id);
  const answer = await fetch(`${away.url}/enroll-form/status?order=${own}`);
  expect(answer.status).toBe(503);
  expect(answer.headers.get('content-type')).toContain('text/html');
  expect(await answer.text()).toContain('What you have sent us is kept');
  await away.close();
});
