import { useLayoutEffect, useRef, useState } from 'react';
import { offerQuery } from '#contract/offer-query.ts';

/**
 * The chosen start, which begins with the start in the address. Empty means the next start with a free place. Each
 * start belongs to one offer, so a change of the offer resets the start. A choice made before the script arrived
 * has priority over the address.
 */
export function useStartChoice(offer: string) {
  const select = useRef<HTMLSelectElement>(null);
  const [start, setStart] = useState('');
  /**
   * The choice that was made before the script arrived. It is stored because React renders the list again when it
   * knows the offer.
   */
  const early = useRef('');

  useLayoutEffect(() => {
    const field = select.current;
    if (!field) return;
    const query = new URLSearchParams(location.search);
    const named = (query.get('offer') ?? '') === offer ? (query.get('batch') ?? '') : '';
    if (field.value !== '') early.current = field.value;
    const known = new Set([...field.options].map(({ value }) => value));
    field.value = [early.current, named].find((id) => id !== '' && known.has(id)) ?? '';
    setStart(field.value);
  }, [offer]);

  const onChoose = () => {
    const value = select.current?.value ?? '';
    setStart(value);
    const { pathname, hash } = location;
    const batch = value === '' ? '' : `&batch=${value}`;
    history.replaceState(history.state, '', pathname + offerQuery(offer) + batch + hash);
  };

  return { select, start, onChoose };
}
