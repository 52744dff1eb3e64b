import { formatRupees } from '#content/format-rupees.ts';
import { moreFactNames } from '#content/offers/compare-page.ts';
import { kinds } from '#content/offers/kinds.ts';
import { needsList } from '#content/offers/needs-list.ts';
import { type FactId, factNames, offerFacts } from '#content/offers/offer-facts.ts';
import type { Offer } from '#content/offers/offer-schema.ts';
import { offersBeside } from '#content/offers/offers-beside.ts';
import type { ComparedFact, ComparedOffer } from '#contract/comparison/compared-offer.ts';

/** Before any start, and after every one: what is said on which day is for the reader's clock to choose. */
const longAgo = '0000-01-01';
const farAhead = '9999-12-31';

/** What fits into a third of a phone's width. */
const shortFacts = new Set<FactId>(['length', 'hours', 'level', 'certificate', 'registration']);

/** The record that is put beside others, with every fact of the offer in the order in which one weighs them. */
export function comparedOffer(offer: Offer, offers: readonly Offer[]): ComparedOffer {
  const { slug, title, kind, feeRupees, path, enrolPath, callPath } = offer;
  const fact = (id: FactId): ComparedFact => ({
    id,
    name: factNames[id],
    size: shortFacts.has(id) ? 'short' : 'long',
    lines: valuesOn(longAgo, id),
    ...(id === 'start' && offer.start.at === 'dates'
      ? { later: { after: offer.start.startDate, lines: valuesOn(farAhead, id) } }
      : {}),
  });
  const valuesOn = (day: string, id: FactId) =>
    offerFacts(offer, day, [id]).map(({ value }) => value);
  const more = (id: keyof typeof moreFactNames, lines: readonly string[]): ComparedFact => ({
    id,
    name: moreFactNames[id],
    size: 'long',
    lines,
  });
  return {
    slug,
    title,
    kind: kinds[kind].title,
    fee: formatRupees(feeRupees),
    path,
    enrolPath,
    callPath,
    ...(offer.start.at === 'dates' ? { lastDay: offer.start.startDate } : {}),
    facts: [
      ...(['length', 'hours', 'live', 'level', 'taught', 'start'] as const).map(fact),
      more('guarantee', offer.guarantee === null ? [] : [offer.guarantee]),
      fact('builds'),
      more('modules', offer.modules),
      more('tools', offer.tools.length === 0 ? [] : [offer.tools.join(', ')]),
      more('covers', offer.covers),
      ...needsList(offer.needs).map(
        ({ name, text }): ComparedFact => ({ id: name, name, size: 'long', lines: [text] }),
      ),
      ...(['certificate', 'mentor', 'language', 'registration', 'refund'] as const).map(fact),
    ],
    beside: offersBeside(offer, offers).map((one) => ({ slug: one.slug, title: one.title })),
  };
}
