/**
 * Combines the columns of an imported line, or the values of a webhook message, into the fields of one enquiry. First
 * and last name are joined. The message gets the values that are meant for it, an unknown course, and every further
 * phone number, mail address, offer or source. Values with the target `nothing` are left out.
 */
import { phoneKey } from '#database/connection/sqlite-functions.ts';
import type { AddedEnquiryTexts, ImportColumnTarget } from '#desk/api-types/added-enquiries-api.ts';
import type { Offers } from '../offers/read-offers.ts';
import { isDateHeader } from './match-column-header.ts';

export type ColumnValue = { header: string; target: ImportColumnTarget; value: string };

export function combineColumnsIntoEnquiryFields(
  given: readonly ColumnValue[],
  offers: Pick<Offers, 'all'>,
): AddedEnquiryTexts {
  const valuesFor = (target: ImportColumnTarget) =>
    given.filter((one) => one.target === target && one.value.trim() !== '');
  const first = (target: ImportColumnTarget) => valuesFor(target)[0]?.value.trim() ?? '';
  const writtenOffer = first('offer');
  const offer = findOfferSlug(writtenOffer, offers);
  const messages = valuesFor('message');
  const isPlain =
    messages.length === 1 &&
    given.filter(isMessage).length === 1 &&
    !isDateHeader(messages[0]?.header ?? '');
  const messageLines = messages.map((one) => (isPlain ? one.value : withHeader(one)));
  if (writtenOffer !== '' && offer === null)
    messageLines.push(
      withHeader({ header: valuesFor('offer')[0]?.header ?? '', value: writtenOffer }),
    );
  for (const target of ['phone', 'email', 'offer', 'source'] as const)
    messageLines.push(...furtherValues(valuesFor(target)).map(withHeader));
  return {
    name: valuesFor('name')
      .map(({ value }) => value.trim())
      .join(' '),
    phone: plainPhone(first('phone')),
    email: first('email'),
    message: messageLines.join('\n'),
    offer: offer ?? '',
    source: first('source'),
  };
}

const withHeader = ({ header, value }: Pick<ColumnValue, 'header' | 'value'>) =>
  `${header}: ${value.trim()}`;

/**
 * Returns the values after the first one, each only once. Two spellings of one phone number count as the same value.
 */
function furtherValues(given: readonly ColumnValue[]): ColumnValue[] {
  const key = ({ target, value }: ColumnValue) =>
    target === 'phone' ? phoneKey(plainPhone(value.trim())) : value.trim().toLowerCase();
  return given
    .filter((one, n) => given.findIndex((other) => key(other) === key(one)) === n)
    .slice(1);
}

const isMessage = ({ target }: ColumnValue) => target === 'message';

/**
 * Removes what is no part of the number: Facebook writes `p:` before it, and Excel an apostrophe that keeps the number
 * a text.
 */
const plainPhone = (written: string) => written.replace(/^(p:|['‘’`])\s*/i, '');

/** Returns the slug of the offer with this slug or title, in any case of letters; null if there is none. */
function findOfferSlug(written: string, { all }: Pick<Offers, 'all'>): string | null {
  const wanted = written.toLowerCase();
  const found = all?.find(({ slug, title }) => slug === wanted || title.toLowerCase() === wanted);
  return found?.slug ?? null;
}
