import { describe, expect, it } from 'vitest';
import { formFieldOf, isAddedEnquiryField, leadFields } from '#contract/rows/lead-fields.ts';
import { sampleOffersFile } from '../../tests/service/support/sample-offers-file.ts';
import { makeOffersFromFile } from '../offers/read-offers.ts';
import {
  type ColumnValue,
  combineColumnsIntoEnquiryFields,
} from './combine-columns-into-enquiry-fields.ts';
import { validateAddedEnquiry } from './validate-added-enquiry.ts';

const offers = makeOffersFromFile(sampleOffersFile);
const person = [
  { header: 'Name', target: 'name', value: 'Asha' },
  { header: 'Phone', target: 'phone', value: '98470 12345' },
  { header: 'Email', target: 'email', value: 'asha@example.in' },
] satisfies ColumnValue[];

const read = (given: readonly ColumnValue[]) =>
  validateAddedEnquiry(combineColumnsIntoEnquiryFields(given, offers), offers);

describe.each(leadFields.filter(isAddedEnquiryField))('two more columns with %s', (target) => {
  const field = formFieldOf(target);
  const choice = field.kind === 'choice' ? field.choices.at(-1)?.value : undefined;
  const known = choice ?? (field.kind === 'offer' ? 'flutter' : 'Thing 12');
  const unknown = 'Another thing 34';

  it.each([
    ['known', 'unknown', known, unknown],
    ['unknown', 'known', unknown, known],
  ])(
    'lose no value and refuse no enquiry, if the first value is %s and the second %s',
    (...row) => {
      const more = row.slice(2).map((value, n) => ({ header: `More ${n}`, target, value }));
      const result = read([...person, ...more]);
      expect(result).toMatchObject({ at: 'read' });
      for (const { value } of [...person, ...more]) expect(JSON.stringify(result)).toContain(value);
    },
  );
});

it('columns with a phone number keep each text without digits in the message', () => {
  const more = ['n/a', 'same', 'Same'].map((value, n) => ({
    ...{ header: `Phone ${n + 2}`, target: 'phone' as const, value },
  }));
  expect(read([...person, ...more])).toMatchObject({
    added: { phone: '98470 12345', message: 'Phone 2: n/a\nPhone 3: same' },
  });
});
