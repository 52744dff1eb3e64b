/**
 * Where an enrolment goes on to its payment when PAYMENT_URL is set. A page of our own, and no redirect:
 * Chromium holds the redirects of a form to the `form-action` of the page it was sent from, which was built
 * without knowing the bank. An answer of 200 ends that chain, and the page then leads on by itself.
 */

import { escapeHtml } from '#contract/escape-html.ts';
import { minimalPageWords } from '#contract/minimal-page-words.ts';
import { createdPage } from '../static/created-page.ts';
import type { StaticFile } from '../static/static-file.ts';
import { minimalPage } from './minimal-page.ts';

const words = minimalPageWords.payment;

export function paymentPage(paymentUrl: string): StaticFile {
  // The demonstration's page is one of our own, and has no origin in its address.
  const address = escapeHtml(URL.parse(paymentUrl)?.href ?? paymentUrl);
  const { html, policy } = minimalPage({
    title: words.title,
    head: `\n<meta http-equiv="refresh" content="0; url=${address}">`,
    main: `<p>${words.text}</p>
<p><a class="button" href="${address}" rel="noopener">${words.go}</a></p>`,
    formAction: "'none'",
  });
  return createdPage(html, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'Accept-Encoding',
    'content-security-policy': policy,
    'x-frame-options': 'DENY',
  });
}
