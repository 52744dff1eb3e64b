/**
 * The guarantee and the links of each offer on its page or in its part of a page. `same-facts.test.ts` tests the other
 * facts there.
 */
import { describe, expect, it } from 'vitest';
import { families } from '#content/catalogue/families.ts';
import { indianDay } from '#content/indian-day.ts';
import { findLastDayToEnrol } from '#content/offers/facts/find-last-day-to-enrol.ts';
import { kinds } from '#content/offers/kinds.ts';
import type { Offer } from '#content/offers/offer-schema.ts';
import { offers } from '#content/offers/offers.ts';
import { attributeOf, type BuiltPage, builtPageAt, textContentOf } from './support/built-site.ts';

type Element = BuiltPage['elements'][number];

/** The element that describes an offer: its own page, or its part of the page of its kind. */
function placeOf({ slug, path }: Offer): Element {
  const [address = '', place] = path.split('#');
  const found = builtPageAt(address).elements.find((element) =>
    place ? attributeOf(element, 'id') === place : element.tagName === 'main',
  );
  if (!found) throw new Error(`Nothing is at the place of ${slug}.`);
  return found;
}

const inside = (element: Element): Element[] =>
  element.childNodes.flatMap((child) => ('tagName' in child ? [child, ...inside(child)] : []));

const wordsOf = (element: Element) => textContentOf(element).replace(/\s+/g, ' ');
const linksOf = (element: Element) =>
  inside(element).flatMap((one) => (one.tagName === 'a' ? (attributeOf(one, 'href') ?? '') : []));

describe.each(offers.map((offer) => [offer.slug, offer] as const))('%s', (slug, offer) => {
  const place = placeOf(offer);
  const words = wordsOf(place);

  it('has the conditions of the guarantee beside the word, or not the word', () => {
    if (offer.guarantee) expect(words).toContain(offer.guarantee);
    else expect(words).not.toMatch(/job guarantee/i);
  });

  it('links to its enrolment while it is sold and to its waiting list when its dates are past, to its call and to the page that compares the kinds', () => {
    const links = linksOf(place);
    const isSold = findLastDayToEnrol(offer, indianDay(new Date()))?.isPast !== true;
    expect(links.includes(`/enroll-form?offer=${slug}`)).toBe(isSold);
    expect(links.includes(`/waiting-list?offer=${slug}`)).toBe(!isSold);
    expect(links).toContain(`/request-call?offer=${slug}`);
    expect(links).toContain('/how-we-teach');
  });
});

describe('a page about offers has links to go on', () => {
  const addresses = [...new Set(offers.map(({ path }) => path.split('#')[0] ?? ''))];
  it.each([...addresses, '/fullstack', '/embeddeddesign', '/aimlpage'])('%s', (address) => {
    const links = builtPageAt(address).elements.flatMap((one) => attributeOf(one, 'href') ?? []);
    expect(links).toContain('/courses');
    const ways = [...families, ...Object.values(kinds)].flatMap(({ path }) => path ?? []);
    expect(ways.filter((way) => way !== address && links.includes(way)).length).toBeGreaterThan(2);
  });
});
