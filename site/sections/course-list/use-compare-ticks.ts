import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';
import { maxComparedOffers } from '#contract/comparison/compare-address.ts';

/**
 * The ticked slugs. They are kept as long as the document lives, so that the same offers are ticked after going back
 * from the comparison.
 */
let kept: readonly string[] = [];

/** The slugs of the ticked offers (`chosen`, in the order of ticking), and functions to toggle one and to clear all. */
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

  // Keeps boxes that were ticked before the script arrived, or that the browser restored.
  useLayoutEffect(() => {
    const ticked = form.current ? new FormData(form.current).getAll('offers') : [];
    if (ticked.length > 0) keep([...new Set(ticked.map(String))]);
  }, [form, keep]);

  return { chosen, toggle, clear: () => keep([]) };
}
