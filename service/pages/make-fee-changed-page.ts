/**
 * Makes the page that a visitor sees before paying, if the fee has changed since the form was opened: the form showed
 * another fee than the order has.
 */

import { minimalPageWords } from '#contract/pages/minimal-page-words.ts';
import { escapeHtml } from '#contract/text/escape-html.ts';
import { formatPaise, type Paise } from '#domain/money/money.ts';
import { makeMinimalPage } from './make-minimal-page.ts';

const words = minimalPageWords.feeChanged;

type Fees = {
  shownPaise: Paise;
  paise: Paise;
  /** `pay` is the address where the order is paid; `form` is the address of the form. */
  pay: string;
  form: string;
};

/** Returns the page's HTML, and the headers that the page needs. */
export function makeFeeChangedPage({ shownPaise, paise, pay, form }: Fees) {
  const { html, policy } = makeMinimalPage({
    title: words.title,
    main: `<p>${words.text(formatPaise(shownPaise), formatPaise(paise))}</p>
<p><a class="button" href="${escapeHtml(pay)}">${words.pay(formatPaise(paise))}</a></p>
<p><a href="${escapeHtml(form)}">${words.form}</a></p>`,
    formAction: "'none'",
  });
  return {
    html,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'x-frame-options': 'DENY',
    },
  };
}
