import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { measureAndSendWebVitals } from './measure-and-send-web-vitals.ts';

/**
 * A simulated browser, whose clock and performance entries the tests control. `tests/operations/vitals.test.ts` checks
 * that real browsers report the same.
 */
type Told = Record<string, unknown>;
type Watch = { options: Told; tell: (entries: Told[]) => void; waiting: Told[]; isOver: boolean };

let watches: Watch[];
let supported: string[];
let beacons: { path: string; body: Promise<unknown>; type: string }[];
let idle: { work: () => void; timeout: unknown }[];
let onHidden: Set<() => void>;
let page: {
  hidden: boolean;
  visibilityState: string;
};
let timeline: Record<string, Told[]>;
let dice: number;

beforeEach(() => {
  [watches, beacons, idle, onHidden, timeline, dice] = [[], [], [], new Set(), {}, 0.2];
  supported = ['largest-contentful-paint', 'event', 'first-input', 'layout-shift'];
  page = { hidden: false, visibilityState: 'visible' };
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', {
    webdriver: false,
    sendBeacon: (path: string, blob: Blob) => {
      beacons.push({ path, body: blob.text().then(JSON.parse), type: blob.type });
    },
  });
  vi.stubGlobal('window', { requestIdleCallback: true });
  vi.stubGlobal('requestIdleCallback', (work: () => void, options?: { timeout: unknown }) =>
    idle.push({ work, timeout: options?.timeout }),
  );
  vi.stubGlobal('performance', {
    getEntriesByType: (type: string) => timeline[type] ?? [],
    interactionCount: 0,
  });
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => {
    if (type === 'visibilitychange') onHidden.add(listener);
  });
  vi.stubGlobal('removeEventListener', (type: string, listener: () => void) => {
    if (type === 'visibilitychange') onHidden.delete(listener);
  });
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      static get supportedEntryTypes() {
        return supported;
      }
      watch: Watch;
      constructor(read: (list: { getEntries: () => Told[] }) => void) {
        this.watch = {
          options: {},
          tell: (entries) => read({ getEntries: () => entries }),
          waiting: [],
          isOver: false,
        };
      }
      observe(options: Told) {
        this.watch.options = options;
        watches.push(this.watch);
      }
      takeRecords() {
        return this.watch.waiting.splice(0);
      }
      disconnect() {
        this.watch.isOver = true;
      }
    },
  );
  vi.spyOn(Math, 'random').mockImplementation(() => dice);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function visit() {
  measureAndSendWebVitals('/project/:id');
  for (const { work } of idle.splice(0)) work();
}

const watching = (type: string) => watches.find(({ options }) => options.type === type);
const tell = (type: string, ...entries: Told[]) => watching(type)?.tell(entries);

function hide() {
  page.visibilityState = 'hidden';
  for (const listener of [...onHidden]) listener();
}

async function figures() {
  hide();
  return beacons[0]?.body;
}

describe('a visit is measured', () => {
  it('when it is chosen at random, once the browser is idle, or after five seconds', () => {
    measureAndSendWebVitals('/');
    expect(watches).toEqual([]);
    expect(idle).toMatchObject([{ timeout: 5000 }]);
    idle[0]?.work();
    expect(watches.map(({ options }) => options)).toEqual(
      supported.map((type) => ({ type, buffered: true, durationThreshold: 16 })),
    );
  });

  it('a second later by a browser that does not report when it is idle', () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    vi.stubGlobal('window', {});
    measureAndSendWebVitals('/');
    vi.advanceTimersByTime(999);
    expect(watches).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(watches).toHaveLength(4);
  });

  it.each([
    [0.2499, 1],
    [0.25, 0],
    [0.9, 0],
  ])('one time in four: with the random number %d it is measured %i times', (thrown, times) => {
    dice = thrown;
    measureAndSendWebVitals('/');
    expect(idle).toHaveLength(times);
  });

  it('not when a program drives the browser', () => {
    Object.assign(navigator, { webdriver: true });
    visit();
    expect(watches).toEqual([]);
  });

  it('not when rows go to another service, which takes no measurements', async () => {
    vi.resetModules();
    vi.stubEnv('VITE_DATA_SERVICE_URL', 'https://data.example');
    (await import('./measure-and-send-web-vitals.ts')).measureAndSendWebVitals('/');
    vi.unstubAllEnvs();
    expect(idle).toEqual([]);
  });

  it('not when the page is hidden, or was hidden while it was painted', () => {
    page.hidden = true;
    visit();
    page.hidden = false;
    timeline['visibility-state'] = [{ name: 'visible' }, { name: 'hidden' }];
    visit();
    expect(watches).toEqual([]);
    timeline['visibility-state'] = [{ name: 'visible' }];
    visit();
    expect(watches).toHaveLength(4);
  });
});

