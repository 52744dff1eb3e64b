import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { offerQuery, readOffer } from '#contract/offer-query.ts';

export type OfferChoice = { at: 'none' } | { at: 'chosen'; slug: string } | { at: 'unknown' };

/**
 * The offer that the address names, in a choice which the visitor can change. The address follows the choice, so
 * that a reload, the Back button and a shared link come back to it. What the browser has put back into the field,
 * or a visitor has chosen before the script arrived, goes before the address.
 */
export function useOfferChoice() {
  const { search } = useLocation();
  const select = useRef<HTMLSelectElement>(null);
  const [choice, setChoice] = useState<OfferChoice>({ at: 'none' });

  // Before the browser paints: the page may have come filled in for this offer.
  useLayoutEffect(() => {
    const field = select.current;
    const asked = readOffer(search);
    if (!field) return;
    const isKnown = [...field.options].some(({ value }) => value === asked);
    if (asked !== undefined && isKnown && field.value === '') field.value = asked;
    setChoice(chosenIn(field, asked !== undefined && !isKnown));
  }, [search]);

  // The browser may put back a choice later than React is there.
  useEffect(() => {
    const onPageShow = () => {
      if (select.current?.value) setChoice(chosenIn(select.current, false));
    };
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, []);

  const onChoose = () => {
    if (!select.current) return;
    setChoice(chosenIn(select.current, false));
    const { pathname, hash } = location;
    history.replaceState(history.state, '', pathname + offerQuery(select.current.value) + hash);
  };

  return { select, choice, onChoose };
}

function chosenIn({ value }: HTMLSelectElement, isUnknown: boolean): OfferChoice {
  if (value !== '') return { at: 'chosen', slug: value };
  return { at: isUnknown ? 'unknown' : 'none' };
}
