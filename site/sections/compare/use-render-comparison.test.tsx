// @vitest-environment happy-dom
import { act, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ComparedOffer } from '#contract/comparison/compared-offer.ts';
import { comparisonWords as say } from '#contract/comparison/comparison-words.ts';
import { mountComponent } from '../../../tests/support/mount-component.tsx';
import { ComparisonContainer } from './comparison-container.tsx';

const offer = (slug: string): ComparedOffer => ({
  slug,
  title: slug,
  kind: 'Course',
  fee: '₹3,999',
  path: `/${slug}`,
  enrolPath: `/enrol?${slug}`,
  callPath: `/call?${slug}`,
  facts: [{ id: 'length', name: 'Length', size: 'short', lines: [slug] }],
  beside: [],
});

/** The requests for offers that are not answered yet, by the end of their address. */
let pending: Map<string, (answer: Response) => void>;
beforeEach(() => {
  pending = new Map();
  vi.stubGlobal('fetch', (address: string) => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    pending.set(address.replace(/^.*\/(.+)\.json$/, '$1'), resolve);
    return promise;
  });
});
afterEach(() => vi.unstubAllGlobals());

let compare: (slugs: string[]) => Promise<void>;
function Page() {
  const [shown, setShown] = useState<string[]>([]);
  compare = (slugs) => act(async () => setShown(slugs));
  return <ComparisonContainer asked={{ shown, isSomeUnknown: false, isMore: false }} />;
}

const answer = (slug: string, response: Response) =>
  act(async () => {
    pending.get(slug)?.(response);
    for (let turn = 0; turn < 5; turn++) await new Promise((done) => setTimeout(done));
  });
const answerWithOffer = (slug: string) => answer(slug, Response.json(offer(slug)));

it('a comparison to which the visitor returns is neither loading nor failed', async () => {
  const { element, alert } = await mountComponent(<Page />);
  const compared = () => element.querySelector<HTMLElement>('[data-offers]')?.dataset.offers;
  const status = () => element.querySelector('[role=status]')?.textContent;
  await compare(['returned-to']);
  await answerWithOffer('returned-to');
  expect(compared()).toBe('returned-to');

  await compare(['returned-to', 'slow']);
  expect(status()).toBe(say.loading);
  await compare(['returned-to']);
  expect(compared()).toBe('returned-to');
  expect(status()).not.toBe(say.loading);

  await compare(['returned-to', 'missing']);
  await answer('missing', new Response('', { status: 404 }));
  expect(alert()).toContain(say.failed);
  await compare(['returned-to']);
  expect(alert()).toBeUndefined();
});
