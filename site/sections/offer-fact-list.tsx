import type { FactId } from '#content/offers/facts/list-offer-facts.ts';
import { offerPageWords as words } from '#content/offers/page-words/offer-page-words.ts';
import type { OfferDetails } from '#site/data/offers/make-offer-details.ts';

/**
 * The facts of an offer, with the same names in the same order on all pages. The learner's project is left out, because
 * each page describes it in more detail. The row of the fee also says what the fee covers.
 */
export function OfferFactList({ offerDetails }: { offerDetails: OfferDetails }) {
  return (
    <dl className="fact-list">
      {offerDetails.facts.map(({ id, name, value }) => (
        <div key={id}>
          <dt>{name}</dt>
          <dd>
            {value}
            <FactAddition id={id} offerDetails={offerDetails} />
          </dd>
        </div>
      ))}
      {offerDetails.guarantee && (
        <div>
          <dt>{words.guarantee}</dt>
          <dd>{offerDetails.guarantee}</dd>
        </div>
      )}
    </dl>
  );
}

/** The content after a fact in its row: the list of what the fee covers, or the link to a sample certificate. */
function FactAddition({ id, offerDetails }: { id: FactId; offerDetails: OfferDetails }) {
  switch (id) {
    case 'fee':
      return (
        <>
          {`. ${words.wholeFee} ${offerDetails.gst ? `${offerDetails.gst} ` : ''}${words.covers}:`}
          <ul className="plain-list">
            {offerDetails.covers.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </>
      );
    case 'certificate':
      return (
        <>
          , <a href={offerDetails.certificatePath}>{words.sampleCertificate}</a>
        </>
      );
    default:
      return null;
  }
}
