/** The page that answers a browser's own form when the row could not be saved, compared exactly. */
import { parse } from 'parse5';
import { describe, expect, it } from 'vitest';
import { formSentences } from '#contract/forms/form-sentences.ts';
import { batchFullErrorCode, noComingDateErrorCode } from '#contract/forms/rest-error.ts';
import { fieldErrorSentences } from '#contract/rows/field-error-sentences.ts';
import { sampleOffersFile } from '../../tests/service/support/sample-offers-file.ts';
import { makeOffersFromFile, unknownOffers } from '../offers/read-offers.ts';
import { type FailedForm, makeFailedFormPage } from './make-failed-form-page.ts';

const form = (changes: Partial<FailedForm> = {}): FailedForm => ({
  table: 'request_a_call',
  code: '23514',
  message: fieldErrorSentences.phoneWrong,
  values: {},
  anonKey: 'the "key"',
  openBatches: [],
  offers: unknownOffers,
  siteUrl: '',
  ...changes,
});

type Element = {
  nodeName: string;
  attrs?: { name: string; value: string }[];
  childNodes?: Element[];
  value?: string;
};
const all = (node: Element, name: string): Element[] => [
  ...(node.nodeName === name ? [node] : []),
  ...(node.childNodes ?? []).flatMap((child) => all(child, name)),
];
const attributes = ({ attrs = [] }: Element) =>
  Object.fromEntries(attrs.map(({ name, value }) => [name, value]));
const textOf = (node: Element): string =>
  node.value ?? (node.childNodes ?? []).map(textOf).join('');
const pageOf = (changes: Partial<FailedForm> = {}) =>
  parse(makeFailedFormPage(form(changes)).html) as unknown as Element;
const named = (page: Element, element: string, name: string) => {
  const found = all(page, element).find((one) => attributes(one).name === name);
  if (!found) throw new Error(`There is no ${element} "${name}".`);
  return found;
};
const alertOf = (page: Element) =>
  all(page, 'p')
    .filter((one) => attributes(one).role === 'alert')
    .map(textOf);

describe('the page of a form that was not saved', () => {
  it.each([
    ['request_a_call', 'Your request was not sent', '/request-call'],
    ['enrollments', 'Your enrolment was not saved', '/enroll-form'],
    ['email_subscriptions', 'You are not subscribed yet', '/#subscribe'],
  ] as const)(
    'of %s says so, sends it again to its address, and links back',
    (table, title, back) => {
      const page = pageOf({ table });
      expect(all(page, 'h1').map(textOf)).toEqual([title]);
      const [sending] = all(page, 'form').map(attributes);
      expect(sending).toEqual({ method: 'post', action: `/rest/v1/${table}` });
      expect(all(page, 'a').map((one) => attributes(one).href)).toEqual([back]);
      expect(all(page, 'button').map((one) => attributes(one).type)).toEqual(['submit']);
    },
  );

  it('has the key, and the trap that no person sees', () => {
    const page = pageOf();
    expect(attributes(named(page, 'input', 'apikey'))).toMatchObject({
      type: 'hidden',
      value: 'the "key"',
    });
    expect(attributes(named(page, 'input', 'subject'))).toEqual({
      name: 'subject',
      tabindex: '-1',
      autocomplete: 'off',
      'data-1p-ignore': 'true',
      'data-bwignore': 'true',
      'data-form-type': 'other',
      'data-lpignore': 'true',
      'data-protonpass-ignore': 'true',
    });
  });

  it('shows the typed text again, as text', () => {
    const values = {
      name: '"><script>',
      email: 'a@b',
      phone: '1',
      program: 'Data Science',
      message: 'one\n</textarea>two',
    };
    const page = pageOf({ values });
    expect(attributes(named(page, 'input', 'name'))).toEqual({
      name: 'name',
      type: 'text',
      autocomplete: 'name',
      required: '',
      maxlength: '120',
      value: '"><script>',
    });
    expect(attributes(named(page, 'input', 'email'))).toMatchObject({
      type: 'email',
      value: 'a@b',
    });
    const message = named(page, 'textarea', 'message');
    expect(textOf(message)).toBe('one\n</textarea>two');
    expect(attributes(message)).toEqual({ name: 'message', rows: '4', maxlength: '2000' });
    const program = named(page, 'select', 'program');
    expect(attributes(program)).toEqual({ name: 'program', required: '' });
    const options = all(program, 'option');
    expect(options.filter((one) => 'selected' in attributes(one)).map(textOf)).toEqual([
      'Short term Internship',
    ]);
    expect(options.map((one) => attributes(one).value)).toEqual([
      '',
      'Web Development',
      'Data Science',
      'Machine Learning',
    ]);
    expect(all(page, 'script')).toEqual([]);
  });

  it('leaves a field empty that nobody has filled', () => {
    const page = pageOf({ values: { name: 7, message: null } });
    expect(attributes(named(page, 'input', 'name')).value).toBe('');
    expect(textOf(named(page, 'textarea', 'message'))).toBe('');
    const labels = all(page, 'label').map(textOf);
    for (const [n, label] of ['Leave', 'Name', 'Email', 'Phone', 'Program', 'Message'].entries())
      expect(labels[n]).toMatch(new RegExp(`^${label} `));
    expect(labels.map((label) => label.includes('(Optional)')).slice(0, 6)).toEqual([
      ...[false, false, false, false, false],
      true,
    ]);
  });

  it('links to our other host if the pages are there', () => {
    const siteUrl = 'https://pages.example';
    expect(all(pageOf({ siteUrl }), 'a').map((one) => attributes(one).href)).toEqual([
      'https://pages.example/request-call',
    ]);
    expect(makeFailedFormPage(form({ siteUrl })).policy).toContain(
      "form-action 'self' https://pages.example;",
    );
    expect(makeFailedFormPage(form()).policy).toContain("form-action 'self';");
  });
});

