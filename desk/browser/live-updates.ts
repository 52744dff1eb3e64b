/**
 * Keeps a list up to date while it is looked at. The service says that there is something new; the page is fetched
 * again, and its parts that are marked with `data-live` become what they are there.
 *
 * Nobody listens from a tab that is hidden, or that nobody has touched for an hour: an empty chair is no reason to
 * keep a session awake.
 */
import { fetchPage } from './fetch-page.ts';
import { renew } from './renew.ts';

const idleMs = 60 * 60_000;
const failedMs = 5_000;
const refusedMs = 15_000;

export function liveUpdates(): void {
  const state = document.querySelector<HTMLElement>('[data-live-state]');
  if (state === null) return;
  const way = state.querySelector('a')?.cloneNode(true) ?? '';
  const said = document.createElement('p');
  said.className = 'visually-hidden';
  said.setAttribute('role', 'status');
  document.body.append(said);

  let stream: EventSource | null = null;
  let at = state.dataset.news ?? '';
  let heard = at;
  let touchedAt = Date.now();
  let isRenewing = false;

  function show(is: 'on' | 'off', ...words: (string | Node)[]): void {
    if (state === null || state.dataset.liveState === is) return;
    state.dataset.liveState = is;
    state.replaceChildren(...words);
  }

  async function refresh(): Promise<void> {
    if (isRenewing) return;
    isRenewing = true;
    const asked = heard;
    const fresh = await fetchPage(location.href);
    isRenewing = false;
    if (fresh === null) return stopFor(failedMs);
    at = fresh.querySelector<HTMLElement>('[data-news]')?.dataset.news ?? asked;
    const arrived = renewPage(fresh);
    if (arrived > 0) said.textContent = `${arrived} new in this list`;
    // What came while the page was on its way.
    if (heard !== asked && heard !== at) await refresh();
  }

  const isIdle = () => Date.now() - touchedAt > idleMs;

  function listen(): void {
    if (stream !== null || document.hidden || isIdle()) return;
    stream = new EventSource(`/desk/news?since=${encodeURIComponent(at)}`);
    // A stream ends every few minutes and opens again: the moment to see whether anybody is still there.
    stream.addEventListener('open', () => (isIdle() ? stop() : show('on', 'Live')));
    stream.addEventListener('news', ({ data }) => {
      heard = data;
      if (heard !== at) void refresh();
    });
    stream.addEventListener('error', () => {
      // Refused: signed out, too many tabs, or a service that starts anew. A line that is down the browser tries again.
      if (stream?.readyState === EventSource.CLOSED) stopFor(refusedMs);
      else show('off', 'Not connected. ', way);
    });
  }

  function stop(): void {
    stream?.close();
    stream = null;
    show('off', 'Not live. ', way);
  }

  function stopFor(ms: number): void {
    stop();
    setTimeout(listen, ms);
  }

  document.addEventListener('visibilitychange', () => {
    if (document.hidden) stop();
    else listen();
  });
  addEventListener('pagehide', stop);
  addEventListener('pageshow', (event) => {
    if (event.persisted) listen();
  });
  for (const type of ['pointerdown', 'keydown', 'scroll'])
    addEventListener(
      type,
      () => {
        const wasIdle = isIdle();
        touchedAt = Date.now();
        if (wasIdle) listen();
      },
      { passive: true },
    );
  listen();
}

/** How many rows are there that were not. */
export function renewPage(fresh: Document): number {
  const before = new Set(rowsIn(document).map((row) => row.dataset.row));
  const anchor = before.size === 0 ? null : firstInSight();
  const top = anchor?.getBoundingClientRect().top ?? 0;
  for (const part of document.querySelectorAll<HTMLElement>('[data-live]')) {
    // What a larger part has renewed already stands in it anew.
    if (part.parentElement?.closest('[data-live]')) continue;
    const next = fresh.querySelector(`[data-live="${part.dataset.live}"]`);
    if (next !== null) renew(part, next);
  }
  document.title = fresh.title;
  // Where the browser does not keep the place by itself.
  if (anchor?.isConnected && scrollY > 0) scrollBy(0, anchor.getBoundingClientRect().top - top);
  const arrived = rowsIn(document).filter((row) => !before.has(row.dataset.row));
  for (const row of arrived) row.classList.add('arrived');
  document.dispatchEvent(new Event('renewed'));
  return arrived.length;
}

const rowsIn = (page: Document) => [...page.querySelectorAll<HTMLElement>('[data-row]')];
const firstInSight = () =>
  rowsIn(document).find((row) => row.getBoundingClientRect().bottom > 0) ?? null;
