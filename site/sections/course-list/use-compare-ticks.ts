import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';
import { maxComparedOffers } from '#contract/comparison/comparison-address.ts';

/**
 * The slugs of the ticked offers. They are kept outside of the component until the document is closed, so that the same
 * offers are still ticked when the visitor comes back from the comparison.
 */
let kept: readonly string[] = [];

/**
 * The offers that are ticked to be compared. `chosen` are their slugs in the order of ticking, `toggle` ticks or
 * unticks one offer, and `clear` unticks all offers.
 */
export function useCompareTicks(form: RefObject<HTMLFormElement | null>) {
  const [chosen, setChosen] = useState(kept);

  const keep = useCallback((slugs: readonly string[]) => {
    kept = slugs.slice(0, maxComparedOffers);
    setChosen(kept);
  }, []);

  const toggle = useCallback(
    (slug: string) =>
      keep(kept.includes(slug) ? kept.filter((one) => one !== slug) : [...kept, slug]),
    [keep],
  );

  // Takes over the boxes that the visitor ticked before the script arrived, or that the browser restored.
  useLayoutEffect(() => {
    const ticked = form.current ? new FormData(form.current).getAll('offers') : [];
    if (ticked.length > 0) keep([...new Set(ticked.map(String))]);
  }, [form, keep]);

  return { chosen, toggle, clear: () => keep([]) };
}
