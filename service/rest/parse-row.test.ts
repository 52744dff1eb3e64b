import { describe, expect, it } from 'vitest';
import { fieldErrorSentences } from '#contract/rows/field-error-sentences.ts';
import { tableColumns } from '#contract/rows/visitor-tables.ts';
import { parseBodyKind, parseRow, readBody } from './parse-row.ts';
import { RequestRefused } from './request-refused.ts';

const row = { name: 'Asha', email: 'asha@example.com', mobile: '9876543210' };
const stored = {
  ...Object.fromEntries(tableColumns.enrollments.map((column) => [column, null])),
  ...row,
};
const json = (values: Record<string, unknown>) => ({ isForm: false, values });
const form = (values: Record<string, unknown>) => ({ isForm: true, values });
const bytes = (text: string) => Buffer.from(text);

/** The code and message of the refusal. */
function refusal(work: () => unknown): [string, string] {
  try {
    work();
  } catch (error) {
    if (error instanceof RequestRefused) return [error.code, error.message];
    throw error;
  }
  throw new Error('It was not refused');
}

describe('the type of a body', () => {
  it.each([
    [undefined, 'json'],
    ['application/json', 'json'],
    [' Application/JSON ; charset=utf-8', 'json'],
    ['application/vnd.pgrst.object+json', 'json'],
    ['application/vnd.pgrst.array+json', 'json'],
    ['application/x-www-form-urlencoded; charset=UTF-8', 'form'],
  ] as const)('%s is %s', (type, kind) => expect(parseBodyKind(type)).toBe(kind));

  it.each([
    '',
    'text/csv',
    'xapplication/json',
    'application/jsonx',
    'application/vnd.pgrst.plan+json',
    'multipart/form-data',
  ])('%j is refused', (type) =>
    expect(refusal(() => parseBodyKind(type))).toEqual([
      'PGRST102',
      `Content-Type not acceptable: ${type}`,
    ]),
  );

  it('is repeated in a refusal shortened, and without unprintable characters', () => {
    expect(refusal(() => parseBodyKind(`a\u0007ऄ~ !/${'x'.repeat(100)}`))[1]).toBe(
      `Content-Type not acceptable: a??~ !/${'x'.repeat(73)}`,
    );
  });
});

describe('a body', () => {
  it('of JSON is one row, alone or in a list', () => {
    expect(readBody('json', bytes(JSON.stringify(row)))).toEqual(json(row));
    expect(readBody('json', bytes(JSON.stringify([row])))).toEqual(json(row));
  });

  it.each(['', ' ', '[]', '[[]]', '7', '"x"', 'null', '[null]', '{', '{"a":1}x'])(
    '%j is no row',
    (text) => {
      expect(refusal(() => readBody('json', bytes(text)))[0]).toBe('PGRST102');
    },
  );

  it('of several rows is refused: one at a time', () => {
    expect(refusal(() => readBody('json', bytes('[{},{}]')))[0]).toBe('PT400');
  });

  it('of a form is its fields', () => {
    expect(readBody('form', bytes('name=Asha+R%C3%A9&mobile='))).toEqual(
      form({ name: 'Asha Ré', mobile: '' }),
    );
  });

  it('that is empty or no text is refused in either type', () => {
    for (const kind of ['json', 'form'] as const)
      for (const body of [undefined, bytes('\n'), Buffer.from([0x66, 0xff])])
        expect(refusal(() => readBody(kind, body))[0]).toBe('PGRST102');
  });
});

describe('a row', () => {
  it('is what the contract makes of its values', () => {
    expect(parseRow('enrollments', json({ ...row, name: ' Asha ' }), '')).toEqual(stored);
  });

  it('accepts a number for the same text', () => {
    expect(parseRow('enrollments', json({ ...row, mobile: 9876543210 }), '')).toEqual(stored);
    expect(refusal(() => parseRow('enrollments', json({ ...row, mobile: 98765.5 }), ''))).toEqual([
      '23514',
      fieldErrorSentences.phoneMissing,
    ]);
  });

  it('of a form may have the guard fields, and one of JSON may not', () => {
    const guards = { subject: '', apikey: 'k', website: '', opened: '' };
    expect(parseRow('enrollments', form({ ...row, ...guards }), '')).toEqual(stored);
    for (const name of Object.keys(guards))
      expect(refusal(() => parseRow('enrollments', json({ ...row, [name]: '' }), ''))[0]).toBe(
        'PGRST204',
      );
  });

  it('with an unknown column is refused before anything else', () => {
    expect(refusal(() => parseRow('enrollments', json({ nmae: 'Asha' }), ''))).toEqual([
      'PGRST204',
      "Could not find the 'nmae' column of 'enrollments' in the schema cache",
    ]);
  });

  it('without a required column is refused, by the first of them', () => {
    for (const name of [undefined, null])
      expect(refusal(() => parseRow('enrollments', json({ name }), ''))).toEqual([
        '23502',
        expect.stringContaining('"name"'),
      ]);
  });

  it('of a form that misses a required column is refused in the words of all its wrong fields', () => {
    const sent = { name: 'Asha', email: 'a@b', phone: '1' };
    expect(refusal(() => parseRow('request_a_call', form(sent), ''))).toEqual([
      '23514',
      [
        fieldErrorSentences.emailWrong,
        fieldErrorSentences.phoneWrong,
        fieldErrorSentences.programMissing,
      ].join(' '),
    ]);
  });

  it('of JSON is refused in the words of its first wrong value', () => {
    expect(
      refusal(() => parseRow('enrollments', json({ ...row, email: 'a@b', mobile: '1' }), '')),
    ).toEqual(['23514', fieldErrorSentences.emailWrong]);
  });

  it('with a wrong value is refused in the words of the form', () => {
    expect(refusal(() => parseRow('enrollments', json({ ...row, name: '' }), ''))).toEqual([
      '23514',
      fieldErrorSentences.nameMissing,
    ]);
  });

  it('may name the columns that count; the others are ignored', () => {
    const sent = json({ ...row, nmae: 'x', offer: 'mern-stack' });
    expect(parseRow('enrollments', sent, '?columns=name,"email", mobile')).toEqual(stored);
    expect(refusal(() => parseRow('enrollments', sent, '?columns=name,email'))[0]).toBe('23502');
    expect(refusal(() => parseRow('enrollments', sent, '?columns=nmae'))[0]).toBe('PGRST204');
    expect(refusal(() => parseRow('enrollments', json(row), '?columns=x"name"'))[0]).toBe(
      'PGRST204',
    );
    for (const half of ['""name', 'name""'])
      expect(refusal(() => parseRow('enrollments', json(row), `?columns=${half}`))[0]).toBe(
        'PGRST204',
      );
    expect(refusal(() => parseRow('enrollments', json(row), '?columns='))[0]).toBe('PGRST204');
  });
});
