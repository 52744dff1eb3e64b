/**
 * Keeps a page up to date. When the service reports a change, the script fetches the page again and updates its parts
 * with `data-live`.
 *
 * Of all tabs in the background, only one listens. This tab shows the number of waiting enquiries in its title, and
 * notifies people who allowed notifications.
 *
 * A page that nobody has used for an hour stops listening, so that the page does not keep a session alive. If
 * notifications are allowed, the page listens for a working day.
 */

import { fetchPage } from './fetch-page.ts';
import { morphLiveParts } from './morph-live-parts.ts';
import {
  canAskForNotificationPermission,
  isNotificationAllowed,
  notifyOfNewEnquiries,
} from './notify-of-new-enquiries.ts';
import { subscribeToPush } from './subscribe-to-push.ts';

const idleMs = 60 * 60_000;
const workingDayMs = 10 * 60 * 60_000;
const retryAfterFailureMs = 5_000;
const retryAfterRefusalMs = 15_000;
const todayPath = '/desk';
const pushKey = 'desk push';

/**
 * The number of new enquiries at the beginning of a page's title, as in "(3) Today · Desk"; "(10,000+) " stands for any
 * larger number.
 */
const countPrefix = /^\(([\d,]+)\+?\) /;
const countIn = (title: string) => Number(countPrefix.exec(title)?.[1]?.replaceAll(',', '') ?? 0);
const withCountOf = (newer: string, title: string) =>
  (countPrefix.exec(newer)?.[0] ?? '') + title.replace(countPrefix, '');

export function startLiveUpdates(): void {
  // A push subscription ends with its session, so the next session in this tab has to subscribe again.
  if (location.pathname === '/desk/sign-in') sessionStorage.removeItem(pushKey);
  const state = document.querySelector<HTMLElement>('[data-live-state]');
  // A page without the element `data-live-state` does not update itself. A member without a link to Today gets no count
  // of new enquiries. If both are missing, the script has nothing to do.
  if (state === null && document.querySelector(`.desk-nav a[href="${todayPath}"]`) === null) return;
  const reloadLink = state?.querySelector('a')?.cloneNode(true) ?? '';
  const announcement = document.createElement('p');
  announcement.className = 'visually-hidden';
  announcement.setAttribute('role', 'status');
  document.body.append(announcement);

  let stream: EventSource | null = null;
  let shownPosition = state?.dataset.news ?? '';
  let reportedPosition = shownPosition;
  let touchedAt = Date.now();
  let isRefreshing = false;
  /** Lets another background tab listen instead of this one. Null while this tab does not hold the lock. */
  let releaseLock: (() => void) | null = null;

  function show(is: 'on' | 'off', ...words: (string | Node)[]): void {
    if (state === null || (is === 'on' && state.dataset.liveState === is)) return;
    state.dataset.liveState = is;
    state.replaceChildren(...words);
  }

  async function refresh(): Promise<void> {
    if (isRefreshing) return;
    isRefreshing = true;
    const asked = reportedPosition;
    const counted = countIn(document.title);
    const fresh = await fetchPage(state === null ? todayPath : location.href);
    isRefreshing = false;
    if (fresh === null) return pauseFor(retryAfterFailureMs);
    shownPosition = fresh.querySelector<HTMLElement>('[data-news]')?.dataset.news ?? asked;
    if (state === null) document.title = withCountOf(fresh.title, document.title);
    else {
      const arrived = morphLiveParts(fresh);
      if (arrived > 0) announcement.textContent = `${arrived} new in this list`;
    }
    const count = countIn(document.title);
    if (document.hidden && count > counted) notifyOfNewEnquiries(count);
    // The service has reported another change since the fetch began, so the page is fetched once more.
    if (reportedPosition !== asked && reportedPosition !== shownPosition) await refresh();
  }

  const isIdle = () => Date.now() - touchedAt > (isNotificationAllowed() ? workingDayMs : idleMs);

  function listen(): void {
    if (stream !== null || isIdle() || (state === null && !document.hidden)) return;
    stream = new EventSource(`/desk/news?since=${encodeURIComponent(shownPosition)}`);
    // A stream ends every few minutes and opens again. At each opening the script checks whether the page is still
    // in use.
    stream.addEventListener('open', () =>
      isIdle() ? stop() : show('on', 'Live', ...askToNotify()),
    );
    stream.addEventListener('news', ({ data }) => {
      reportedPosition = data;
      if (reportedPosition !== shownPosition) void refresh();
    });
    stream.addEventListener('error', () => {
      // The state "closed" means that the service refused the stream: the member signed out, too many tabs are
      // open, or the service is restarting. After a lost connection the browser reconnects by itself.
      if (stream?.readyState === EventSource.CLOSED) pauseFor(retryAfterRefusalMs);
      else show('off', 'Not connected, trying again. ', reloadLink);
    });
  }

  function askToNotify(): Node[] {
    if (!canAskForNotificationPermission()) return [];
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'quiet';
    button.textContent = 'Notify me';
    button.addEventListener('click', async () => {
      await Notification.requestPermission();
      button.remove();
      if (isNotificationAllowed()) await subscribeToPush();
    });
    return [button];
  }

  function stop(): void {
    stream?.close();
    stream = null;
    show('off', 'Not live. ', reloadLink);
  }

  function pauseFor(ms: number): void {
    stop();
    setTimeout(() => {
      if (!document.hidden) listen();
      else listenInBackground();
    }, ms);
  }

  /** Of all hidden tabs, only one listens: a browser has few connections, and one notification is enough. */
  function listenInBackground(): void {
    // Browsers have locks only on a secure address (HTTPS or localhost); elsewhere each hidden tab listens. A tab that
    // already holds the lock does not request it again, because the second request would be refused.
    if (releaseLock !== null || !('locks' in navigator)) {
      listen();
      return;
    }
    void navigator.locks.request('desk in the background', { ifAvailable: true }, (lock) => {
      if (lock === null) stop();
      if (lock === null || !document.hidden) return undefined;
      listen();
      return new Promise<void>((done) => {
        releaseLock = done;
      });
    });
  }

  function stopListeningInBackground(): void {
    releaseLock?.();
    releaseLock = null;
  }

  document.addEventListener('visibilitychange', () => {
    if (document.hidden) return listenInBackground();
    stopListeningInBackground();
    if (state === null) stop();
    else listen();
  });
  addEventListener('online', () => {
    if (stream?.readyState !== EventSource.OPEN) pauseFor(0);
  });
  addEventListener('pagehide', () => {
    stopListeningInBackground();
    stop();
  });
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
  if (document.hidden) listenInBackground();
  else listen();
  // Subscribes once in each session, because a subscription of an earlier session has ended.
  if (isNotificationAllowed() && sessionStorage.getItem(pushKey) === null) {
    sessionStorage.setItem(pushKey, 'yes');
    void subscribeToPush();
  }
}
