import { formatRupees } from '#content/format-rupees.ts';
import { comparisonOnlyFactNames } from '#content/offers/comparison/compare-page-words.ts';
import { suggestOffersToCompare } from '#content/offers/comparison/suggest-offers-to-compare.ts';
import { findFeeTodayRupees } from '#content/offers/facts/find-fee-today-rupees.ts';
import { findLastDayToEnrol } from '#content/offers/facts/find-last-day-to-enrol.ts';
import { listLearnerNeeds } from '#content/offers/facts/list-learner-needs.ts';
import { type FactId, factNames, listOfferFacts } from '#content/offers/facts/list-offer-facts.ts';
import { kinds } from '#content/offers/kinds.ts';
import type { Offer } from '#content/offers/offer-schema.ts';
import type { ComparedFact, ComparedOffer } from '#contract/comparison/compared-offer.ts';

/**
 * Two days for which facts about the start are worded: one before every start of any offer, and one after every start.
 * After the last day to enrol, the comparison shows visitors the second wording.
 */
const longAgo = '0000-01-01';
const farAhead = '9999-12-31';

/** The facts that fit into a column a third as wide as a phone. */
const shortFacts = new Set<FactId>(['length', 'hours', 'level', 'certificate', 'registration']);

/** Makes what a comparison shows of the offer: all facts, in the order of importance. */
export function makeComparedOffer(offer: Offer, offers: readonly Offer[]): ComparedOffer {
  const { slug, title, kind, path, enrolPath, callPath } = offer;
  const lastDay = findLastDayToEnrol(offer, '');
  const makeFact = (id: FactId): ComparedFact => ({
    id,
    name: factNames[id],
    size: shortFacts.has(id) ? 'short' : 'long',
    lines: listValuesOn(longAgo, id),
    ...(id === 'start' && lastDay !== null
      ? { later: { after: lastDay.on, lines: listValuesOn(farAhead, id) } }
      : {}),
  });
  const listValuesOn = (day: string, id: FactId) =>
    listOfferFacts(offer, day, [id]).map(({ value }) => value);
  const makeComparisonOnlyFact = (
    id: keyof typeof comparisonOnlyFactNames,
    lines: readonly string[],
  ): ComparedFact => ({
    id,
    name: comparisonOnlyFactNames[id],
    size: 'long',
    lines,
  });
  return {
    slug,
    title,
    kind: kinds[kind].title,
    fee: formatRupees(findFeeTodayRupees(offer)),
    path,
    enrolPath,
    callPath,
    ...(lastDay === null ? {} : { lastDay: lastDay.on }),
    facts: [
      ...(['length', 'hours', 'live', 'level', 'taught', 'start'] as const).map(makeFact),
      makeComparisonOnlyFact('guarantee', offer.guarantee === null ? [] : [offer.guarantee]),
      makeFact('builds'),
      makeComparisonOnlyFact('modules', offer.modules),
      makeComparisonOnlyFact('tools', offer.tools.length === 0 ? [] : [offer.tools.join(', ')]),
      makeComparisonOnlyFact('covers', offer.covers),
      ...listLearnerNeeds(offer.needs).map(
        ({ name, text }): ComparedFact => ({ id: name, name, size: 'long', lines: [text] }),
      ),
      ...(['certificate', 'mentor', 'language', 'registration', 'refund'] as const).map(makeFact),
    ],
    beside: suggestOffersToCompare(offer, offers).map((one) => ({
      slug: one.slug,
      title: one.title,
    })),
  };
}
