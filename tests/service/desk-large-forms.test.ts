/**
 * A form of the desk that is much too long: a page says so, and the connection stays open while the browser still
 * sends.
 */
import { request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { minimalPageWords } from '#contract/pages/minimal-page-words.ts';
import {
  openTestDeskWithVisits,
  type TestDeskWithVisits,
} from '../support/open-test-desk-with-visits.ts';
import { storeStaffMember, submitEnquiry } from './support/staff-and-enquiries.ts';

let desk: TestDeskWithVisits;
let cookie: string;
beforeAll(async () => {
  desk = await openTestDeskWithVisits();
  cookie = await desk.cookieOf(await storeStaffMember(desk.store, 'owner'));
});
afterAll(() => desk?.close());

const formType = 'application/x-www-form-urlencoded';

it('reads a form of 3 MB to its end before it refuses it as too large', async () => {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; html: string }>();
  const bytes = 3 * 1024 * 1024;
  const headers = { cookie, 'sec-fetch-site': 'same-origin', 'content-type': formType };
  let isSent = false;
  const sending = request(
    `${desk.url}/desk/fees`,
    { method: 'POST', headers: { ...headers, 'content-length': bytes } },
    async (response) => {
      if (!isSent) reject(new Error('It was answered before it was sent.'));
      let html = '';
      for await (const chunk of response.setEncoding('utf8')) html += chunk;
      resolve({ status: response.statusCode ?? 0, html });
    },
  );
  sending.on('error', reject);
  sending.write('x');
  // A response that does not wait for the rest of the form would arrive during this time.
  await delay(3_000);
  isSent = true;
  sending.end('x'.repeat(bytes - 1));
  const { status, html } = await promise;
  expect(status).toBe(413);
  expect(html).toContain(minimalPageWords.deskTooLong.text);
});

it('reads a settlement file of nearly 4 MB that a spreadsheet program wrote in UTF-16', async () => {
  const head = 'type,entity_id,amount,fee,tax,created_at,settlement_id';
  const rows = Array.from(
    { length: 36_000 },
    (_, n) => `payment,pay_${n},3999,94,0,2026-11-03,setl_1`,
  );
  const file = new Blob([Buffer.from(`\ufeff${[head, ...rows].join('\r\n')}`, 'utf16le')]);
  expect(file.size).toBeGreaterThan(3.2 * 1024 * 1024);
  const body = new FormData();
  body.set('act', 'upload');
  body.set('month', '2026-11');
  body.set('mode', 'live');
  body.set('file', file, 'settlement.csv');
  const answer = await fetch(`${desk.url}/desk/month`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie, 'sec-fetch-site': 'same-origin' },
    body,
  });
  expect(answer.status).toBe(302);
  const page = await fetch(new URL(`${answer.headers.get('location')}`, desk.url), {
    headers: { cookie },
  });
  const html = await page.text();
  expect(html.includes('36000 rows of November 2026, 36000 of them new.')).toBe(true);
  expect(html.includes('And 35900 more.')).toBe(true);
});

it('keeps a note of 100 kB in its field, with the reason why it was not saved', async () => {
  const { id } = await submitEnquiry(desk.store);
  const note = 'She asked again. '.repeat(6_000).trim();
  const answer = await fetch(`${desk.url}/desk/enquiries/${id}`, {
    method: 'POST',
    headers: { cookie, 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({ do: 'note', note }),
  });
  expect(answer.status).toBe(400);
  const html = await answer.text();
  expect(html).toContain(note);
  expect(html).toContain('A note may have 4,000 characters; this one has more.');
});
