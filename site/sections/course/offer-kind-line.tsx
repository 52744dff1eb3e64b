import { PageLink } from '#site/ui/page-link.tsx';

interface OfferKindLineProps {
  offerDetails: { kind: string; kindPath: string };
  tag?: string | null;
}

/** The kind of the offer, with a link to the page that compares the kinds of offer. */
export function OfferKindLine({ offerDetails, tag }: OfferKindLineProps) {
  return (
    <span className="kind-line">
      <PageLink to={offerDetails.kindPath}>{offerDetails.kind}</PageLink>
      {tag && <span>{tag}</span>}
    </span>
  );
}
