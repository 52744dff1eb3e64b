/**
 * The page a visitor without JavaScript gets when a form could not be saved: what went wrong in the
 * specification's words, the form again with everything that was typed, and a button to send it again.
 * It stands on its own, because it has to be readable when the site's files are not.
 */
import { createHash } from 'node:crypto';
import { bounds } from '#contract/bounds.ts';
import { formGuard, trapAttributes } from '#contract/form-guard.ts';
import { formPages } from '#contract/landing-pages.ts';
import { programs } from '#contract/programs.ts';
import { sentences } from '#contract/sentences.ts';
import type { TableName } from '#contract/tables.ts';

export type FailedForm = {
  table: TableName;
  code: string;
  message: string;
  values: Readonly<Record<string, unknown>>;
  anonKey: string;
  /** Where the site's pages are; empty when they are beside the service. */
  siteUrl: string;
  paymentUrl: string | null;
};

const style = `
:root{color-scheme:light dark;--rice:#fbf6ec;--ink:#1f1b3a;--line:#8a83a8;--kumkum:#b3261e}
@media (prefers-color-scheme:dark){:root{--rice:#17142b;--ink:#f4eddf;--line:#8f88b5;--kumkum:#ffb4a9}}
*{box-sizing:border-box}
body{margin:0;background:var(--rice);color:var(--ink);font:1.0625rem/1.55 system-ui,sans-serif}
main{max-width:34rem;margin:0 auto;padding:2rem 1.25rem 4rem}
h1{font-size:1.75rem;line-height:1.15;margin:0 0 1rem}
.error{border-left:4px solid var(--kumkum);padding:.5rem 0 .5rem 1rem;margin:0 0 1.5rem;color:var(--kumkum);font-weight:600}
label{display:block;margin:0 0 1rem}
input,select,textarea{display:block;width:100%;min-height:2.75rem;margin-top:.25rem;padding:.5rem .75rem;font:inherit;color:inherit;background:transparent;border:1px solid var(--line);border-radius:.375rem}
option{color:#1f1b3a;background:#fbf6ec}
button{min-height:2.75rem;padding:.5rem 1.5rem;font:inherit;font-weight:700;color:#1f1b3a;background:#f2a20c;border:2px solid #1f1b3a;border-radius:.375rem}
a{color:inherit}
.guard{position:absolute;left:-200vw}
:focus-visible{outline:3px solid #f2a20c;outline-offset:2px}`.trim();

const styleHash = createHash('sha256').update(style).digest('base64');

const trapHints = Object.entries(trapAttributes)
  .map(([name, value]) => `${name}="${value}"`)
  .join(' ');

const titles: Record<TableName, string> = {
  request_a_call: 'Your request was not sent',
  enrollments: 'Your enrolment was not saved',
  email_subscriptions: 'You are not subscribed yet',
};

/** The page and the content policy it needs. Chromium applies form-action to redirects as well. */
export function formPage(form: FailedForm): { html: string; policy: string } {
  const payment = form.paymentUrl === null ? '' : ` ${new URL(form.paymentUrl).origin}`;
  const site = form.siteUrl === '' ? '' : ` ${form.siteUrl}`;
  const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'${site}${payment}; base-uri 'none'; frame-ancestors 'none'`;
  const back = `${form.siteUrl}${formPages[form.table]}`;
  const html = `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${titles[form.table]}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${titles[form.table]}</h1>
<p class="error" role="alert">${escapeHtml(sentence(form))}</p>
<form method="post" action="/rest/v1/${form.table}">
<input type="hidden" name="${formGuard.keyField}" value="${escapeHtml(form.anonKey)}">
<label class="guard" aria-hidden="true">Leave this empty <input name="${formGuard.trapField}" tabindex="-1" autocomplete="off" ${trapHints}></label>
${fields[form.table](form.values)}
<button type="submit">Send it again</button>
</form>
<p>What you typed is still here. <a href="${escapeHtml(back)}">Back to the site</a></p>
</main>
</body>
</html>
`;
  return { html, policy };
}

/** The text of the error catalogue for this form. */
function sentence({ table, code, message }: FailedForm): string {
  if (table === 'request_a_call') return sentences.callFailed(message);
  if (table === 'email_subscriptions') return sentences.subscriptionFailed(message);
  const isMissing = code === '23502' || /^Please enter your /.test(message);
  if (isMissing) return sentences.enrolmentIncomplete;
  // What a visitor can put right is said; everything else is the catalogue's one sentence.
  return code === '23514' ? message : sentences.enrolmentFailed;
}

type Values = Readonly<Record<string, unknown>>;

const input = (
  values: Values,
  label: string,
  name: string,
  type: string,
  autocomplete: string,
  most: number,
) =>
  `<label>${label} <input name="${name}" type="${type}" autocomplete="${autocomplete}" required maxlength="${most}" value="${typed(values, name)}"></label>`;

const nameInput = (values: Values) => input(values, 'Name', 'name', 'text', 'name', bounds.name);
const emailInput = (values: Values) =>
  input(values, 'Email', 'email', 'email', 'email', bounds.email);

const fields: Record<TableName, (values: Values) => string> = {
  request_a_call: (values) =>
    [
      nameInput(values),
      emailInput(values),
      input(values, 'Phone', 'phone', 'tel', 'tel', bounds.phone),
      `<label>Program <select name="program" required><option value="">Select Program</option>${programs
        .map(
          ({ value, label }) =>
            `<option value="${value}"${values.program === value ? ' selected' : ''}>${label}</option>`,
        )
        .join('')}</select></label>`,
      `<label>Message (Optional) <textarea name="message" rows="4" maxlength="${bounds.message}">\n${typed(values, 'message')}</textarea></label>`,
    ].join('\n'),
  enrollments: (values) =>
    [
      nameInput(values),
      emailInput(values),
      input(values, 'Mobile', 'mobile', 'tel', 'tel', bounds.phone),
    ].join('\n'),
  email_subscriptions: emailInput,
};

function typed(values: Values, name: string): string {
  const value = values[name];
  return typeof value === 'string' ? escapeHtml(value) : '';
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
