/**
 * Renders the page that leads from an enrolment to its payment, at the fixed address (PAYMENT_URL) or at the order's
 * payment link. A redirect would fail: Chromium checks redirects against the `form-action` of the page with the form,
 * and that page does not name the bank. The 200 response of this page ends the chain of redirects. Then this page opens
 * the bank's page.
 */

import { minimalPageWords } from '#contract/pages/minimal-page-words.ts';
import { escapeHtml } from '#contract/text/escape-html.ts';
import { inMemoryPage } from '../static/in-memory-page.ts';
import type { StaticFile } from '../static/static-file.ts';
import { minimalPage } from './minimal-page.ts';

const words = minimalPageWords.payment;

export function paymentRedirectPage(paymentUrl: string): StaticFile {
  // The demonstration's page is on this site: its address is a path, which `URL.parse` can't parse, so it is used
  // unchanged.
  const address = escapeHtml(URL.parse(paymentUrl)?.href ?? paymentUrl);
  const { html, policy } = minimalPage({
    title: words.title,
    head: `\n<meta http-equiv="refresh" content="0; url=${address}">`,
    main: `<p>${words.text}</p>
<p><a class="button" href="${address}" rel="noopener">${words.go}</a></p>`,
    formAction: "'none'",
  });
  return inMemoryPage(html, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'Accept-Encoding',
    'content-security-policy': policy,
    'x-frame-options': 'DENY',
  });
}
