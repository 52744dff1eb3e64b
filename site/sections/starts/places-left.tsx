import { placesLeftWords } from '#content/words/places-left-words.ts';
import type { OfferStartDescription } from '#site/data/offers/describe-offer-starts.ts';

/**
 * Says whether places are left in a batch: first as known when the page was built, then as the service says
 * (`refreshPlacesLeft` writes the number into this element). React leaves that text unchanged.
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
