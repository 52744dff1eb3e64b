import { type RefObject, useEffect, useState } from 'react';
import { indianDay } from '#content/indian-day.ts';
import type { AskedOffers } from '#contract/comparison/compare-address.ts';
import { comparisonHtml } from '#contract/comparison/comparison-html.ts';
import { comparisonWords as say } from '#contract/comparison/comparison-words.ts';
import { loadComparedOffer } from '#site/data/load-compared-offer.ts';

type ComparisonState = 'ready' | 'loading' | 'failed';

/**
 * Keeps the comparison of the requested offers in `place`. The service may already have rendered it there. So React
 * leaves the content unchanged, and this hook writes it with the function that the service uses. A higher `attempt`
 * loads the offers again.
 *
 * @returns `shown`, the sentence that tells a screen reader what is compared; empty until this hook has written it.
 */
export function useRenderComparison(
  place: RefObject<HTMLElement | null>,
  asked: AskedOffers,
  attempt: number,
): { state: ComparisonState; shown: string } {
  const [state, setState] = useState<ComparisonState>('ready');
  const [shown, setShown] = useState('');
  const { isSomeUnknown, isMore } = asked;
  const slugs = asked.shown.join(',');

  useEffect(() => {
    const box = place.current;
    if (!box) return;
    const there = box.querySelector<HTMLElement>('[data-offers]')?.dataset.offers ?? '';
    const messages = Number(isSomeUnknown) + Number(isMore);
    const isThere = there === slugs && box.querySelectorAll('.compare-notice').length === messages;
    if (isThere && attempt === 0) return;

    let isWanted = true;
    setState('loading');
    const wanted = slugs === '' ? [] : slugs.split(',');
    void Promise.all(wanted.map(loadComparedOffer)).then((loaded) => {
      if (!isWanted) return;
      const offers = loaded.filter((offer) => offer !== null);
      if (offers.length < wanted.length) return setState('failed');
      const hadFocus = box.contains(document.activeElement);
      box.innerHTML = comparisonHtml(offers, { isSomeUnknown, isMore }, indianDay(new Date()));
      // The pressed link no longer exists. Without a new focus, keyboard users would start at the top of the page
      // again.
      if (hadFocus) box.querySelector('h2')?.focus({ preventScroll: true });
      setState('ready');
      setShown(offers.length > 0 ? say.ready(offers.map(({ title }) => title)) : '');
    });
    return () => {
      isWanted = false;
    };
  }, [place, slugs, isSomeUnknown, isMore, attempt]);

  return { state, shown };
}
