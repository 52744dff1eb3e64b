/**
 * Each offer as the built files show it on its page or in its part of a page: the same facts everywhere, from one
 * record.
 */
import { describe, expect, it } from 'vitest';
import { families } from '#content/catalogue/families.ts';
import { formatRupees } from '#content/format-rupees.ts';
import { indianDay } from '#content/indian-day.ts';
import { findLastDayToEnrol } from '#content/offers/facts/find-last-day-to-enrol.ts';
import { kinds } from '#content/offers/kinds.ts';
import { formatLength } from '#content/offers/length.ts';
import { levels } from '#content/offers/levels.ts';
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

  it('states its kind, fee, length, hours, level and what the fee covers', () => {
    expect(words).toContain(kinds[offer.kind].title);
    expect(words).toContain(formatRupees(offer.feeRupees));
    expect(words).toContain(formatLength(offer.length));
    expect(words).toContain(`${offer.hours.perWeek} hours`);
    expect(words).toContain(levels[offer.level].title);
    for (const covered of offer.covers) expect(words).toContain(covered);
  });

  it('states the registration charge in rupees, and the refund in a sentence', () => {
    expect(words).toContain(`${formatRupees(offer.registrationChargeRupees)}, part of the fee`);
    expect(words).toContain(offer.refund);
  });

  it('states the needs, under all five headings', () => {
    for (const [head, text] of Object.entries(offer.needs)) expect(words, head).toContain(text);
  });

  it('states language, teacher, way of teaching, certificate and start', () => {
    expect(words).toContain(offer.language);
    expect(words).toContain(offer.mentor.role);
    expect(words).toContain(offer.taught);
    expect(words).toContain(offer.certificate.title);
    if (offer.start.at === 'request') expect(words).toContain(offer.start.sentence);
    expect(words).toContain('Next start');
  });

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
