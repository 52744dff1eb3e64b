/**
 * The state of search and filters. It is kept in the address, so that visitors can share it and go back with the Back
 * button. Each tick is one history entry, and so is all that is typed between two ticks.
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
import { isLeavingPage } from '#site/ui/react-router-globals.ts';
import type { SearchResultFromService } from '../search-result-from-service.ts';

const pauseMs = 500;

/**
 * The reasons for which this hook changes the address. It stores the reason in the navigation state, so that it can
 * tell its own changes from a link that the visitor followed.
 */
const changeReasons = ['tick', 'typing', 'same'] as const;
type ChangeReason = (typeof changeReasons)[number];

const isTyped = (state: unknown) => state === 'typing';
const isOwn = (state: unknown) => changeReasons.some((reason) => reason === state);
const filterOf = (search: string) => readFilter(new URLSearchParams(search));

/** The search text and the filter that the address names. */
function readChoice(search: string): { text: string; ticked: OfferFilter } {
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
  served: SearchResultFromService | null,
) {
  const { pathname, search, state } = useLocation();
  const came = useNavigationType();
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();
  const [{ text, ticked }, setChosen] = useState(() =>
    readChoice(isHydrated ? search : (served?.search ?? '')),
  );
  /** The latest choice. React's state can be one render behind, for example for what was typed before hydration. */
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

  const write = (next: OfferFilter, reason: ChangeReason) => {
    const nextQuery = `${writeFilter(next)}`;
    // Nothing is written if the address already has this filter. Otherwise, a timer that ends late could undo a link
    // that the visitor has followed since.
    if (nextQuery === `${writeFilter(filterOf(written.current ?? search))}`) return;
    const replace = reason === 'same' || (reason === 'typing' && isTyped(state));
    written.current = nextQuery && `?${nextQuery}`;
    navigate({ search: written.current }, { replace, state: reason, preventScrollReset: true });
  };

  const writeNow = useRef(write);
  useLayoutEffect(() => {
    writeNow.current = write;
  });
  /**
   * Changes the ticked filters or the order. The function never changes, so that a typed letter does not render all
   * choices again.
   *
   * The address is written in a later task, because the router then makes the browser lay out the page, and the tick
   * must be visible before that. If the visitor has followed a link in the meantime, the address is not written.
   */
  const tick = useCallback(
    (change: Partial<OfferFilter>) => {
      const { text, ticked } = latest.current;
      latest.current = { text, ticked: { ...ticked, ...change } };
      setChosen(latest.current);
      const next = { ...ticked, query: tidyQuery(text), ...change };
      setTimeout(() => {
        if (!isLeavingPage(pathname)) writeNow.current(next, 'tick');
      });
    },
    [pathname],
  );

  // What was typed and ticked before hydration has precedence over the address.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes alive
  useLayoutEffect(() => {
    const fields = form.current ? [...new FormData(form.current)] : [];
    const filled = fields.flatMap(([name, value]) => (value ? [[name, `${value}`]] : []));
    // If the service rendered the list, its form had all values of the address. A box that is now empty was unticked by
    // the visitor, so the address is not read again. Only the sort order is read from the address, if the list is too
    // short to have a field for it.
    const hasOrder = fields.some(([name]) => name === 'order');
    const rest = [...new URLSearchParams(search)].filter(
      ([name]) => served === null || (name === 'order' && !hasOrder),
    );
    const both = new URLSearchParams([...filled, ...rest]);
    written.current = search;
    choose(readChoice(`${both}`));
    write(readFilter(both), 'same');
  }, []);

  const last = useRef(search);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new address starts it; `came` says how it came
  useLayoutEffect(() => {
    if (search === last.current) return;
    last.current = search;
    // This hook has already shown the changes that it made itself. On a slow phone, such an address arrives late, when
    // the visitor has already made the next change, which must stay.
    if (search === written.current || (isOwn(state) && came !== 'POP')) return;
    written.current = search;
    choose(readChoice(search));
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
    /**
     * The ticked filters. This object stays the same while the visitor types, so its `query` may be older than `text`.
     */
    ticked,
    type: (text: string) => choose({ ...latest.current, text }),
    tick,
    /**
     * Writes the typed text into the address without waiting for the pause. Otherwise, a visitor who opens a link at
     * once and goes back would lose the search.
     */
    commit: () => write(filter, 'typing'),
    clear: () => {
      choose({ text: '', ticked: noFilter });
      write(noFilter, 'tick');
    },
  };
}
