import { describe, expect, it } from 'vitest';
import { fieldSentences } from '#contract/sentences.ts';
import { read as readCall } from './read-call-request.ts';
import { read as readEnrolment } from './read-enrolment.ts';
import { read as readSubscription } from './read-subscription.ts';

describe('fields that a page of an earlier release does not have', () => {
  const nothing = new FormData();

  it('count as empty', () => {
    expect(readSubscription(nothing)).toBeNull();
    expect(readEnrolment(nothing)).toMatchObject({
      message: 'All fields are required',
      fields: { name: fieldSentences.nameMissing, mobile: fieldSentences.phoneMissing },
    });
    expect(readCall(nothing)).toMatchObject({
      message: '',
      fields: { name: fieldSentences.nameMissing, program: fieldSentences.programMissing },
    });
  });
});

describe('an offer', () => {
  const typed = { name: 'Asha', email: 'asha@example.com', mobile: '98765 43210' };
  const formOf = (values: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(values)) form.set(name, value);
    return form;
  };

  it('is sent when one was chosen', () => {
    expect(readEnrolment(formOf({ ...typed, offer: 'mern-stack' }))).toEqual({
      row: { ...typed, offer: 'mern-stack' },
    });
  });

  it('is no column of a row without one', () => {
    expect(readEnrolment(formOf(typed))).toEqual({ row: typed });
    expect(readEnrolment(formOf({ ...typed, offer: '' }))).toEqual({ row: typed });
  });
});
