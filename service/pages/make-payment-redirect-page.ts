/**
 * Renders the page that leads from the enrolment form to the payment, at the fixed address (PAYMENT_URL) or at the
 * order's payment link. The form can't be redirected to the bank: Chromium allows only redirects to sites in the
 * `form-action` of the form's page, and the bank is not among them. The 200 response of this page ends the redirects,
 * and then the page opens the bank's page.
 */

import { minimalPageWords } from '#contract/pages/minimal-page-words.ts';
import { escapeHtml } from '#contract/text/escape-html.ts';
import { makeInMemoryPage } from '../static/make-in-memory-page.ts';
import type { StaticFile } from '../static/static-file.ts';
import { makeMinimalPage } from './make-minimal-page.ts';

const words = minimalPageWords.payment;

export function makePaymentRedirectPage(paymentUrl: string): StaticFile {
  // The address of the demonstration bank's page is a path on this site. `URL.parse` can't parse a path, so the path is
  // used unchanged.
  const address = escapeHtml(URL.parse(paymentUrl)?.href ?? paymentUrl);
  const { html, policy } = makeMinimalPage({
    title: words.title,
    head: `\n<meta http-equiv="refresh" content="0; url=${address}">`,
    main: `<p>${words.text}</p>
<p><a class="button" href="${address}" rel="noopener">${words.go}</a></p>`,
    formAction: "'none'",
  });
  return makeInMemoryPage(html, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'Accept-Encoding',
    'content-security-policy': policy,
    'x-frame-options': 'DENY',
  });
}
