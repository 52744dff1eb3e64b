/**
 * After an enrolment the visitor is at the payment, wherever PAYMENT_URL was set and whether or not there is
 * JavaScript. The bank is a server of its own on another port, which to a browser is another origin.
 */
import { createServer, type Server } from 'node:http';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, openPage, untilReady, type Visit } from '../support/browser.ts';
import { freePort } from '../support/free-port.ts';
import { listLeads, type RunningSite, startSite } from '../support/running-site.ts';

let browser: Browser;
let bank: Server;
let paymentUrl = '';
let site: RunningSite;
let visit: Visit;

beforeAll(async () => {
  browser = await openBrowser();
  const port = await freePort();
  bank = createServer((request, response) => {
    const isPayment = request.url === '/pay?for=miranaya&kind=internship';
    response.writeHead(isPayment ? 200 : 404, { 'content-type': 'text/html' });
    response.end(
      '<!doctype html><title>Bank</title><link rel=icon href="data:,"><h1>The bank</h1>',
    );
  }).listen(port, '127.0.0.1');
  paymentUrl = `http://127.0.0.1:${port}/pay?for=miranaya&kind=internship`;
  site = await startSite({ environment: { PAYMENT_URL: paymentUrl } });
});
afterAll(async () => {
  await browser.close();
  await site.stop();
  bank.close();
});
afterEach(() => visit.leave());

async function enrol(email: string, from = site.url): Promise<void> {
  const { page } = visit;
  await page.goto(`${from}/enroll-form`);
  const form = page.getByRole('form', { name: 'Enrol for an internship' });
  await form.getByLabel('Name').fill('Selvi');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Mobile').fill('6361234567');
  await form.getByRole('button', { name: /3,?999/ }).click();
}

describe('an enrolment, with PAYMENT_URL set for the service alone,', () => {
  it('ends at the bank', async () => {
    visit = await openPage(browser);
    const { page } = visit;
    await page.goto(`${site.url}/enroll-form`);
    await untilReady(page);
    await enrol('with@example.com');
    await page.getByRole('heading', { name: 'The bank' }).waitFor();
    expect(page.url()).toBe(paymentUrl);
    expect((await listLeads(site)).map(({ email }) => email)).toContain('with@example.com');
    expect(visit.troubles).toEqual([]);
  });

  it('ends at the bank without JavaScript', async () => {
    visit = await openPage(browser, { javaScriptEnabled: false });
    const { page } = visit;
    await enrol('without@example.com');
    await page.getByRole('heading', { name: 'The bank' }).waitFor();
    expect(page.url()).toBe(paymentUrl);
    expect((await listLeads(site)).map(({ email }) => email)).toContain('without@example.com');
    expect(visit.troubles.filter((trouble) => trouble.includes('Content Security'))).toEqual([]);
  });

  it('ends at the bank without JavaScript after a mistake was put right', async () => {
    visit = await openPage(browser, { javaScriptEnabled: false });
    const { page } = visit;
    await page.goto(`${site.url}/enroll-form`);
    const form = page.getByRole('form', { name: 'Enrol for an internship' });
    await form.getByLabel('Name').fill('Selvi');
    await form.getByLabel('Email').fill('mended@example.com');
    await form.getByLabel('Mobile').fill('12');
    await form.getByRole('button', { name: /3,?999/ }).click();
    await page.getByLabel('Mobile').fill('6361234568');
    await page.getByRole('button', { name: 'Send it again' }).click();
    await page.getByRole('heading', { name: 'The bank' }).waitFor();
    expect((await listLeads(site)).map(({ email }) => email)).toContain('mended@example.com');
  });
});
