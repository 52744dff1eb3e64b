import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';

export const mostCompared = 3;

/** Kept as long as the document lives, so that Back from the comparison finds the same ones ticked. */
let kept: readonly string[] = [];

/** Slugs of the offers to be compared, in the order in which they were ticked. */
export function useCompareTicks(form: RefObject<HTMLFormElement | null>) {
  const [chosen, setChosen] = useState(kept);

  const keep = useCallback((slugs: readonly string[]) => {
    kept = slugs.slice(0, mostCompared);
    setChosen(kept);
  }, []);

  const toggle = useCallback(
    (slug: string) =>
      keep(kept.includes(slug) ? kept.filter((one) => one !== slug) : [...kept, slug]),
    [keep],
  );

  // What was ticked before the script came, or is restored by the browser.
  useLayoutEffect(() => {
    const ticked = form.current ? new FormData(form.current).getAll('offers') : [];
    if (ticked.length > 0) keep([...new Set(ticked.map(String))]);
  }, [form, keep]);

  return { chosen, toggle, clear: () => keep([]) };
}
