import type { OfferDetails } from '#site/data/offers/make-offer-details.ts';
import { EnrolmentLink } from '../enrolment-link.tsx';

/**
 * The fee and the button at the lower edge of the window while the page is read. The bar is sticky, at the end of
 * the content to which it belongs, so it needs no script and covers nothing permanently. The styles hide it while
 * the same button is visible in the page's head.
 */
export function StickyEnrolBar({ offerDetails }: { offerDetails: OfferDetails }) {
  const [fee, length] = offerDetails.figures;
  return (
    <div className="offer-bar">
      <div className="wrap">
        <p>
          <strong className="price">{fee?.value}</strong>
          <span>
            {length?.value}
            <span className="offer-bar-title"> · {offerDetails.title}</span>
          </span>
        </p>
        <EnrolmentLink {...offerDetails} className="button" />
      </div>
    </div>
  );
}
