import { placesLeftWords } from '#content/words/places-left-words.ts';
import type { OfferStartDescription } from '#site/data/offers/describe-offer-starts.ts';

/**
 * Says whether places are left in a batch, as known when the page was built. Later a script (`start-motions.ts`)
 * requests the present number and writes it into this element, whose text React then leaves unchanged.
 */
export function PlacesLeft({
  start: { id, places },
}: {
  start: Pick<OfferStartDescription, 'id' | 'places'>;
}) {
  return (
    <span className="places" data-batch={id} data-places={places} suppressHydrationWarning>
      {placesLeftWords[places]}
    </span>
  );
}