describe('the measurement', () => {
  it('is sent once, when the page is hidden, and nothing is observed afterwards', async () => {
    visit();
    for (const listener of onHidden) listener();
    expect(beacons).toEqual([]);
    hide();
    hide();
    expect(beacons).toMatchObject([{ path: '/vitals', type: 'application/json' }]);
    expect(await beacons[0]?.body).toEqual({ route: '/project/:id', cls: 0 });
    expect(watches.every(({ isOver }) => isOver)).toBe(true);
    expect(onHidden.size).toBe(0);
  });

  it('includes entries that the browser had not reported yet', async () => {
    visit();
    watching('largest-contentful-paint')?.waiting.push({ startTime: 900 });
    expect(await figures()).toMatchObject({ lcp: 900 });
  });

  it('has no figure that the browser does not report', async () => {
    supported = ['event'];
    visit();
    expect(watches).toHaveLength(1);
    expect(await figures()).toEqual({ route: '/project/:id' });
  });

  it('has the last of the largest paints, from the moment the page was shown', async () => {
    timeline.navigation = [{ activationStart: 500 }];
    visit();
    tell('largest-contentful-paint', { startTime: 700 }, { startTime: 1700 });
    expect(await figures()).toMatchObject({ lcp: 1200 });
  });

  it('counts a paint before the page was shown as zero', async () => {
    timeline.navigation = [{ activationStart: 500 }];
    visit();
    tell('largest-contentful-paint', { startTime: 200 });
    expect(await figures()).toMatchObject({ lcp: 0 });
  });
});

describe('the figure for interactions', () => {
  const press = (interactionId: number, duration: number) => ({ interactionId, duration });

  it('is the slowest interaction, each as long as its longest event', async () => {
    visit();
    tell('event', press(1, 40), press(2, 80), press(1, 200), press(1, 24), press(3, 100));
    expect(await figures()).toMatchObject({ inp: 200 });
  });

  it('includes the first interaction, however fast it was answered', async () => {
    visit();
    tell('first-input', press(7, 3));
    expect(await figures()).toMatchObject({ inp: 3 });
  });

  it('counts no event that belongs to no interaction', async () => {
    visit();
    tell('event', press(0, 900), { duration: 900 });
    expect(await figures()).toEqual({ route: '/project/:id', cls: 0 });
  });

  it('leaves out one slow interaction of every fifty', async () => {
    visit();
    Object.assign(performance, { interactionCount: 100 });
    tell('event', press(1, 900), press(2, 30), press(3, 700), press(4, 500));
    expect(await figures()).toMatchObject({ inp: 500 });
  });

  it('is the fastest of the ten that are kept, when many more were left out', async () => {
    visit();
    Object.assign(performance, { interactionCount: 5_000 });
    tell('event', ...Array.from({ length: 12 }, (_, n) => press(n + 1, 100 + n)));
    expect(await figures()).toMatchObject({ inp: 102 });
  });

  it('keeps only the ten slowest interactions', async () => {
    visit();
    tell('event', ...Array.from({ length: 11 }, (_, n) => press(n + 1, 100 + n)));
    // Press 1 was dropped, because only the ten slowest presses are kept. If it were still kept, it would count with
    // its first duration of 100 ms.
    Object.assign(performance, { interactionCount: 5_000 });
    tell('event', press(1, 16), press(12, 101.5));
    expect(await figures()).toMatchObject({ inp: 101.5 });
  });
});

describe('the figure for layout shifts', () => {
  const shift = (startTime: number, value: number, hadRecentInput = false) => ({
    startTime,
    value,
    hadRecentInput,
  });

  it('adds up shifts that are less than a second apart', async () => {
    visit();
    tell('layout-shift', shift(1000, 0.25), shift(1999, 0.5), shift(2999, 0.125));
    expect(await figures()).toMatchObject({ cls: 0.75 });
  });

  it('adds up five seconds at most', async () => {
    visit();
    const times = [1000, 1900, 2800, 3700, 4600, 5500, 6000];
    tell('layout-shift', ...times.map((time) => shift(time, 0.125)));
    expect(await figures()).toMatchObject({ cls: 0.75 });
  });

  it('counts the five seconds from the first shift, however early that was', async () => {
    visit();
    const times = [900, 1800, 2700, 3600, 4500, 5400];
    tell('layout-shift', ...times.map((time) => shift(time, 0.125)));
    expect(await figures()).toMatchObject({ cls: 0.75 });
  });

  it('is the worst such window of the visit', async () => {
    visit();
    tell('layout-shift', shift(0, 0.25), shift(9000, 0.5), shift(9100, 0.25), shift(20_000, 0.125));
    expect(await figures()).toMatchObject({ cls: 0.75 });
  });

  it('counts no shift after an act of the visitor, nor one of size zero', async () => {
    visit();
    tell('layout-shift', shift(1000, 0.5, true), { startTime: 2000, hadRecentInput: false });
    expect(await figures()).toMatchObject({ cls: 0 });
  });
});
