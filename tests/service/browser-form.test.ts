/** The requests of a browser without JavaScript, and the pages that it gets. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formSentences } from '#contract/forms/form-sentences.ts';
import { fieldErrorSentences } from '#contract/rows/field-error-sentences.ts';
import { StoreUnavailable } from '#database/store-errors.ts';
import { makeScratchFolder } from './support/make-scratch-folder.ts';
import { anonKey, startTestApp, type TestApp } from './support/start-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { CORS_ORIGINS: 'https://pages.example' } });
});
afterAll(() => app.close());

const person = {
  name: 'Asha',
  email: 'asha@example.com',
  phone: '98765 43210',
  program: 'Data Science',
  message: '',
};
const accept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

function submit(
  table: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
  to: TestApp = app,
) {
  return fetch(`${to.url}/rest/v1/${table}`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      accept,
      origin: to.url,
      ...headers,
    },
    body: new URLSearchParams(fields),
  });
}

describe('a form of a browser without JavaScript', () => {
  it.each([
    ['request_a_call', person, '/request-call/thanks'],
    [
      'enrollments',
      { name: 'Ravi', email: 'r@example.com', mobile: '098765-43210' },
      '/enroll-form/payment',
    ],
    ['email_subscriptions', { email: 's@example.com' }, '/subscribed'],
  ])('of %s leads to a page that confirms it', async (table, fields, page) => {
    const answer = await submit(table, { ...fields, website: '', opened: '', apikey: anonKey });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, page]);
    expect((await app.leads()).filter((lead) => lead.table === table)).toHaveLength(1);
  });

  describe('when payments are possible', () => {
    const paymentUrl = 'https://pay.example/miranaya?for=a&kind=%22b%22';
    const fields = { name: 'Ravi', email: 'r@example.com', mobile: '098765-43210' };
    let paid: TestApp;
    beforeAll(async () => {
      const env = { PAYMENT_URL: paymentUrl, CORS_ORIGINS: 'https://pages.example' };
      paid = await startTestApp({ env });
    });
    afterAll(() => paid.close());

    it('redirects to the payment over a page of ours, from every page of ours', async () => {
      for (const origin of [paid.url, 'https://pages.example']) {
        const answer = await submit(
          'enrollments',
          { ...fields, apikey: anonKey },
          { origin },
          paid,
        );
        expect([answer.status, answer.headers.get('location')]).toEqual([
          303,
          '/enroll-form/payment',
        ]);
      }
      const page = await fetch(`${paid.url}/enroll-form/payment`);
      const html = await page.text();
      expect(page.status).toBe(200);
      expect(html).toContain(
        '<meta http-equiv="refresh" content="0; url=https://pay.example/miranaya?for=a&amp;kind=%22b%22">',
      );
      expect(html).toContain('href="https://pay.example/miranaya?for=a&amp;kind=%22b%22"');
      expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    });

    it('redirects to the payment of the build, when the service itself has no setting', async () => {
      const folder = makeScratchFolder();
      mkdirSync(join(folder.path, 'client'));
      const built = { paymentUrl: 'https://built.example/pay' };
      writeFileSync(join(folder.path, 'site-table.json'), JSON.stringify(built));
      const siteDir = join(folder.path, 'client');
      for (const [env, where] of [
        [{}, 'https://built.example/pay'],
        [{ PAYMENT_URL: 'https://set.example/pay' }, 'https://set.example/pay'],
      ] as const) {
        const app = await startTestApp({ siteDir, env });
        const page = await fetch(`${app.url}/enroll-form/payment/`);
        expect(await page.text()).toContain(`href="${where}"`);
        await app.close();
      }
      folder.remove();
    });

    it('stays on our page when it must be corrected, whatever the payment is', async () => {
      const failed = await submit('enrollments', { ...fields, mobile: '1' }, {}, paid);
      expect(failed.status).toBe(400);
      expect(failed.headers.get('content-security-policy')).toContain("form-action 'self';");
    });

    it('names the payment in the answer when it is sent by script, for an enrolment only', async () => {
      const post = (table: string, row: object) =>
        fetch(`${paid.url}/rest/v1/${table}`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            apikey: anonKey,
            origin: 'https://pages.example',
          },
          body: JSON.stringify(row),
        });
      const enrolment = await post('enrollments', { ...fields, name: 'Kala' });
      expect([enrolment.status, enrolment.headers.get('payment-location')]).toEqual([
        201,
        paymentUrl,
      ]);
      expect(enrolment.headers.get('access-control-expose-headers')).toContain('Payment-Location');
      const subscription = await post('email_subscriptions', { email: 'k@example.com' });
      expect([subscription.status, subscription.headers.get('payment-location')]).toEqual([
        201,
        null,
      ]);
    });
  });

  it('gets a page with the exact text, and all typed text, when it fails', async () => {
    const answer = await submit('request_a_call', {
      ...person,
      name: '"><script>alert(1)</script>',
      phone: '12',
      message: '\nfirst line & <b>',
    });
    const html = await answer.text();
    expect(answer.status).toBe(400);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(html).toContain(formSentences.callFailed(fieldErrorSentences.phoneWrong));
    expect(html).toContain('role="alert"');
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
    expect(html).toContain('\nfirst line &amp; &lt;b&gt;</textarea>');
    expect(html).toContain('<option value="Data Science" selected>Short term Internship</option>');
    expect(html).not.toContain('<script>');
    expect(html).toMatch(/<input name="subject" tabindex="-1" autocomplete="off" data-1p-ignore/);
    expect(answer.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-/,
    );
  });

  it('is confirmed in the words of the catalogue, form by form', async () => {
    const text = async (table: string, fields: Record<string, string>, to = app) =>
      (await submit(table, fields, {}, to)).text();
    expect(await text('enrollments', { name: 'A', email: '', mobile: '' })).toContain(
      formSentences.enrolmentIncomplete,
    );
    expect(await text('enrollments', { name: 'A' })).toContain(formSentences.enrolmentIncomplete);
    expect(await text('enrollments', { name: 'A', email: 'a@b.in', mobile: '1' })).toContain(
      fieldErrorSentences.phoneWrong,
    );
    expect(await text('email_subscriptions', { email: 'x' })).toContain(
      formSentences.subscriptionFailed(fieldErrorSentences.emailWrong),
    );
    const away = await startTestApp({
      store: {
        ...app.store,
        insertAsVisitor: () => Promise.reject(new StoreUnavailable(new Error('gone'))),
        close: async () => {},
      },
    });
    expect(
      await text('enrollments', { name: 'A', email: 'a@b.in', mobile: '9876543210' }, away),
    ).toContain(formSentences.enrolmentFailed);
    expect(await text('request_a_call', person, away)).toContain(
      'Error submitting form: We could not save',
    );
    await away.close();
  });
});

it('a script of a listed origin may read the errors', async () => {
  const refused = await fetch(`${app.url}/rest/v1/enrollments`, {
    method: 'POST',
    headers: {
      origin: 'https://pages.example',
      'content-type': 'application/json',
      apikey: 'wrong-key',
    },
    body: '{}',
  });
  expect(refused.headers.get('access-control-allow-origin')).toBe('https://pages.example');
  expect(refused.headers.get('vary')).toContain('Origin');
});
