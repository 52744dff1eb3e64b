/**
 * Updates how many places are left beside each start, because the number may have changed since the page was built.
 * Never throws.
 */
import { placesLeftWords } from '#content/words/places-left-words.ts';
import { placesLeftPath } from '#contract/batches/places-left-path.ts';
import { dataServiceSettings } from '../build-settings.ts';

export async function refreshPlacesLeft(): Promise<void> {
  // Another data service does not know how many places are left, so the page keeps the text from the build.
  if (dataServiceSettings.url !== '') return;
  try {
    const response = await fetch(placesLeftPath);
    if (!response.ok) return;
    const left: Record<string, number> = await response.json();
    for (const place of document.querySelectorAll<HTMLElement>('[data-batch]')) {
      const { batch = '' } = place.dataset;
      const count = left[batch];
      const places = count === undefined ? 'open' : count === 0 ? 'full' : 'few';
      place.dataset.places = places;
      place.textContent = places === 'few' ? `${count} left` : placesLeftWords[places];
    }
  } catch {
    // When the request fails, the page keeps the text from the build.
  }
}
