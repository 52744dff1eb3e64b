import { describe, expect, it } from 'vitest';
import { listLearnerNeeds } from '#content/offers/facts/list-learner-needs.ts';
import { factIds, listOfferFacts } from '#content/offers/facts/list-offer-facts.ts';
import { offers } from '#content/offers/offers.ts';
import { splitSameFacts } from '#contract/comparison/split-same-facts.ts';
import { makeComparedOffer } from './make-compared-offer.ts';

const made = new Map(offers.map((offer) => [offer.slug, makeComparedOffer(offer, offers)]));
const of = (slug: string) => made.get(slug) as ReturnType<typeof makeComparedOffer>;

describe('the record of a compared offer', () => {
  it.each(offers.map((offer) => [offer.slug, offer] as const))(
    '%s: contains every fact',
    (slug, offer) => {
      const shown = of(slug);
      const ids = shown.facts.map(({ id }) => id);
      expect(factIds.filter((id) => id !== 'fee' && !ids.includes(id))).toEqual([]);
      const text = JSON.stringify(shown);
      for (const line of [
        ...offer.covers,
        ...offer.modules,
        ...offer.tools,
        ...listLearnerNeeds(offer.needs).map((need) => need.text),
        ...listOfferFacts(offer, '0000-01-01').map(({ value }) => value),
      ]) {
        expect(text).toContain(JSON.stringify(line).slice(1, -1));
      }
    },
  );

  it('has the same facts in the same order as every other, so that rows match', () => {
    const orders = [...made.values()].map(({ facts }) => facts.map(({ id }) => id).join());
    expect(new Set(orders).size).toBe(1);
  });

  it('says for a past workshop what happens instead', () => {
    const workshop = of('mern-workshop');
    const start = (today: string) =>
      splitSameFacts([workshop], today).differing.find(({ name }) => name === 'Next start')
        ?.cells[0];
    expect(start('2000-01-01')?.[0]).toMatch(/20\d\d/);
    expect(start('2000-01-01')?.[0]).not.toContain('last batch');
    expect(start('2999-01-01')?.[0]).toMatch(/^The next batch is arranged.*last batch was on/);
  });

  it('of two courses gives common teaching facts once, and differing ones in the table', () => {
    const { same, differing } = splitSameFacts([of('mern-stack'), of('lamp-stack')], '2026-01-01');
    expect(same.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['How it is taught', 'What the fee covers', 'Refund', 'Language']),
    );
    expect(differing.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Length', 'Modules', 'Tools', 'What you build']),
    );
  });
});
