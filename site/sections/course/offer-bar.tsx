import { offerPageWords as words } from '#content/offers/offer-page-words.ts';
import type { OfferDetails } from '#site/data/offer-details.ts';
import { PageLink } from '#site/ui/page-link.tsx';

/**
 * What it costs and the next step, under the thumb for as long as the page is read. It stands in the flow at
 * the end of what it belongs to and sticks to the lower edge until then, so it needs no script and covers
 * nothing that can't be scrolled free; the styles keep it away while the same button is seen in the head.
 */
export function OfferBar({ sheet }: { sheet: OfferDetails }) {
  const [fee, length] = sheet.figures;
  return (
    <div className="offer-bar">
      <div className="wrap">
        <p>
          <strong className="price">{fee?.value}</strong>
          <span>
            {length?.value}
            <span className="offer-bar-title"> · {sheet.title}</span>
          </span>
        </p>
        <PageLink to={sheet.enrolPath} className="button">
          {words.enrol}
          <span className="visually-hidden">: {sheet.title}</span>
        </PageLink>
      </div>
    </div>
  );
}
