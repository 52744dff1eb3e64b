import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { readFormOfferSlug } from '#contract/forms/form-offer-parameter.ts';
import { isSelectTouched } from './is-select-touched.ts';
import { writeOfferAndStartToAddress } from './write-offer-and-start-to-address.ts';

type OfferChoice = { at: 'none' } | { at: 'chosen'; slug: string } | { at: 'unknown' };

/**
 * The chosen offer. At first it is the offer in the address. When the choice changes, the address changes too, so that
 * a reload, the Back button and a shared link show the same offer.
 *
 * A choice that the browser restored, or that the visitor made before the script arrived, has priority over the address
 * and is written to it. `isEarly` is then true: the service's texts are about the offer in the old address, so the page
 * has to replace them.
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
    const slugInAddress = readFormOfferSlug(search);
    if (!field) return;
    const isKnown = [...field.options].some(({ value }) => value === slugInAddress);
    const isTouched = isSelectTouched(field);
    if (slugInAddress !== undefined && isKnown && !isTouched) field.value = slugInAddress;
    if (isTouched && field.value !== (slugInAddress ?? ''))
      writeOfferAndStartToAddress(field.value, '');
    setIsEarly(isTouched);
    setChoice(chosenIn(field, slugInAddress !== undefined && !isKnown));
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
    writeOfferAndStartToAddress(select.current.value, '');
  };

  return { select, choice, isEarly, onChoose };
}

function chosenIn({ value }: HTMLSelectElement, isUnknown: boolean): OfferChoice {
  if (value !== '') return { at: 'chosen', slug: value };
  return { at: isUnknown ? 'unknown' : 'none' };
}
