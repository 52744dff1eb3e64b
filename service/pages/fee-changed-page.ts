/**
 * The page before a payment whose fee has changed: the visitor's form, opened earlier, showed another fee than the
 * order has.
 */

import { minimalPageWords } from '#contract/pages/minimal-page-words.ts';
import { escapeHtml } from '#contract/text/escape-html.ts';
import { formatPaise, type Paise } from '#domain/money/money.ts';
import { minimalPage } from './minimal-page.ts';

const words = minimalPageWords.feeChanged;

type Fees = {
  shownPaise: Paise;
  paise: Paise;
  /** `pay` is the address where the order is paid; `form` is the address of the form. */
  pay: string;
  form: string;
};

/** Renders the page that tells a visitor that the fee has changed. Returns its HTML and the headers that it needs. */
export function feeChangedPage({ shownPaise, paise, pay, form }: Fees) {
  const { html, policy } = minimalPage({
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
