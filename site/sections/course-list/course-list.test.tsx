// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it } from 'vitest';
import { offers } from '#content/offers/offers.ts';
import { mountComponent } from '../../../tests/support/mount-component.tsx';
import { CourseList } from './course-list.tsx';
import { type ListedOffer, listedOffer } from './listed-offer.ts';

const rowsOfTheList = 200;

/** Creates this number of offers, and counts how often one of their rows was rendered. */
function manyOffers() {
  const drawn = { rows: 0 };
  const listed = offers.map((offer) => listedOffer(offer, '2026-11-23'));
  const many = Array.from({ length: rowsOfTheList }, (_, n): ListedOffer => {
    const offer = listed[n % listed.length] as ListedOffer;
    // Only a row reads this field, so each read counts one rendered row.
    return Object.defineProperty({ ...offer, slug: `${offer.slug}-${n}` }, 'lasts', {
      get() {
        drawn.rows += 1;
        return offer.lasts;
      },
    });
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
