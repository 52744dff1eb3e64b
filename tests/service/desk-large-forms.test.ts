/**
 * A form of the desk that is much too long: a page says so, and the connection stays open while the browser still
 * sends.
 */
import { request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { minimalPageWords } from '#contract/minimal-page-words.ts';
import { type InProcessDesk, startInProcessDesk } from './support/in-process-desk.ts';
import { makeStaffMember, submitEnquiry } from './support/staff-and-enquiries.ts';

let desk: InProcessDesk;
let cookie: string;
beforeAll(async () => {
  desk = await startInProcessDesk();
  cookie = await desk.cookieOf(await makeStaffMember(desk.store, 'owner'));
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
