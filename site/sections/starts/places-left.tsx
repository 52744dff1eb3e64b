import { placesLeftWords } from '#content/words/places-left.ts';
import type { OfferStart } from '#site/data/offer-starts.ts';

/**
 * Whether there are places left, at the time of the build. A script (`start-motions.ts`) later requests the number
 * and writes it here; React does not change it.
 */
export function PlacesLeft({
  start: { id, places },
}: {
  start: Pick<OfferStart, 'id' | 'places'>;
}) {
  return (
    <span className="places" data-batch={id} data-places={places} suppressHydrationWarning>
      {placesLeftWords[places]}
    </span>
  );
}
