/**
 * Measures how fast the site is on visitors' devices, in one visit of four. It uses no cookie and no storage. It sends
 * the route pattern of the first page, never a full address, and up to three figures: LCP, INP and CLS. It sends them
 * once, when the page is left or hidden, because a phone may never return to a hidden page.
 *
 * This is our own code, because a library would be larger. As in Chrome's statistics, all figures count for the page
 * that was opened first, even if the visitor has gone on to another page within the document.
 */
import { dataServiceSettings } from '../build-settings.ts';

/** The share of visits that is measured; one visit in four is enough for percentiles. */
const shareMeasured = 0.25;

/**
 * Starts to measure. Must be called once in each document, with the route pattern of its address, such as
 * `/project/:id`.
 */
export function measureAndSendWebVitals(route: string): void {
  // Some visits are not measured: another data service than ours would refuse the figures, an automated browser is not
  // a visitor, and nobody waits for a page that is opened in the background.
  const isUseful = dataServiceSettings.url === '' && !navigator.webdriver && !wasHidden();
  if (!isUseful || Math.random() >= shareMeasured) return;
  const measure = () => measureVisit(route);
  if ('requestIdleCallback' in window) requestIdleCallback(measure, { timeout: 5000 });
  else setTimeout(measure, 1000);
}

function wasHidden(): boolean {
  const states = performance.getEntriesByType('visibility-state');
  return document.hidden || states.some(({ name }) => name === 'hidden');
}

function measureVisit(route: string): void {
  const measured: { lcp?: number; inp?: number; cls?: number } = {};

  const paints = observe('largest-contentful-paint', ({ startTime }) => {
    measured.lcp = Math.max(0, startTime - activatedAt());
  });

  // The ten slowest interactions (taps, clicks, keys): interaction id → duration in milliseconds. As in Chrome's own
  // figure (INP), the slowest interaction of every 50 is ignored.
  const slowest = new Map<number, number>();
  const noteInteraction = ({ interactionId = 0, duration }: Entry) => {
    if (interactionId === 0) return;
    slowest.set(interactionId, Math.max(duration, slowest.get(interactionId) ?? 0));
    const ranked = [...slowest].sort(([, a], [, b]) => b - a);
    for (const [id] of ranked.splice(10)) slowest.delete(id);
    // A browser without `interactionCount` does not say how many interactions may be ignored, so none is.
    const allowed = Math.floor((performance.interactionCount || 0) / 50);
    measured.inp = ranked[Math.min(allowed, ranked.length - 1)]?.[1] ?? 0;
  };
  const interactions = observe('event', noteInteraction);
  // `event` reports only interactions of 16 ms or longer. `first-input` reports the first one even if it is shorter, so
  // that a fast page has a figure too.
  const firstInteraction = observe('first-input', noteInteraction);

  // Layout shifts that are less than a second apart, within five seconds, form one window. The worst window is
  // reported.
  let [sum, first, last] = [0, 0, 0];
  const shifts = observe('layout-shift', ({ startTime, value = 0, hadRecentInput }) => {
    if (hadRecentInput) return;
    const isSameWindow = sum > 0 && startTime - last < 1000 && startTime - first < 5000;
    if (!isSameWindow) [sum, first] = [0, startTime];
    [sum, last] = [sum + value, startTime];
    measured.cls = Math.max(measured.cls ?? 0, sum);
  });
  if (shifts.isSupported) measured.cls = 0;

  const send = () => {
    if (document.visibilityState !== 'hidden') return;
    removeEventListener('visibilitychange', send);
    for (const observer of [paints, interactions, firstInteraction, shifts]) observer.end();
    const body = JSON.stringify({ route, ...measured });
    navigator.sendBeacon('/vitals', new Blob([body], { type: 'application/json' }));
  };
  addEventListener('visibilitychange', send);
}

/**
 * The fields that TypeScript's `PerformanceEntry` lacks: `interactionId` of an interaction, the others of a layout
 * shift.
 */
interface Entry extends PerformanceEntry {
  interactionId?: number;
  value?: number;
  hadRecentInput?: boolean;
}

/**
 * Passes each entry of this type to `read`. `end` passes the entries that are still buffered, and then stops. In a
 * browser that does not know the type, no entry is passed.
 */
function observe(type: string, read: (entry: Entry) => void) {
  const isSupported = PerformanceObserver.supportedEntryTypes.includes(type);
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(read));
  const options = { type, buffered: true, durationThreshold: 16 };
  if (isSupported) observer.observe(options);
  const end = () => {
    observer.takeRecords().forEach(read);
    observer.disconnect();
  };
  return { isSupported, end };
}

/**
 * The moment at which a page that the browser had prerendered was shown: its times count from then on. 0 for any other
 * page.
 */
function activatedAt(): number {
  const [navigation] = performance.getEntriesByType('navigation');
  return (navigation as { activationStart?: number } | undefined)?.activationStart ?? 0;
}
