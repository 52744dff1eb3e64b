/**
 * What is searched and ticked. The address holds it, so that it can be shared and Back undoes it: each tick is
 * a step of its own, what is typed in one go is one step. Results follow each key; the address follows
 * when the typing pauses, because browsers refuse more than about three changes of it a second.
 */
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { readFilter, tidyQuery, writeFilter } from '#site/search/filter-address.ts';
import { noFilter, type OfferFilter } from '#site/search/offer-filter.ts';
import { useIsHydrated } from '#site/sections/use-is-hydrated.ts';
import type { ServedFilter } from './served-filter.ts';

const pauseMs = 500;

/** What a change of the address was for; it travels with the address, so that our own are known by it. */
const steps = ['tick', 'typing', 'same'] as const;
type Step = (typeof steps)[number];

const isTyped = (state: unknown) => state === 'typing';
const isOwn = (state: unknown) => steps.some((step) => step === state);
const filterOf = (search: string) => readFilter(new URLSearchParams(search));

/** What the address says, with the query as it stands in the field. */
function chosenOf(search: string): { text: string; ticked: OfferFilter } {
  const ticked = filterOf(search);
  return { text: ticked.query, ticked };
}

/** `served` is what the page came with, when the service has drawn the list. */
export function useCourseFilter(
  form: RefObject<HTMLFormElement | null>,
  served: ServedFilter | null,
) {
  const { search, state } = useLocation();
  const came = useNavigationType();
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();
  const [{ text, ticked }, setChosen] = useState(() =>
    chosenOf(isHydrated ? search : (served?.search ?? '')),
  );
  /** What was chosen last, also between two renderings: React tells of what was typed before it came, and late. */
  const latest = useRef({ text, ticked });
  const choose = (chosen: typeof latest.current) => {
    latest.current = chosen;
    setChosen(chosen);
  };
  /** The address as this hook has left it; another one was chosen by Back, Forward or a link. */
  const written = useRef<string | null>(null);
  const query = tidyQuery(text);
  const filter = useMemo(() => ({ ...ticked, query }), [ticked, query]);

  const write = (next: OfferFilter, step: Step) => {
    const words = `${writeFilter(next)}`;
    // Nor when it is on its way there: a late pause would write over the link that was followed meanwhile.
    if (words === `${writeFilter(filterOf(written.current ?? search))}`) return;
    const replace = step === 'same' || (step === 'typing' && isTyped(state));
    written.current = words && `?${words}`;
    navigate({ search: written.current }, { replace, state: step, preventScrollReset: true });
  };

  // What was typed and ticked before the script came goes before what the address says.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes alive
  useLayoutEffect(() => {
    const fields = form.current ? [...new FormData(form.current)] : [];
    const filled = fields.flatMap(([name, value]) => (value ? [[name, `${value}`]] : []));
    // The form of a list that was served says all that the address did, and what was unticked since; what it has no
    // field for is the order of a list that can't be ordered.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: how an address came is asked when it has come
  useLayoutEffect(() => {
    if (search === last.current) return;
    last.current = search;
    // What we asked for is shown since then. On a slow phone it comes when the next is asked for already, and must
    // not undo the press that did.
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
    /** As it stands in the field. */
    text,
    filter,
    type: (text: string) => choose({ ...latest.current, text }),
    tick: (change: Partial<OfferFilter>) => {
      const { text, ticked } = latest.current;
      choose({ text, ticked: { ...ticked, ...change } });
      write({ ...ticked, query: tidyQuery(text), ...change }, 'tick');
    },
    /** Does not wait for the pause: who leaves the field for a link comes back to what was searched. */
    commit: () => write(filter, 'typing'),
    clear: () => {
      choose({ text: '', ticked: noFilter });
      write(noFilter, 'tick');
    },
  };
}
