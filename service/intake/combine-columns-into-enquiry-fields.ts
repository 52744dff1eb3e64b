/**
 * Combines the columns of an imported line, or the values of a webhook message, into the fields of one enquiry. First
 * and last name are joined. The message gets the values that are meant for it, an unknown course, and every further
 * value for a field that has room for only one. Values with the target `nothing` are left out.
 */
import type { AddedEnquiryField } from '#contract/rows/lead-fields.ts';
import { phoneKey } from '#database/connection/sqlite-functions.ts';
import type { AddedEnquiryTexts, ImportColumnTarget } from '#desk/api-types/added-enquiries-api.ts';
import type { Offers } from '../offers/read-offers.ts';
import { isDateHeader } from './match-column-header.ts';

export type ColumnValue = { header: string; target: ImportColumnTarget; value: string };

type FieldWithOneValue = Exclude<AddedEnquiryField, 'name' | 'message'>;

/**
 * For each field that has room for only one value, how it stores a written value. It returns null for a value that the
 * message gets instead. So an enquiry is not refused because of, for example, an unknown course.
 */
const storedValueByField: Readonly<
  Record<FieldWithOneValue, (written: string, offers: Pick<Offers, 'all'>) => string | null>
> = {
  offer: findOfferSlug,
  phone: plainPhone,
  email: (written) => written,
  source: (written) => written,
};

const fieldsWithOneValue = Object.keys(storedValueByField) as FieldWithOneValue[];

export function combineColumnsIntoEnquiryFields(
  given: readonly ColumnValue[],
  offers: Pick<Offers, 'all'>,
): AddedEnquiryTexts {
  const valuesFor = (target: ImportColumnTarget) =>
    given.filter((one) => one.target === target && one.value.trim() !== '');
  const storedValue = (target: FieldWithOneValue) => {
    const [first] = valuesFor(target);
    return first ? storedValueByField[target](first.value.trim(), offers) : '';
  };
  const messages = valuesFor('message');
  const isPlain =
    messages.length === 1 &&
    given.filter(isMessage).length === 1 &&
    !isDateHeader(messages[0]?.header ?? '');
  const messageLines = messages.map((one) => (isPlain ? one.value : withHeader(one)));
  for (const target of fieldsWithOneValue) {
    const values = distinctValues(valuesFor(target));
    messageLines.push(...values.slice(storedValue(target) === null ? 0 : 1).map(withHeader));
  }
  return {
    name: valuesFor('name')
      .map(({ value }) => value.trim())
      .join(' '),
    phone: storedValue('phone') ?? '',
    email: storedValue('email') ?? '',
    message: messageLines.join('\n'),
    offer: storedValue('offer') ?? '',
    source: storedValue('source') ?? '',
  };
}

const withHeader = ({ header, value }: Pick<ColumnValue, 'header' | 'value'>) =>
  `${header}: ${value.trim()}`;

/** Returns each value only once. Two spellings of one phone number count as the same value. */
function distinctValues(given: readonly ColumnValue[]): ColumnValue[] {
  const key = ({ target, value }: ColumnValue) =>
    // A text without digits ("same") has no phone key, so it is compared like the values of other fields.
    (target === 'phone' && phoneKey(value)) || value.trim().toLowerCase();
  return given.filter((one, n) => given.findIndex((other) => key(other) === key(one)) === n);
}

const isMessage = ({ target }: ColumnValue) => target === 'message';

/**
 * Removes what is no part of the number: Facebook writes `p:` before it, and Excel an apostrophe that keeps the number
 * a text.
 */
function plainPhone(written: string): string {
  return written.replace(/^(p:|['‘’`])\s*/i, '');
}

/** Returns the slug of the offer with this slug or title, in any case of letters; null if there is none. */
function findOfferSlug(written: string, { all }: Pick<Offers, 'all'>): string | null {
  const wanted = written.toLowerCase();
  const found = all?.find(({ slug, title }) => slug === wanted || title.toLowerCase() === wanted);
  return found?.slug ?? null;
}
