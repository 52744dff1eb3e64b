// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it } from 'vitest';
import { offers } from '#content/offers/offers.ts';
import { mountComponent } from '../../../tests/support/mount-component.tsx';
import { CourseList } from './course-list.tsx';
import { type ListedOffer, makeListedOffer } from './listed-offer.ts';

const rowsOfTheList = 200;

/**
 * Creates `rowsOfTheList` offers. `drawn.rows` counts the rows that were rendered, and `drawn.fitted` the offers that
 * were compared with the filter.
 */
function manyOffers() {
  const drawn = { rows: 0, fitted: 0 };
  const listed = offers.map((offer) => makeListedOffer(offer, '2026-11-23'));
  const many = Array.from({ length: rowsOfTheList }, (_, n): ListedOffer => {
    const offer = listed[n % listed.length] as ListedOffer;
    return Object.defineProperties(
      { ...offer, slug: `${offer.slug}-${n}` },
      {
        // Only a row reads this field, so each read counts one rendered row.
        lasts: {
          get() {
            drawn.rows += 1;
            return offer.lengthText;
          },
        },
        fields: {
          get() {
            drawn.fitted += 1;
            return offer.fields;
          },
        },
      },
    );
  });
  return { many, drawn };
}

it('a tick in a list of 200 hides and shows rows, and draws none of them again', async () => {
  const { many, drawn } = manyOffers();
  const { element } = await mountComponent(
    <CourseList offers={many} searchIndexPath="/none.json" />,
  );
  const rows = [...element.querySelectorAll<HTMLElement>('.offer')];
  expect(rows).toHaveLength(rowsOfTheList);
  const shown = () => rows.filter(({ hidden }) => !hidden).length;
  expect(shown()).toBe(rowsOfTheList);
  drawn.rows = 0;
  const box = element.querySelector<HTMLInputElement>('[name="field"][value="mechanical"]');
  await act(async () => box?.click());
  const fitting = many.filter(({ fields }) => fields.includes('mechanical')).length;
  expect(shown()).toBe(fitting);
  expect(fitting).toBeLessThan(rowsOfTheList);
  await act(async () => box?.click());
  expect(shown()).toBe(rowsOfTheList);
  expect(drawn.rows).toBe(0);
});

it('a letter in the search looks once at each offer, and renders neither rows nor choices', async () => {
  const { many, drawn } = manyOffers();
  const { element } = await mountComponent(
    <CourseList offers={many} searchIndexPath="data:,none" />,
  );
  const search = element.querySelector<HTMLInputElement>('[type="search"]');
  Object.assign(drawn, { rows: 0, fitted: 0 });
  await act(async () => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    set?.call(search, 'p');
    search?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(search?.value).toBe('p');
  expect(drawn).toEqual({ rows: 0, fitted: rowsOfTheList });
});