describe('the message of the page', () => {
  it('is the sentence of the catalogue for a call and a subscription, with the reason', () => {
    expect(alertOf(pageOf())).toEqual([formSentences.callFailed(fieldErrorSentences.phoneWrong)]);
    expect(alertOf(pageOf({ table: 'email_subscriptions', message: 'a <b>' }))).toEqual([
      formSentences.subscriptionFailed('a <b>'),
    ]);
  });

  it.each([
    ['nothing was sent', '23502', 'null value in column "name"', formSentences.enrolmentIncomplete],
    [
      'a field is empty',
      '23514',
      fieldErrorSentences.nameMissing,
      formSentences.enrolmentIncomplete,
    ],
    ['a field is wrong', '23514', fieldErrorSentences.emailWrong, fieldErrorSentences.emailWrong],
    [
      'one field is wrong and another is empty',
      '23514',
      `${fieldErrorSentences.emailWrong} ${fieldErrorSentences.phoneMissing}`,
      formSentences.enrolmentIncomplete,
    ],
    ['the database is away', 'PGRST000', 'We could not save this', formSentences.enrolmentFailed],
  ])('of an enrolment when %s', (_when, code, message, said) => {
    expect(alertOf(pageOf({ table: 'enrollments', code, message }))).toEqual([said]);
  });
});

describe('the choice of an offer', () => {
  const offers = makeOffersFromFile(sampleOffersFile);

  it('is all sold offers, by kind, with their fees, and what was chosen', () => {
    const page = pageOf({ offers, values: { offer: 'mern-workshop' } });
    const choice = named(page, 'select', 'offer');
    expect(all(choice, 'optgroup').map((one) => attributes(one).label)).toEqual([
      'Courses with internship',
      'Workshops',
    ]);
    expect(all(choice, 'option').map((one) => [attributes(one).value, textOf(one)])).toEqual([
      ['', 'No offer in particular'],
      ['flutter', 'Flutter, ₹3,999'],
      ['mern-workshop', 'MERN <Workshop> & "more", ₹399'],
    ]);
    const chosen = all(choice, 'option').filter((one) => 'selected' in attributes(one));
    expect(chosen.map((one) => attributes(one).value)).toEqual(['mern-workshop']);
    expect(
      all(page, 'label')
        .map(textOf)
        .some((one) => one.startsWith('Offer (Optional)')),
    ).toBe(true);
  });

  it('is passed on if the sold offers are unknown, unless it cannot be an offer', () => {
    const page = pageOf({ values: { offer: 'mern-stack' } });
    expect(attributes(named(page, 'input', 'offer'))).toEqual({
      type: 'hidden',
      name: 'offer',
      value: 'mern-stack',
    });
    for (const offer of ['"><b>', '', 7])
      expect(() => named(pageOf({ values: { offer } }), 'input', 'offer')).toThrow('no input');
  });
});

describe('the page of an enrolment for a start that is not open', () => {
  const start = '01a2208e-228f-7000-964e-3643ac9bd732';
  const values = { name: 'Asha', email: 'asha@example.com', mobile: '98765 43210', batch: start };
  const enrolment = { table: 'enrollments', values } as const;

  it('does not send that start again, and offers no call about a next batch', () => {
    const refusal = { code: noComingDateErrorCode, message: fieldErrorSentences.batchWrong };
    for (const openBatches of [[], [{ id: start, label: '10 December', isFull: false }]]) {
      const page = pageOf({ ...enrolment, ...refusal, openBatches: openBatches });
      expect(all(page, 'a').map((one) => attributes(one).href)).toEqual(['/enroll-form']);
      const sent = [...all(page, 'input'), ...all(page, 'option')].map(attributes);
      expect(sent.filter(({ name, selected }) => name === 'batch' || selected === '')).toEqual([]);
    }
  });

  it('takes along what was typed to the waiting list when every place is taken', () => {
    const values = { ...enrolment.values, name: '"Asha"' };
    const page = pageOf({ ...enrolment, values, code: batchFullErrorCode });
    const [way] = all(page, 'form');
    expect(attributes(way as Element)).toEqual({ method: 'post', action: '/waiting-list' });
    const hidden = all(way as Element, 'input').map(attributes);
    expect(hidden.map(({ name, value }) => [name, value])).toEqual([
      ...Object.entries(values).filter(([name]) => name !== 'batch'),
      ['offer', ''],
      ['batch', start],
    ]);
  });
});
