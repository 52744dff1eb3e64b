import { describe, expect, it } from 'vitest';
import { makeFieldValueOfLength } from '../../tests/support/make-field-value-of-length.ts';
import { callRequestPrograms, programLabelOfValue } from '../forms/call-request-programs.ts';
import { defaultAnonKey } from '../forms/default-anon-key.ts';
import { type FormField, formFields } from '../forms/form-fields.ts';
import { formGuardNames } from '../forms/form-guard-names.ts';
import { serviceFailureSentences } from '../forms/form-sentences.ts';
import { paymentLocationHeader } from '../forms/payment-location-header.ts';
import { readRestError } from '../forms/rest-error.ts';
import { callRequestSchema } from './call-request.ts';
import { emailSubscriptionSchema } from './email-subscription.ts';
import { enrolmentSchema } from './enrolment.ts';
import { fieldErrorSentences } from './field-error-sentences.ts';
import { nameField, optionalField } from './field-schemas.ts';
import { maxLengths } from './max-lengths.ts';
import { isPhoneNumber, toE164 } from './to-e164.ts';
import {
  isOptionalColumn,
  isTableName,
  tableColumns,
  tableNames,
  tableSchemas,
} from './visitor-tables.ts';

const call = {
  name: ' Asha Ravi ',
  email: 'asha@example.com ',
  phone: '+91 98765 43210',
  program: 'Data Science',
  message: '',
};

function sentencesFor(result: { success: boolean; error?: { issues: { message: string }[] } }) {
  return result.error?.issues.map((issue) => issue.message);
}

describe('a call request', () => {
  it('is trimmed, and an empty message becomes null', () => {
    expect(callRequestSchema.parse(call)).toMatchObject({
      name: 'Asha Ravi',
      email: 'asha@example.com',
      phone: '+91 98765 43210',
      program: 'Data Science',
      message: null,
    });
  });

  it('is accepted without a message, or with null', () => {
    const { message: _, ...without } = call;
    expect(callRequestSchema.parse(without).message).toBeNull();
    expect(callRequestSchema.parse({ ...call, message: null }).message).toBeNull();
    expect(callRequestSchema.parse({ ...call, message: ' \n ' }).message).toBeNull();
  });

  it('keeps the lines of a message, with one kind of line end', () => {
    for (const message of ['one\r\ntwo\n\tthree ', 'one\rtwo\r\tthree', 'one\u2029two\n\tthree'])
      expect(callRequestSchema.parse({ ...call, message }).message).toBe('one\ntwo\n\tthree');
  });

  it('takes names in any script', () => {
    for (const name of ['ஆஷா', 'आशा रवि', "D'Souza-Łukasz 3rd", '李', 'A', '😀 Ravi'])
      expect(callRequestSchema.parse({ ...call, name }).name).toBe(name);
  });

  it('counts blanks as empty and names the field to fill in', () => {
    expect(callRequestSchema.safeParse({ ...call, name: ' \u00a0 ' }).error?.issues).toMatchObject([
      { path: ['name'], message: fieldErrorSentences.nameMissing },
    ]);
  });

  it('refuses a program other than the three, control characters and half characters', () => {
    expect(
      sentencesFor(callRequestSchema.safeParse({ ...call, program: 'Certified Course' })),
    ).toEqual([fieldErrorSentences.programMissing]);
    for (const name of ['a\u0000b', 'a\nb', 'a\ud800b', 'a\u0085b'])
      expect(sentencesFor(callRequestSchema.safeParse({ ...call, name }))).toEqual([
        fieldErrorSentences.unreadable,
      ]);
  });

  it('limits the length of stored values', () => {
    const long = { ...call, name: 'n'.repeat(maxLengths.name + 1), message: 'm'.repeat(2001) };
    expect(sentencesFor(callRequestSchema.safeParse(long))).toEqual([
      fieldErrorSentences.nameTooLong,
      fieldErrorSentences.messageTooLong,
    ]);
  });

  it('reports one error per field, the first one', () => {
    const none = { name: '', email: '', phone: '', program: '', message: null };
    expect(sentencesFor(callRequestSchema.safeParse(none))).toEqual([
      fieldErrorSentences.nameMissing,
      fieldErrorSentences.emailMissing,
      fieldErrorSentences.phoneMissing,
      fieldErrorSentences.programMissing,
    ]);
    const unreadable = '\u0001'.repeat(maxLengths.message + 1);
    const wrong = { ...call, name: unreadable, email: '@'.repeat(255), phone: '+'.repeat(33) };
    expect(sentencesFor(callRequestSchema.safeParse({ ...wrong, message: unreadable }))).toEqual([
      fieldErrorSentences.unreadable,
      fieldErrorSentences.emailWrong,
      fieldErrorSentences.phoneWrong,
      fieldErrorSentences.unreadable,
    ]);
  });

  it('reports a message that is no text as unreadable', () => {
    expect(sentencesFor(callRequestSchema.safeParse({ ...call, message: 7 }))).toEqual([
      fieldErrorSentences.unreadable,
    ]);
  });

  it('refuses a key that is no column', () => {
    expect(callRequestSchema.safeParse({ ...call, id: 1 }).success).toBe(false);
  });
});

