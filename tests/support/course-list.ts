import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { lengthInDays } from '#content/offers/length.ts';
import type { Offer } from '#content/offers/offer-schema.ts';
import { offers } from '#content/offers/offers.ts';
import {
  fitsFilter,
  makeFilterableOffer,
  noFilter,
  type OfferFilter,
} from '#site/search/offer-filter.ts';

/** The slugs of the offers that fit a filter, in the order of the list. */
export const findFittingSlugs = (change: Partial<OfferFilter>) =>
  offers
    .map((offer) => makeFilterableOffer(offer, '2026-11-23'))
    .filter((row) => fitsFilter(row, { ...noFilter, ...change }))
    .map(({ slug }) => slug);
/** The slugs of all offers. */
export const allSlugs = offers.map(({ slug }) => slug);

/**
 * The slugs of all offers in ascending order of a number. Offers with equal numbers keep the order of the whole list.
 */
const byNumber = (numberOf: (offer: Offer) => number) =>
  offers.toSorted((a, b) => numberOf(a) - numberOf(b)).map(({ slug }) => slug);
export const slugsByFee = byNumber(({ feeRupees }) => feeRupees);
export const slugsByDuration = byNumber(({ length }) => lengthInDays(length));

/** Finds the controls of the list of all offers on the present page of a test, and reads what the list shows. */
export function courseListOn(page: () => Page) {
  /** The slugs of the visible rows, from top to bottom. */
  const shown = () =>
    page()
      .locator('.offer')
      .evaluateAll((rows) =>
        rows
          .filter((row) => row.checkVisibility({ visibilityProperty: true }))
          .map((row) => row.querySelector('input')?.value ?? ''),
      );
  const expectShown = (slugs: readonly string[]) => expect.poll(shown).toEqual(slugs);
  // The control is found by a CSS selector, because a search by role computes the name of every element, which takes
  // long on this long page.
  const order = () => page().locator('select[aria-label="Order of the list"]');

  const field = () =>
    page().locator('.course-search').getByRole('searchbox', { name: 'What do you want to learn?' });
  const choice = (name: string) => page().locator('.filters').getByLabel(name).first();
  const box = (title: string) =>
    page().locator(`.offer-compare input[aria-label="Compare: ${title}"]`);
  const result = () => page().locator('.result').textContent();
  const addressIs = (search: string) =>
    expect.poll(() => page().evaluate(() => location.search)).toBe(search);
  return { addressIs, box, choice, expectShown, field, order, result, shown };
}
