import { describe, expect, it } from 'vitest';
import { collectLinkTargetsByPath } from '#content/check/collect-link-targets-by-path.ts';
import { content } from '#content/content-by-kind.ts';
import { attributeOf, builtPageAt } from './support/built-site.ts';

describe('a place that a link of the content leads to exists on the built page', () => {
  it.each([...collectLinkTargetsByPath(content)])('%s', (address, places) => {
    const ids = builtPageAt(address).elements.map((element) => attributeOf(element, 'id'));
    expect([...places].filter((place) => !ids.includes(place))).toEqual([]);
  });
});