describe('a field that may be left empty', () => {
  const field = optionalField(nameField);

  it('is null when it is empty, and otherwise has its usual value', () => {
    for (const written of [undefined, null, '', ' \n', '\u200b'])
      expect(field.parse(written)).toBeNull();
    expect(field.parse(' Asha ')).toBe('Asha');
  });

  it('is refused with the message of the field', () => {
    expect(sentencesFor(field.safeParse('n'.repeat(maxLengths.name + 1)))).toEqual([
      fieldErrorSentences.nameTooLong,
    ]);
    expect(field.safeParse(7).success).toBe(false);
  });
});

const limitedFields = tableNames.flatMap((table) =>
  Object.entries<FormField>(formFields[table]).flatMap(([column, field]) =>
    'most' in field && field.kind !== 'silent' ? [{ table, column, field, most: field.most }] : [],
  ),
);

it.each(limitedFields)('accepts $column of $table at its longest, but no longer', (one) => {
  const { table, column, field, most } = one;
  const isRefused = (length: number) => {
    const { error } = tableSchemas[table].safeParse({
      [column]: makeFieldValueOfLength(field, length),
    });
    return error?.issues.some(({ path }) => path[0] === column) ?? false;
  };
  expect(isRefused(most)).toBe(false);
  expect(isRefused(most + 1)).toBe(true);
});

describe('the offer that a row is about', () => {
  const row = { name: 'A', email: 'a@b.in', mobile: '98765 43210' };

  it('is a slug, or null for none', () => {
    for (const offer of ['mern-stack', 'x', '3d', 'x'.repeat(maxLengths.offer)])
      expect(enrolmentSchema.parse({ ...row, offer: ` ${offer} ` }).offer).toBe(offer);
    for (const offer of [undefined, null, '', ' '])
      expect(callRequestSchema.parse({ ...call, offer }).offer).toBeNull();
  });

  it('is refused with a sentence when it is no slug', () => {
    for (const offer of ['MERN', 'a b', 'a_b', 'a\nb', 'ಕ', 'x'.repeat(maxLengths.offer + 1), 7])
      expect(sentencesFor(enrolmentSchema.safeParse({ ...row, offer }))).toEqual([
        fieldErrorSentences.offerWrong,
      ]);
  });
});

describe('an email address', () => {
  it.each(['a@b.in', 'o.k+tag@sub.example.co.in', "o'neil@example.com", 'ஆஷா@உதாரணம்.இந்தியா'])(
    'may be %s',
    (email) => expect(emailSubscriptionSchema.parse({ email }).email).toBe(email),
  );
  it.each([
    'a',
    'a@b',
    'a@@b.in',
    'a b@c.in',
    'a@b.in,c@d.in',
    '<a@b.in>',
    'a@b..in',
    'a@b.in\nBcc: x',
  ])('may not be %j', (email) =>
    expect(emailSubscriptionSchema.safeParse({ email }).success).toBe(false),
  );
  it('is required', () => {
    expect(sentencesFor(emailSubscriptionSchema.safeParse({}))).toEqual([
      fieldErrorSentences.emailMissing,
    ]);
  });
});

