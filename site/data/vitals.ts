/**
 * Some visits measure how fast the site was for them, so that we know it of real phones and not only of
 * ours. No cookie and nothing stored, no full address: the pattern of the page that was opened, and three
 * figures, sent once when the page is left or hidden (a phone may never come back to it).
 *
 * Written out here because it is smaller than fetching a library would be, for those who measure and for
 * those who don't. As for Chrome's own figures, what happens on pages that were reached by links counts for
 * the page that was opened first: there was one document.
 */
import { endpoint } from './endpoint.ts';

/** One visit in four is enough for percentiles. */
const shareMeasured = 0.25;

/** Called once in each document, with the pattern of its address: `/project/:id`. */
export function measureSomeVisits(route: string): void {
  // Only our own service takes measurements; a browser driven by a program is no visitor; and a page that
  // was opened in the background painted when nobody was waiting.
  const isUseful = endpoint.url === '' && !navigator.webdriver && !wasHidden();
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

  // Durations of the ten slowest presses by their number; one in fifty may be slower than what is reported.
  const slowest = new Map<number, number>();
  const notePress = ({ interactionId = 0, duration }: Entry) => {
    if (interactionId === 0) return;
    slowest.set(interactionId, Math.max(duration, slowest.get(interactionId) ?? 0));
    const ranked = [...slowest].sort(([, a], [, b]) => b - a);
    for (const [id] of ranked.splice(10)) slowest.delete(id);
    // Not every browser counts them.
    const allowed = Math.floor((performance.interactionCount || 0) / 50);
    measured.inp = ranked[Math.min(allowed, ranked.length - 1)]?.[1] ?? 0;
  };
  const presses = observe('event', notePress);
  // The first one is told of even when it was answered faster than the others are measured from.
  const firstPress = observe('first-input', notePress);

  // Shifts less than a second apart, in at most five seconds, are one; the worst such window counts.
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
    for (const observer of [paints, presses, firstPress, shifts]) observer.end();
    const body = JSON.stringify({ route, ...measured });
    navigator.sendBeacon('/vitals', new Blob([body], { type: 'application/json' }));
  };
  addEventListener('visibilitychange', send);
}

/** What of the three kinds of entries is read. */
interface Entry extends PerformanceEntry {
  interactionId?: number;
  value?: number;
  hadRecentInput?: boolean;
}

/** Reads entries from the beginning of the visit on, those that wait at its end included. */
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

/** A page that was rendered ahead is waited for from the moment it is shown. */
function activatedAt(): number {
  const [navigation] = performance.getEntriesByType('navigation');
  return (navigation as { activationStart?: number } | undefined)?.activationStart ?? 0;
}
