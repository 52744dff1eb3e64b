import { memo, type SyntheticEvent, useEffect, useLayoutEffect, useRef } from 'react';
import type { NavigateFunction } from 'react-router';
import { maxComparedOffers } from '#contract/comparison/comparison-address.ts';
import { layOutWhenIdle } from '#site/motion/lay-out-offscreen-sections.ts';
import { followLinksWithRouter } from '#site/ui/follow-links-with-router.ts';
import { prefetchLinkedPage } from '#site/ui/prefetch-linked-page.ts';
import { filterAttributesOf } from './filter/css-for-filtering.ts';
import type { ListedOffer } from './listed-offer.ts';
import { OfferRowContent } from './offer-row-content.tsx';
import { sortRowsWithFewMoves } from './sort-rows-with-few-moves.ts';

interface OfferRowsProps {
  offers: readonly ListedOffer[];
  /** The rows that are shown, in their order. All others are hidden. */
  visible: readonly ListedOffer[];
  /** The slugs of the offers that are ticked to compare. */
  chosen: readonly string[];
  onToggle: (slug: string) => void;
  navigate: NavigateFunction;
}

/** Every row of the list. It is memoised, because a letter in the search field must not wait for all rows. */
export const OfferRows = memo(function OfferRows(props: OfferRowsProps) {
  const { offers, visible, chosen, onToggle, navigate } = props;
  const list = useRef<HTMLUListElement>(null);
  // The visible rows are laid out one by one when the browser is idle, and earlier if they come near the window. To lay
  // out all rows at once would block a slow phone for 200 ms.
  const shownSlugs = visible.map(({ slug }) => slug).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown decides which rows are hidden
  useLayoutEffect(() => {
    const contents = (rows: string) => [
      ...(list.current?.querySelectorAll<HTMLElement>(`${rows} > .offer-content`) ?? []),
    ];
    for (const content of contents('.offer')) content.style.contentVisibility = '';
    return layOutWhenIdle(contents('.offer:not([hidden])'));
  }, [shownSlugs]);
  useEffect(
    () => (list.current ? followLinksWithRouter(list.current, navigate) : undefined),
    [navigate],
  );
  const isVisible = new Set(visible);
  return (
    <ul
      ref={list}
      className="offers"
      onMouseOver={prefetchLinkOf}
      onFocus={prefetchLinkOf}
      onTouchStart={prefetchLinkOf}
    >
      {sortRowsWithFewMoves(offers, visible).map((offer) => (
        <li
          key={offer.slug}
          className="offer"
          hidden={!isVisible.has(offer)}
          {...filterAttributesOf(offer)}
        >
          <OfferRowContent
            offer={offer}
            isChosen={chosen.includes(offer.slug)}
            isFull={chosen.length >= maxComparedOffers && !chosen.includes(offer.slug)}
            onToggle={onToggle}
          />
        </li>
      ))}
    </ul>
  );
});

function prefetchLinkOf({ target }: SyntheticEvent): void {
  const link = target instanceof Element && target.closest('a');
  if (link) prefetchLinkedPage({ currentTarget: link });
}
