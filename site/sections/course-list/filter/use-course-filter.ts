/**
 * The state of search and filters. It is kept in the address, so that a visitor can share it and undo it with Back.
 * Each tick is one history entry, and so is everything that is typed between two ticks.
 *
 * The list changes with each key press. The address changes only when the typing pauses, because browsers refuse more
 * than about three changes of the address in a second.
 */
import {
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { readFilter, tidyQuery, writeFilter } from '#site/search/filter-address.ts';
import { noFilter, type OfferFilter } from '#site/search/offer-filter.ts';
import { useIsHydrated } from '#site/sections/use-is-hydrated.ts';
import { isLeaving } from '#site/ui/react-router-globals.ts';
import type { ServedSearch } from '../served-search.ts';

const pauseMs = 500;

/**
 * The reasons for which this hook changes the address. The reason is stored as navigation state, by which the hook
 * recognises its own changes.
 */
const steps = ['tick', 'typing', 'same'] as const;
type Step = (typeof steps)[number];

const isTyped = (state: unknown) => state === 'typing';
const isOwn = (state: unknown) => steps.some((step) => step === state);
const filterOf = (search: string) => readFilter(new URLSearchParams(search));

/** The search text and the filter that the address names. */
function chosenOf(search: string): { text: string; ticked: OfferFilter } {
  const ticked = filterOf(search);
  return { text: ticked.query, ticked };
}

/**
 * The search text and the ticked filters, read from the address, and functions that change both.
 *
 * @param served The search result in the page if the service rendered the list; otherwise null.
 */
export function useCourseFilter(
  form: RefObject<HTMLFormElement | null>,
  served: ServedSearch | null,
) {
  const { pathname, search, state } = useLocation();
  const came = useNavigationType();
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();
  const [{ text, ticked }, setChosen] = useState(() =>
    chosenOf(isHydrated ? search : (served?.search ?? '')),
  );
  /**
   * The latest choice, also between two renders. React's state would be too old there, because React reports late what
   * was typed before hydration.
   */
  const latest = useRef({ text, ticked });
  const choose = (chosen: typeof latest.current) => {
    latest.current = chosen;
    setChosen(chosen);
  };
  /**
   * The address as this hook last wrote it. If the present address is another, the visitor has used Back, Forward or a
   * link.
   */
  const written = useRef<string | null>(null);
  const query = tidyQuery(text);
  const filter = useMemo(() => ({ ...ticked, query }), [ticked, query]);

  const write = (next: OfferFilter, step: Step) => {
    const words = `${writeFilter(next)}`;
    // If the address already has this filter, it is not written. Otherwise a timer that ends late would undo a link
    // that the visitor has followed since.
    if (words === `${writeFilter(filterOf(written.current ?? search))}`) return;
    const replace = step === 'same' || (step === 'typing' && isTyped(state));
    written.current = words && `?${words}`;
    navigate({ search: written.current }, { replace, state: step, preventScrollReset: true });
  };

  const writeNow = useRef(write);
  useLayoutEffect(() => {
    writeNow.current = write;
  });
  /**
   * Changes the ticked filters or the order. It is always the same function, so that the choices are not rendered again
   * for each typed letter.
   *
   * The address is written in a later task, after the box is shown as ticked: the router reads the scroll position
   * before it changes the address, and for that the browser lays out the page. If the visitor has followed a link in
   * the meantime, the address is not written.
   */
  const tick = useCallback(
    (change: Partial<OfferFilter>) => {
      const { text, ticked } = latest.current;
      latest.current = { text, ticked: { ...ticked, ...change } };
      setChosen(latest.current);
      const next = { ...ticked, query: tidyQuery(text), ...change };
      setTimeout(() => {
        if (!isLeaving(pathname)) writeNow.current(next, 'tick');
      });
    },
    [pathname],
  );

  // What was typed and ticked before hydration has precedence over the address.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes alive
  useLayoutEffect(() => {
    const fields = form.current ? [...new FormData(form.current)] : [];
    const filled = fields.flatMap(([name, value]) => (value ? [[name, `${value}`]] : []));
    // If the service rendered the list, the form already had every value of the address. If a box is no longer ticked,
    // the visitor has unticked it, so the address is not read again. The sort order is an exception: a list that can't
    // be sorted has no field for it, so it is read from the address.
    const hasOrder = fields.some(([name]) => name === 'order');
    const rest = [...new URLSearchParams(search)].filter(
      ([name]) => served === null || (name === 'order' && !hasOrder),
    );
    const both = new URLSearchParams([...filled, ...rest]);
    written.current = search;
    choose(chosenOf(`${both}`));
    write(readFilter(both), 'same');
  }, []);

  const last = useRef(search);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new address starts it; `came` says how it came
  useLayoutEffect(() => {
    if (search === last.current) return;
    last.current = search;
    // A change that this hook made is already shown. On a slow phone, its address arrives while the visitor makes the
    // next change, and must not undo that one.
    if (search === written.current || (isOwn(state) && came !== 'POP')) return;
    written.current = search;
    choose(chosenOf(search));
  }, [search]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new text starts a new pause, nothing else does
  useEffect(() => {
    if (query === filterOf(search).query) return;
    const pause = setTimeout(() => write(filter, 'typing'), pauseMs);
    return () => clearTimeout(pause);
  }, [query, search]);

  return {
    /** The search text as it stands in the field. */
    text,
    filter,
    /** The ticked filters. Typing a letter does not change this object, so its `query` may be older than `text`. */
    ticked,
    type: (text: string) => choose({ ...latest.current, text }),
    tick,
    /** Writes the address at once, so that Back from a link leads to the search that was just typed. */
    commit: () => write(filter, 'typing'),
    clear: () => {
      choose({ text: '', ticked: noFilter });
      write(noFilter, 'tick');
    },
  };
}
