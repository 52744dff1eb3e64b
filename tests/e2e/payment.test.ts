/**
 * After an enrolment, the visitor is at the payment page, for every kind of PAYMENT_URL and with or without
 * JavaScript. The bank is a server of its own on another port, which is another origin for a browser.
 */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { untilOldEnoughToSend } from '../support/browser.ts';
import { findFreePort } from '../support/find-free-port.ts';
import { listLeads, startSite } from '../support/running-site.ts';
import { openNewVisitorForEachTest } from '../support/visitors.ts';

let bank: Server;
let paymentUrl = '';

const phone = { viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' as const };
const visitors = openNewVisitorForEachTest(phone, async () => {
  bank = createServer((request, response) => {
    const isPayment = request.url === '/pay?for=miranaya&kind=internship';
    response.writeHead(isPayment ? 200 : 404, { 'content-type': 'text/html' });
    response.end(
      '<!doctype html><title>Bank</title><link rel=icon href="data:,"><h1>The bank</h1>',
    );
  });
  const port = await findFreePort();
  await once(bank.listen(port, '127.0.0.1'), 'listening');
  paymentUrl = `http://127.0.0.1:${port}/pay?for=miranaya&kind=internship`;
  return startSite({ environment: { PAYMENT_URL: paymentUrl } });
});
afterAll(() => {
  bank.close();
});

async function enrol(
  email: string,
  mobile = '6361234567',
  javaScriptEnabled = true,
): Promise<Page> {
  const page = await visitors.open('/enroll-form', { javaScriptEnabled });
  const form = page.getByRole('form', { name: /^Enrol for / });
  await form.getByLabel('Name').fill('Selvi');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Mobile').fill(mobile);
  await untilOldEnoughToSend(page);
  await form.getByRole('button', { name: /^Pay / }).click();
  return page;
}

const untilAtBank = async (page: Page, how: string) => {
  await page.getByRole('heading', { name: 'The bank' }).waitFor();
  expect(page.url(), how).toBe(paymentUrl);
};

it('an enrolment leads to the bank and is stored: with JavaScript, without it, and without it after a corrected mistake', async () => {
  await untilAtBank(await enrol('with@example.com'), 'with JavaScript');
  await untilAtBank(await enrol('without@example.com', '6361234567', false), 'without JavaScript');

  const page = await enrol('mended@example.com', '12', false);
  const again = page.getByRole('button', { name: 'Send it again' });
  await again.waitFor();
  // The answer is a page with an error status, which the browser logs.
  visitors.troubles.splice(0);
  await page.getByLabel('Mobile').fill('6361234568');
  await again.click();
  await untilAtBank(page, 'after a corrected mistake');

  const stored = (await listLeads(visitors.site)).map(({ email }) => email);
  expect(stored.toSorted()).toEqual(
    ['with', 'without', 'mended'].map((how) => `${how}@example.com`).toSorted(),
  );
});
