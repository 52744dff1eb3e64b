import { useLayoutEffect, useRef, useState } from 'react';
import { isSelectTouched } from './is-select-touched.ts';
import { writeOfferAndStartToAddress } from './write-offer-and-start-to-address.ts';

/**
 * The chosen start of the chosen offer. At first it is the start in the address. A start that was chosen before the
 * script arrived has priority over the address, and is then written to the address. Empty means the next start with a
 * free place. When the offer is changed, the start is reset, because each start belongs to one offer.
 */
export function useStartChoice(offer: string) {
  const select = useRef<HTMLSelectElement>(null);
  const [start, setStart] = useState('');
  /**
   * The start that was chosen before the script arrived; null if none was. The first effect reads it, because React
   * soon renders the options of the select again, and the choice would be lost.
   */
  const [early, setEarly] = useState<string | null>(null);
  /** Whether the early choice has been shown and written to the address. From then on, only the address counts. */
  const isEarlyShown = useRef(false);

  useLayoutEffect(() => {
    if (select.current && isSelectTouched(select.current)) setEarly(select.current.value);
  }, []);

  useLayoutEffect(() => {
    const field = select.current;
    if (!field) return;
    const query = new URLSearchParams(location.search);
    const startInAddress = (query.get('offer') ?? '') === offer ? (query.get('batch') ?? '') : '';
    const isEarlyDue = early !== null && !isEarlyShown.current;
    const wanted = isEarlyDue ? early : startInAddress;
    field.value = [...field.options].some(({ value }) => value === wanted) ? wanted : '';
    setStart(field.value);
    if (!isEarlyDue || offer === '') return;
    isEarlyShown.current = true;
    writeOfferAndStartToAddress(offer, field.value);
  }, [offer, early]);

  const onChoose = () => {
    const value = select.current?.value ?? '';
    setStart(value);
    writeOfferAndStartToAddress(offer, value);
  };

  return { select, start, isEarly: early !== null, onChoose };
}
