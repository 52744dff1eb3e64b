/**
 * Combines several columns or values into one typed enquiry. First and last name are joined. Questions with their
 * answers are listed in the message, and so is the name of an unknown course. Nothing is invented. Of several phone
 * numbers, mail addresses, offers or sources, only the first is used.
 */
import type { ImportTarget, TypedAddedEnquiry } from '#desk/api/intake-api.ts';
import type { Offers } from '../offers/read-offers.ts';
import { isDateHeader } from './match-column-header.ts';

export type GivenValue = { header: string; target: ImportTarget; value: string };

export function composeAddedEnquiry(
  given: readonly GivenValue[],
  offers: Pick<Offers, 'all'>,
): TypedAddedEnquiry {
  const of = (target: ImportTarget) =>
    given.filter((one) => one.target === target && one.value.trim() !== '');
  const first = (target: ImportTarget) => of(target)[0]?.value.trim() ?? '';
  const asked = first('offer');
  const offer = offerNamed(asked, offers);
  const messages = of('message');
  const isPlain =
    messages.length === 1 &&
    given.filter(isMessage).length === 1 &&
    !isDateHeader(messages[0]?.header ?? '');
  const said = messages.map(({ header, value }) => (isPlain ? value : `${header}: ${value}`));
  if (asked !== '' && offer === null) said.push(`${of('offer')[0]?.header}: ${asked}`);
  return {
    name: of('name')
      .map(({ value }) => value.trim())
      .join(' '),
    phone: plainPhone(first('phone')),
    email: first('email'),
    message: said.join('\n'),
    offer: offer ?? '',
    source: first('source'),
  };
}

const isMessage = ({ target }: GivenValue) => target === 'message';

/**
 * Removes what is no part of the number: Facebook writes `p:` before it, and Excel an apostrophe that keeps the number
 * a text.
 */
const plainPhone = (written: string) => written.replace(/^(p:|['‘’`])\s*/i, '');

/** Finds an offer by its slug or name; null if there is no such offer. */
function offerNamed(written: string, { all }: Pick<Offers, 'all'>): string | null {
  const wanted = written.toLowerCase();
  const found = all?.find(({ slug, title }) => slug === wanted || title.toLowerCase() === wanted);
  return found?.slug ?? null;
}
