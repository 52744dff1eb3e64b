/** The pages with five lines about each offer, to be shown at home: what they say, and what they send. */
import { expect, it } from 'vitest';
import { kindIds } from '#content/offers/kinds.ts';
import { offers } from '#content/offers/offers.ts';
import { provider } from '#content/provider.ts';
import { atHomePathOfKind } from '#content/show-at-home/at-home-paths.ts';
import { summariseForFamily } from '#content/show-at-home/summarise-for-family.ts';
import {
  attributeOf,
  builtPageAt,
  elementsInside,
  elementsWithTag,
  textContentOf,
} from './support/built-site.ts';

it.each(kindIds)(
  'the page of the %s offers has an entry for each of them, and no other',
  (kind) => {
    const listed = offers.filter((offer) => offer.kind === kind);
    const ids = elementsWithTag(builtPageAt(atHomePathOfKind(kind)), 'section').flatMap(
      (section) => attributeOf(section, 'id') ?? [],
    );
    expect(ids).toEqual(listed.map(({ slug }) => slug));
  },
);

it.each(offers)(
  '$slug: has its five lines in English and in Hindi, and shares exactly that and its address',
  (offer) => {
    const entry = elementsWithTag(builtPageAt(atHomePathOfKind(offer.kind)), 'section').find(
      (section) => attributeOf(section, 'id') === offer.slug,
    );
    const parts = entry ? elementsInside(entry) : [];
    const title = parts.find((one) => one.tagName === 'a' && textContentOf(one) === offer.title);
    expect(title && attributeOf(title, 'href')).toBe(offer.path);
    for (const language of ['en', 'hi'] as const) {
      const part = parts.find((one) => attributeOf(one, 'lang') === language);
      const within = part ? elementsInside(part) : [];
      const lines = within.filter(({ tagName }) => tagName === 'p').map(textContentOf);
      expect(lines, language).toEqual([...summariseForFamily(offer, provider, language)]);
      const links = within.filter(({ tagName }) => tagName === 'a');
      expect(links).toHaveLength(1);
      const share = new URL((links[0] && attributeOf(links[0], 'href')) ?? '');
      expect(`${share.origin}${share.pathname}`).toBe('https://wa.me/');
      expect([...share.searchParams.keys()]).toEqual(['text']);
      const sent = share.searchParams.get('text')?.split('\n') ?? [];
      expect(sent.slice(0, -1)).toEqual(lines);
      const { protocol, pathname, hash } = new URL(sent.at(-1) ?? '');
      expect(protocol).toMatch(/^https?:$/);
      expect(`${pathname}${hash}`).toBe(offer.path);
    }
  },
);
