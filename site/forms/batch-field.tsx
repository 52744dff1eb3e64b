import { type RefObject, useEffect, useRef } from 'react';

const name = 'batch';

/**
 * The start that a link to the form has named. Without JavaScript the service writes it in; with it, the page takes it
 * from its own address, as it takes the offer.
 */
export function BatchField({ offer }: { offer: string }) {
  const field: RefObject<HTMLInputElement | null> = useRef(null);
  const isFirst = useRef(true);
  useEffect(() => {
    const { current } = field;
    if (current === null) return;
    const query = new URLSearchParams(location.search);
    // A start is one of its offer: whoever chooses another offer by hand gets the next start of that.
    const isNamed = (query.get('offer') ?? '') === offer;
    if (!isFirst.current || current.value === '')
      current.value = isNamed ? (query.get(name) ?? '') : '';
    isFirst.current = false;
  }, [offer]);
  return <input type="hidden" name={name} defaultValue="" ref={field} />;
}
