/**
 * The rows of the list of all offers, their order, and many combinations of the filters, without JavaScript.
 * `tests/e2e/courses.test.ts` presses a filter.
 */
import fc from 'fast-check';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { indianDay } from '#content/indian-day.ts';
import { feeLimitsRupees, lengthBandIds } from '#content/offers/course-list/filter-options.ts';
import { findLastDayToEnrol } from '#content/offers/facts/find-last-day-to-enrol.ts';
import { kindIds } from '#content/offers/kinds.ts';
import { levelIds } from '#content/offers/levels.ts';
import { offers } from '#content/offers/offers.ts';
import { studyFieldSlugs } from '#content/offers/study-fields.ts';
import { writeFilter } from '#site/search/filter-address.ts';
import { noFilter, type OfferFilter } from '#site/search/offer-filter.ts';
import { allSlugs, courseListOn, findFittingSlugs, slugsByFee } from '../support/course-list.ts';
import { openNewVisitorForEachTestOnSharedSite } from '../support/visitors.ts';

const visitors = openNewVisitorForEachTestOnSharedSite({
  reducedMotion: 'reduce',
  javaScriptEnabled: false,
});
let page: Page;
const { box, field, order, shown } = courseListOn(() => page);

it('the list is complete, each row is a link, paper has no controls, and ticks go to the comparison', async () => {
  page = await visitors.open('/courses');
  expect(await shown()).toEqual(allSlugs);
  expect(await field().isVisible()).toBe(true);
  const links = await page
    .locator('.offer a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links).toEqual(
    offers.flatMap((offer) => {
      const isClosed = findLastDayToEnrol(offer, indianDay(new Date()))?.isPast === true;
      return [offer.path, isClosed ? offer.callPath : offer.enrolPath];
    }),
  );
  await box('MERN Stack').check();
  await box('MEAN Stack').check();
  await page.emulateMedia({ media: 'print' });
  expect(await shown()).toHaveLength(offers.length);
  expect(await field().isVisible()).toBe(false);
  expect(await page.getByRole('link', { name: /^Enroll Now/ }).count()).toBe(0);
  await page.emulateMedia({ media: null });
  await page.getByRole('button', { name: 'Compare side by side' }).click();
  await page.waitForURL('**/compare?offers=mern-stack&offers=mean-stack');
});

it('sorting works, for the eye and for the Tab key alike', async () => {
  page = await visitors.open('/courses');
  const each = page.locator('.offer-live').first();
  expect(await each.isVisible()).toBe(false);
  await order().selectOption('Lowest fee per live hour first');
  await each.waitFor();
  await page.getByText('The fee also pays for what is not live').waitFor();
  expect(await page.locator('.offer-live:visible').count()).toBe(offers.length);
  await order().selectOption('Lowest fee first');
  const tops = await page.locator('.offer').evaluateAll((rows) =>
    rows
      .map((row) => ({
        slug: row.querySelector('input')?.value ?? '',
        top: row.getBoundingClientRect().top,
      }))
      .sort((a, b) => a.top - b.top)
      .map(({ slug }) => slug),
  );
  expect(tops).toEqual(slugsByFee);
  await order().focus();
  const walked: (string | null)[] = [];
  for (let press = 0; press < 6; press += 1) {
    await page.keyboard.press('Tab');
    const slug = () => document.activeElement?.closest('.offer')?.querySelector('input')?.value;
    walked.push((await page.evaluate(slug)) ?? null);
  }
  // Each row has three elements that can be focused: its name, its enrolment link, and its checkbox.
  expect(walked).toEqual(slugsByFee.slice(0, 2).flatMap((slug) => [slug, slug, slug]));
});

it('ticks show the same as with the script', async () => {
  page = await visitors.open('/courses');
  const filters = fc.sample(
    fc.record({
      query: fc.constant(''),
      fields: fc.subarray([...studyFieldSlugs], { maxLength: 3 }),
      kinds: fc.subarray([...kindIds], { maxLength: 2 }),
      lengths: fc.subarray([...lengthBandIds], { maxLength: 2 }),
      levels: fc.subarray([...levelIds], { maxLength: 2 }),
      begins: fc.constant([]),
      hours: fc.constant([]),
      mostRupees: fc.option(fc.constantFrom(...feeLimitsRupees)),
      order: fc.constant(null),
    }),
    25,
  );
  // The list is filtered by every choice alone, and then by the combinations in `filters`.
  const alone: Partial<OfferFilter>[] = [
    ...studyFieldSlugs.map((slug) => ({ fields: [slug] })),
    ...kindIds.map((kind) => ({ kinds: [kind] })),
    ...lengthBandIds.map((length) => ({ lengths: [length] })),
    ...levelIds.map((level) => ({ levels: [level] })),
    ...feeLimitsRupees.map((mostRupees) => ({ mostRupees })),
  ];
  const asked = [...alone.map((change) => ({ ...noFilter, ...change })), ...filters];
  // The test sets the checkboxes directly. Pressing a dozen of them for each of these filters would take minutes.
  const found = await page.evaluate(
    (addresses) =>
      addresses.map((address) => {
        const wanted = [...new URLSearchParams(address)].map((pair) => pair.join());
        for (const input of document.querySelectorAll<HTMLInputElement>('.course-filter input'))
          input.checked =
            wanted.includes(`${input.name},${input.value}`) ||
            (input.value === '' && !address.includes('fee='));
        return [...document.querySelectorAll('.offer')]
          .filter((row) => row.checkVisibility())
          .map((row) => row.querySelector('input')?.value ?? '');
      }),
    asked.map((filter) => `${writeFilter(filter)}`),
  );
  for (const [index, filter] of asked.entries())
    expect(found[index], `${writeFilter(filter)}`).toEqual(findFittingSlugs(filter));
});
