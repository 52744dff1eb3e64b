import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { readFormOfferSlug } from '#contract/forms/form-offer-parameter.ts';
import { isSelectTouched } from './is-select-touched.ts';
import { writeChoiceToAddress } from './write-choice-to-address.ts';

type OfferChoice = { at: 'none' } | { at: 'chosen'; slug: string } | { at: 'unknown' };

/**
 * The chosen offer. At first it is the offer in the address. When the choice changes, the address changes too, so that
 * a reload, the Back button and a shared link show the same offer.
 *
 * Two choices have priority over the address: one that the browser restored, and one that the visitor made before the
 * script arrived. If there is such a choice when the script starts, it is written to the address and `isEarly` is true:
 * the texts that the service wrote are about another choice.
 */
export function useOfferChoice() {
  const { search } = useLocation();
  const select = useRef<HTMLSelectElement>(null);
  const [choice, setChoice] = useState<OfferChoice>({ at: 'none' });
  const [isEarly, setIsEarly] = useState(false);

  // This effect runs before the browser paints. The service may have rendered the page for the offer in the address,
  // and the page must not show another choice for a moment.
  useLayoutEffect(() => {
    const field = select.current;
    const asked = readFormOfferSlug(search);
    if (!field) return;
    const isKnown = [...field.options].some(({ value }) => value === asked);
    const isTouched = isSelectTouched(field);
    if (asked !== undefined && isKnown && !isTouched) field.value = asked;
    if (isTouched && field.value !== (asked ?? '')) writeChoiceToAddress(field.value, '');
    setIsEarly(isTouched);
    setChoice(chosenIn(field, asked !== undefined && !isKnown));
  }, [search]);

  // The browser may restore a choice after hydration.
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
    writeChoiceToAddress(select.current.value, '');
  };

  return { select, choice, isEarly, onChoose };
}

function chosenIn({ value }: HTMLSelectElement, isUnknown: boolean): OfferChoice {
  if (value !== '') return { at: 'chosen', slug: value };
  return { at: isUnknown ? 'unknown' : 'none' };
}
