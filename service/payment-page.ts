/**
 * Where an enrolment goes on to its payment when PAYMENT_URL is set. A page of our own, and no redirect:
 * Chromium holds the redirects of a form to the `form-action` of the page it was sent from, which was built
 * without knowing the bank. An answer of 200 ends that chain, and the page then leads on by itself.
 */
import { barePage, escapeHtml } from './bare-page.ts';
import { madeFile } from './made-file.ts';
import type { StaticFile } from './static-file.ts';

export function paymentPage(paymentUrl: string): StaticFile {
  const address = escapeHtml(new URL(paymentUrl).href);
  const { html, policy } = barePage({
    title: 'Your enrolment is saved',
    head: `\n<meta http-equiv="refresh" content="0; url=${address}">`,
    main: `<p>One step is left: the payment, on the page of our payment provider. Your place is confirmed when it has arrived.</p>
<p><a class="button" href="${address}" rel="noopener">Go to the payment page</a></p>`,
    formAction: "'none'",
  });
  return madeFile(html, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'Accept-Encoding',
    'content-security-policy': policy,
    'x-frame-options': 'DENY',
  });
}
