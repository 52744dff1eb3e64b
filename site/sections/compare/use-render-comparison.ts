import { type RefObject, useEffect, useState } from 'react';
import { indianDay } from '#content/indian-day.ts';
import type { OffersToCompare } from '#contract/comparison/comparison-address.ts';
import { comparisonWords as words } from '#contract/comparison/comparison-words.ts';
import { renderComparisonHtml } from '#contract/comparison/render-comparison-html.ts';
import { loadComparedOffer } from '#site/data/network/load-compared-offer.ts';

type ComparisonState = 'ready' | 'loading' | 'failed';

/**
 * Writes the comparison of the offers in the address into `place`, unless the service has already rendered it there.
 * The HTML comes from `renderComparisonHtml`, which the service uses too; React does not change it. To load again after
 * a failure, pass a higher `attempt`.
 *
 * @returns `state` is `loading`, `failed` if an offer could not be loaded, or else `ready`. `shown` is a sentence for
 * screen readers that names the compared offers; it is empty until this hook has written a comparison.
 */
export function useRenderComparison(
  place: RefObject<HTMLElement | null>,
  asked: OffersToCompare,
  attempt: number,
): { state: ComparisonState; shown: string } {
  const [state, setState] = useState<ComparisonState>('ready');
  const [shown, setShown] = useState('');
  const { isSomeUnknown, isMore } = asked;
  const slugs = asked.shown.join(',');

  useEffect(() => {
    const box = place.current;
    if (!box) return;
    const shownSlugs = box.querySelector<HTMLElement>('[data-offers]')?.dataset.offers ?? '';
    const messages = Number(isSomeUnknown) + Number(isMore);
    const isThere =
      shownSlugs === slugs && box.querySelectorAll('.compare-notice').length === messages;
    if (isThere && attempt === 0) {
      // The page already shows the right comparison. Another one may have been loading or may have failed before the
      // visitor came back to this one, so the state is set to `ready`.
      setState('ready');
      return;
    }

    let isWanted = true;
    setState('loading');
    const wanted = slugs === '' ? [] : slugs.split(',');
    void Promise.all(wanted.map(loadComparedOffer)).then((loaded) => {
      if (!isWanted) return;
      const offers = loaded.filter((offer) => offer !== null);
      if (offers.length < wanted.length) return setState('failed');
      const hadFocus = box.contains(document.activeElement);
      box.innerHTML = renderComparisonHtml(
        offers,
        { isSomeUnknown, isMore },
        indianDay(new Date()),
      );
      // The link that was pressed is no longer in the document. Unless the heading gets the focus, keyboard users would
      // start at the top of the page again.
      if (hadFocus) box.querySelector('h2')?.focus({ preventScroll: true });
      setState('ready');
      setShown(offers.length > 0 ? words.ready(offers.map(({ title }) => title)) : '');
    });
    return () => {
      isWanted = false;
    };
  }, [place, slugs, isSomeUnknown, isMore, attempt]);

  return { state, shown };
}
