import { memo, useLayoutEffect, useRef } from 'react';
import { layOutWhenIdle } from '#site/motion/lay-out-offscreen-sections.ts';
import { filterAttributes } from './css-for-filtering.ts';
import type { ListedOffer } from './listed-offer.ts';
import { OfferItem } from './offer-item.tsx';
import { placeRows } from './place-rows.ts';
import { mostCompared } from './use-compare-ticks.ts';

interface OfferRowsProps {
  offers: readonly ListedOffer[];
  /** The rows that are shown, in their order. All others are hidden. */
  visible: readonly ListedOffer[];
  /** The slugs of the offers that are ticked to compare. */
  chosen: readonly string[];
  onToggle: (slug: string) => void;
}

/** Every row of the list. It is memoised, because a letter in the search field must not wait for all rows. */
export const OfferRows = memo(function OfferRows(props: OfferRowsProps) {
  const { offers, visible, chosen, onToggle } = props;
  const list = useRef<HTMLUListElement>(null);
  // Rows that come back or move are laid out when they are near the window, and the others when the browser is idle.
  // To lay out all of them at once would block a slow phone for 200 ms.
  const shownSlugs = visible.map(({ slug }) => slug).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown decides which rows are hidden
  useLayoutEffect(() => {
    const all = [...(list.current?.querySelectorAll<HTMLElement>('.offer') ?? [])];
    for (const row of all) row.style.contentVisibility = '';
    return layOutWhenIdle(all.filter((row) => !row.hidden));
  }, [shownSlugs]);
  const isVisible = new Set(visible);
  return (
    <ul ref={list} className="offers">
      {placeRows(offers, visible).map((offer) => (
        <li
          key={offer.slug}
          className="offer"
          hidden={!isVisible.has(offer)}
          {...filterAttributes(offer)}
        >
          <OfferItem
            offer={offer}
            isChosen={chosen.includes(offer.slug)}
            isFull={chosen.length >= mostCompared && !chosen.includes(offer.slug)}
            onToggle={onToggle}
          />
        </li>
      ))}
    </ul>
  );
});
