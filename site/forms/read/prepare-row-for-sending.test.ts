import { describe, expect, it } from 'vitest';
import { fieldErrorSentences } from '#contract/rows/field-error-sentences.ts';
import { type TableName, tableColumns, tableNames } from '#contract/rows/visitor-tables.ts';
import { prepareRowForSending } from './prepare-row-for-sending.ts';
import { read as readCall } from './read-call-request.ts';
import { read as readEnrolment } from './read-enrolment.ts';
import { read as readSubscription } from './read-subscription.ts';

describe('fields that a page of an earlier release does not have', () => {
  const nothing = new FormData();

  it('count as empty', () => {
    expect(readSubscription(nothing)).toBeNull();
    expect(readEnrolment(nothing)).toMatchObject({
      message: 'All fields are required',
      fields: { name: fieldErrorSentences.nameMissing, mobile: fieldErrorSentences.phoneMissing },
    });
    expect(readCall(nothing)).toMatchObject({
      message: '',
      fields: {
        name: fieldErrorSentences.nameMissing,
        program: fieldErrorSentences.programMissing,
      },
    });
  });
});

const formOf = (values: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
};

describe('a form with only the required fields filled', () => {
  const forms = {
    request_a_call: readCall,
    enrollments: readEnrolment,
    email_subscriptions: readSubscription,
  } satisfies Record<Exclude<TableName, 'waiting_list'>, unknown>;
  const required = {
    request_a_call: {
      name: 'Asha',
      email: 'asha@example.com',
      phone: '98765 43210',
      program: 'Data Science',
    },
    enrollments: { name: 'Asha', email: 'asha@example.com', mobile: '98765 43210' },
    email_subscriptions: { email: 'asha@example.com' },
  };

  // The waiting list is left out, because the service renders its form.
  const ofTheSite = tableNames.filter((table) => table !== 'waiting_list');
  it.each(ofTheSite)('sends of %s the columns that the specification names', (table) => {
    const empty = Object.fromEntries(tableColumns[table].map((column) => [column, '']));
    const typed = required[table];
    expect(forms[table](formOf({ ...empty, ...typed }))).toEqual({
      row: table === 'request_a_call' ? { ...typed, message: null } : typed,
    });
  });

  it('sends no column that the previous release of the service does not know', () => {
    const row = { ...required.request_a_call, message: null, source: null };
    expect(prepareRowForSending({ ...row, city: null })).toEqual({
      ...required.request_a_call,
      message: null,
    });
    expect(prepareRowForSending({ ...row, city: 'Pune' })).toMatchObject({ city: 'Pune' });
  });
});

describe('an offer', () => {
  const typed = { name: 'Asha', email: 'asha@example.com', mobile: '98765 43210' };

  it('is sent when one was chosen', () => {
    expect(readEnrolment(formOf({ ...typed, offer: 'mern-stack' }))).toEqual({
      row: { ...typed, offer: 'mern-stack' },
    });
  });

  it('is not sent for a row without one', () => {
    expect(readEnrolment(formOf(typed))).toEqual({ row: typed });
    expect(readEnrolment(formOf({ ...typed, offer: '' }))).toEqual({ row: typed });
  });
});
