/** The way from the landing page to each course of a family, by the links of the built pages. */
import { expect, it } from 'vitest';
import { families } from '#content/catalogue/families.ts';
import {
  attributeOf,
  type BuiltPage,
  builtPageAt,
  elementsInside,
  elementsWithTag,
  siteTable,
  textContentOf,
} from './support/built-site.ts';

type Element = BuiltPage['elements'][number];

const redirected = new Map(siteTable.redirects.map(({ from, to }) => [from, to]));
const mainOf = (address: string) =>
  elementsWithTag(builtPageAt(address), 'main').flatMap(elementsInside);
const hrefsOf = (elements: readonly Element[]) =>
  elements.flatMap((one) => (one.tagName === 'a' ? (attributeOf(one, 'href') ?? '') : []));
const headings = (elements: readonly Element[], tag: RegExp) =>
  elements.filter(({ tagName }) => tag.test(tagName)).map(textContentOf);

it.each(families)(
  '$card.title: its card leads to its page, which leads to each of its courses',
  (family) => {
    const card = mainOf('/').find(
      (one) => attributeOf(one, 'aria-label') === `View More: ${family.card.title}`,
    );
    expect(card && attributeOf(card, 'href')).toBe(family.path);
    const page = mainOf(family.path);
    expect(headings(page, /^h1$/)).toEqual([family.heading]);
    const courses = family.courses.map((slug) => `${family.detailsPath}/${slug}`);
    expect(hrefsOf(page)).toEqual(expect.arrayContaining(courses));
    for (const address of courses) {
      const course = mainOf(address);
      expect(headings(course, /^h[2-6]$/).filter((text) => /modules/i.test(text))).toHaveLength(1);
      expect(hrefsOf(course)).toContain(`/assets/brochures/${address.split('/').at(-1)}.pdf`);
    }
  },
);

it.each(families)('$detailsPath without a course has a link to $path first', (family) => {
  const page = mainOf(family.detailsPath);
  expect(headings(page, /^h1$/)).toEqual(['Course not found']);
  const [first = ''] = hrefsOf(page);
  expect(redirected.get(first) ?? first).toBe(family.path);
});
