import { PageLink } from '#site/ui/page-link.tsx';

interface OfferKindLineProps {
  sheet: { kind: string; kindPath: string };
  tag?: string | null;
}

/** What kind of offer it is, in the words of all pages, as the way to the page that compares the kinds. */
export function OfferKindLine({ sheet, tag }: OfferKindLineProps) {
  return (
    <span className="kind-line">
      <PageLink to={sheet.kindPath}>{sheet.kind}</PageLink>
      {tag && <span>{tag}</span>}
    </span>
  );
}
