/**
 * Makes the links to related offers, families and kinds at the end of a page. Only loaders may call these functions,
 * because they need the list of all offers.
 */
import { families } from '#content/catalogue/families.ts';
import { formatRupees } from '#content/format-rupees.ts';
import { findFeeTodayRupees } from '#content/offers/facts/find-fee-today-rupees.ts';
import { type KindId, kindIds, kinds } from '#content/offers/kinds.ts';
import { formatLength } from '#content/offers/length.ts';
import type { Offer } from '#content/offers/offer-schema.ts';
import { offers } from '#content/offers/offers.ts';
import { relatedLinksWords } from '#content/offers/page-words/related-links-words.ts';
import { type StudyFieldSlug, studyFieldSlugs, studyFields } from '#content/offers/study-fields.ts';

const coursesPath = '/courses';
const mostOfAKind = 2;

/** An offer as one line of a list. `kind`, `length` and `fee` are texts to show: "Workshop", "18 weeks", "₹2,500". */
export interface OfferLine {
  slug: string;
  title: string;
  kind: string;
  length: string;
  fee: string;
  path: string;
}

export interface RelatedLink {
  name: string;
  path: string;
  note?: string;
}

const toOfferLine = (offer: Offer): OfferLine => ({
  slug: offer.slug,
  title: offer.title,
  kind: kinds[offer.kind].title,
  length: formatLength(offer.length),
  fee: formatRupees(findFeeTodayRupees(offer)),
  path: offer.path,
});

/**
 * Lists at most two other offers of each kind that belong to one of the `wanted` fields. The kinds come in the order of
 * `kindIds`. Within a kind, the offers that fit the first field in `wanted` come first.
 */
export function listMoreOffersInFields(
  wanted: readonly StudyFieldSlug[],
  isShownAlready: (offer: Offer) => boolean,
  all: readonly Offer[] = offers,
): OfferLine[] {
  const fieldRank = (offer: Offer) => {
    const places = offer.fields.map((field) => wanted.indexOf(field)).filter((at) => at >= 0);
    return places.length === 0 ? Number.POSITIVE_INFINITY : Math.min(...places);
  };
  const found = all.filter(
    (offer) => fieldRank(offer) < Number.POSITIVE_INFINITY && !isShownAlready(offer),
  );
  return kindIds.flatMap((kind) =>
    found
      .filter((offer) => offer.kind === kind)
      .sort((a, b) => fieldRank(a) - fieldRank(b))
      .slice(0, mostOfAKind)
      .map(toOfferLine),
  );
}

/** Links to the other families, and to the fields that have programs but no courses. */
export function listLinksToOtherFields(familyPath: string | null): RelatedLink[] {
  const withoutFamily = studyFieldSlugs.filter((slug) => studyFields[slug].path === null);
  return [
    ...families
      .filter(({ path }) => path !== familyPath)
      .map(({ title, path }) => ({ name: title, path })),
    ...withoutFamily.map((slug) => ({
      name: studyFields[slug].title,
      path: `${coursesPath}?field=${slug}`,
    })),
  ];
}

/** Links to the other kinds of offer, each with the fees and lengths of its offers. */
export function listLinksToOtherKinds(
  shown: KindId | null,
  all: readonly Offer[] = offers,
): RelatedLink[] {
  return kindIds
    .filter((kind) => kind !== shown)
    .map((kind) => {
      const ofKind = all.filter((offer) => offer.kind === kind);
      const fees = [...new Set(ofKind.map(({ feeRupees }) => formatRupees(feeRupees)))];
      const lengths = [...new Set(ofKind.map(({ length }) => length.count))].sort((a, b) => a - b);
      const [shortest, longest] = [lengths[0], lengths.at(-1)];
      const unit = ofKind[0]?.length.unit ?? '';
      const span = shortest === longest ? `${longest}` : `${shortest} to ${longest}`;
      return {
        name: kinds[kind].plural,
        path: kinds[kind].path ?? `${coursesPath}?kind=${kind}`,
        note: `${span} ${unit}, ${fees.join(' or ')}`,
      };
    });
}

/** The link to the list of all offers; its name says how many there are. */
export const allOffersLink: RelatedLink = {
  name: `${relatedLinksWords.allBefore} ${offers.length} ${relatedLinksWords.all}`,
  path: coursesPath,
};