describe('a phone number', () => {
  it.each([
    ['+91 98765 43210', '+919876543210'],
    ['098765-43210', '+919876543210'],
    ['6361234567', '+916361234567'],
    ['91 98765 43210', '+919876543210'],
    ['0091-98765-43210', '+919876543210'],
    ['+91 (0)98765 43210', '+919876543210'],
    ['(080) 2345 6789', '+918023456789'],
    ['\u202a+91 98765 43210\u202c', '+919876543210'],
    ['९८७६५४३२१०', '+919876543210'],
    ['+1 (415) 555-0132', '+14155550132'],
    ['001 415 555 0132', '+14155550132'],
    ['+1 415 555 00 91', '+14155550091'],
    ['+442079460091', '+442079460091'],
    ['tel:+919876543210', '+919876543210'],
    ['TEL: 98765 43210', '+919876543210'],
    ['9876543210 (WhatsApp)', '+919876543210'],
    ['98765 43210 (व्हाट्सऐप)', '+919876543210'],
  ])('written %s dials %s', (written, dialled) => expect(toE164(written)).toBe(dialled));

  it.each([
    '12345',
    '5876543210',
    '1234567890',
    '98765 4321',
    '98765 432100',
    '+91 98765',
    'call me',
    '',
    '+',
    '98765x43210',
    '+91 1234 5678',
    '+1 415 555 0132 ext 7',
    'call +1 415 555 0132',
    'call 098765 43210',
    '+91 98765 43210 or so',
    '98765 43210 (ext 7)',
    '98765 43210 (home) 91234 56789',
    'hotel:9876543210',
    'wa.me/919876543210',
    '(WhatsApp)',
    '+1415555013212345',
    '98765 00 43210 9',
  ])('is refused as %j', (written) => expect(isPhoneNumber(written)).toBe(false));

  it('is stored as it was typed', () => {
    const row = { name: 'A', email: 'a@b.in', mobile: ' 098765-43210 ' };
    expect(enrolmentSchema.parse(row).mobile).toBe('098765-43210');
    expect(sentencesFor(enrolmentSchema.safeParse({ ...row, mobile: '12' }))).toEqual([
      fieldErrorSentences.phoneWrong,
    ]);
  });
});

describe('the agreement', () => {
  it('keeps the stored values with the labels that visitors see', () => {
    expect(callRequestPrograms.map(({ value }) => [value, programLabelOfValue(value)])).toEqual([
      ['Web Development', 'Certified Course'],
      ['Data Science', 'Short term Internship'],
      ['Machine Learning', 'Long term Internship'],
    ]);
    expect(programLabelOfValue('Something older')).toBe('Something older');
  });

  it('lists exactly the fields of each row as columns', () => {
    expect([...tableColumns.request_a_call]).toEqual(Object.keys(callRequestSchema.shape));
    expect([...tableColumns.enrollments]).toEqual(Object.keys(enrolmentSchema.shape));
    expect([...tableColumns.email_subscriptions]).toEqual(
      Object.keys(emailSubscriptionSchema.shape),
    );
    expect(isTableName('enrollments')).toBe(true);
    expect(isTableName('constructor')).toBe(false);
    expect(isOptionalColumn('enrollments', 'message')).toBe(false);
  });

  it('has header names and a key that a request can contain', () => {
    for (const word of [paymentLocationHeader, formGuardNames.header, defaultAnonKey])
      expect(word).toMatch(/^[\w-]{8,}$/);
  });

  it('recognises only errors of the service as errors', () => {
    expect(readRestError({ code: '23514', message: 'm', details: null, hint: null })).toEqual({
      code: '23514',
      message: 'm',
      details: null,
      hint: null,
    });
    expect(readRestError({ code: '23514', message: 'm', details: 'd', hint: 'h' })).toMatchObject({
      details: 'd',
      hint: 'h',
    });
    expect(readRestError({ code: 7, message: 'm', details: 7, hint: {} })).toEqual({
      code: '',
      message: 'm',
      details: null,
      hint: null,
    });
    for (const body of [null, '', [], {}, { message: '' }, { message: 3 }, '<html>'])
      expect(readRestError(body)).toBeNull();
  });
});

describe('the sentence for too many requests', () => {
  it.each([
    [1, '1 second'],
    [2, '2 seconds'],
    [119, '119 seconds'],
    [120, 'about 2 minutes'],
    [121, 'about 3 minutes'],
    [3_240, 'about 54 minutes'],
    [3_241, 'about an hour'],
    [3_600, 'about an hour'],
  ])('formats %i seconds as: %s', (seconds, words) =>
    expect(serviceFailureSentences.tooMany(seconds)).toBe(
      `Too many requests. Please try again in ${words}.`,
    ),
  );
});
