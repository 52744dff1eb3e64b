/** A row about an offer: what is accepted and what is refused. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noComingDateErrorCode } from '#contract/forms/rest-error.ts';
import { minimalPageWords } from '#contract/pages/minimal-page-words.ts';
import { fieldErrorSentences } from '#contract/rows/field-error-sentences.ts';
import { escapeHtml } from '#contract/text/escape-html.ts';
import { makeScratchFolder } from './support/make-scratch-folder.ts';
import { writeSampleOffersFile } from './support/sample-offers-file.ts';
import { anonKey, startTestApp, type TestApp } from './support/start-test-app.ts';

const person = { name: 'Asha', email: 'asha@example.com', mobile: '98765 43210' };
const call = {
  name: 'Asha',
  email: 'asha@example.com',
  phone: '98765 43210',
  program: 'Data Science',
  message: null,
};

const folder = makeScratchFolder();
const siteDir = join(folder.path, 'client');
let app: TestApp;
let alone: TestApp;
beforeAll(async () => {
  mkdirSync(siteDir);
  writeSampleOffersFile(siteDir);
  app = await startTestApp({ siteDir });
  alone = await startTestApp();
});
afterAll(async () => {
  await app.close();
  await alone.close();
  folder.remove();
});

function send(table: string, row: Record<string, unknown>, to = app) {
  return fetch(`${to.url}/rest/v1/${table}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: anonKey },
    body: JSON.stringify(row),
  });
}

function submit(table: string, fields: Record<string, string>, to = app) {
  return fetch(`${to.url}/rest/v1/${table}`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'text/html',
      origin: to.url,
    },
    body: new URLSearchParams(fields),
  });
}

describe('an enrolment and a call request', () => {
  it.each([
    ['enrollments', person],
    ['request_a_call', call],
  ])('of %s contain their offer, or none', async (table, row) => {
    for (const offer of ['flutter', null, undefined])
      expect((await send(table, { ...row, name: `With ${offer}`, offer })).status).toBe(201);
    const kept = (await app.leads()).filter((lead) => lead.table === table);
    expect(kept.map((lead) => [lead.name, lead.offer])).toEqual([
      ['With flutter', 'flutter'],
      ['With null', null],
      ['With undefined', null],
    ]);
  });

  it.each(['enrollments', 'request_a_call'])(
    'of %s are refused with a sentence when the offer is not sold, or no slug at all',
    async (table) => {
      const row = table === 'enrollments' ? person : call;
      const before = (await app.leads()).length;
      for (const offer of [
        'flutter-of-last-year',
        'constructor',
        'Flutter',
        'a b',
        'x'.repeat(61),
      ]) {
        const answer = await send(table, { ...row, offer });
        expect([answer.status, await answer.json()]).toEqual([
          400,
          { code: '23514', details: null, hint: null, message: fieldErrorSentences.offerWrong },
        ]);
      }
      expect(await app.leads()).toHaveLength(before);
    },
  );

  it('without JavaScript may leave the choice open', async () => {
    const fields = { ...person, name: 'Open', offer: '', apikey: anonKey };
    expect((await submit('enrollments', fields)).status).toBe(303);
    expect((await app.leads()).find(({ name }) => name === 'Open')?.offer).toBeNull();
  });

  it('without JavaScript get a page that keeps the typed text and lists the sold offers', async () => {
    const fields = { ...person, name: 'Ravi "R"', offer: 'gone', apikey: anonKey };
    const answer = await submit('enrollments', fields);
    const html = await answer.text();
    expect(answer.status).toBe(400);
    expect(html).toContain(fieldErrorSentences.offerWrong);
    expect(html).toContain('value="Ravi &quot;R&quot;"');
    expect(html).toContain('<optgroup label="Workshops">');
    expect(html).toContain('>MERN &lt;Workshop&gt; &amp; &quot;more&quot;, ₹399</option>');
    expect(html).not.toContain('gone');
  });

  it('without JavaScript keep a valid choice when another field was wrong', async () => {
    const fields = { ...person, mobile: '12', offer: 'flutter', apikey: anonKey };
    expect(await (await submit('enrollments', fields)).text()).toContain(
      '<option value="flutter" selected>Flutter, ₹3,999</option>',
    );
  });
});

describe('an enrolment for an offer with dates', () => {
  /** An hour before the end of the first day, 10 June 2025, in India. */
  let now = Date.parse('2025-06-10T23:00:00+05:30');
  const hour = 60 * 60 * 1000;
  const dated = { ...person, offer: 'mern-workshop' };
  const message = minimalPageWords.form.noDate('MERN <Workshop> & "more"');
  let own: TestApp;
  beforeAll(async () => {
    own = await startTestApp({ siteDir, clock: () => now });
  });
  afterAll(() => own.close());

  it('is accepted until its first day, and refused from the day after with a sentence', async () => {
    expect((await send('enrollments', dated, own)).status).toBe(201);
    now += hour;
    const answer = await send('enrollments', dated, own);
    expect([answer.status, await answer.json()]).toEqual([
      410,
      { code: noComingDateErrorCode, details: null, hint: null, message },
    ]);
    expect(message).toContain('Ask for a call');
    expect(await own.leads()).toHaveLength(1);
  });

  it('without JavaScript is answered with the typed text and a link to ask for the next date', async () => {
    const answer = await submit('enrollments', { ...dated, apikey: anonKey }, own);
    const html = await answer.text();
    expect(answer.status).toBe(410);
    expect(html).toContain(escapeHtml(message));
    expect(html).toContain('href="/request-call?offer=mern-workshop">Ask for the next batch</a>');
    expect(html).toContain(
      'href="/waiting-list?offer=mern-workshop">Put yourself on the waiting list</a>',
    );
    for (const typed of Object.values(person)) expect(html).toContain(`value="${typed}"`);
    expect(html).toContain('value="mern-workshop" selected');
  });

  it('does not prevent a call request about it, or an enrolment for an offer that starts by arrangement', async () => {
    expect((await send('request_a_call', { ...call, offer: dated.offer }, own)).status).toBe(201);
    for (const offer of ['flutter', null])
      expect((await send('enrollments', { ...person, offer }, own)).status).toBe(201);
  });
});

describe('a service that has no built site', () => {
  it('accepts any slug, as a plain PostgREST does, and nothing that is no slug', async () => {
    expect((await send('enrollments', { ...person, offer: 'whatever' }, alone)).status).toBe(201);
    expect((await send('enrollments', { ...person, offer: 'What ever' }, alone)).status).toBe(400);
  });

  it('keeps a choice on the page that asks again, and drops an invalid one', async () => {
    const fields = { ...person, mobile: '12', apikey: anonKey };
    const page = (offer: string) =>
      submit('enrollments', { ...fields, offer }, alone).then((answer) => answer.text());
    expect(await page('flutter')).toContain('<input type="hidden" name="offer" value="flutter">');
    expect(await page('"><b>')).not.toContain('name="offer"');
  });
});
