import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '#database/store.ts';
import { StoreUnavailable } from '#database/store-errors.ts';
import { startTestApp, type TestApp } from './support/start-test-app.ts';

const measured = { route: '/fullstack-details/:course', lcp: 913.5, inp: 56, cls: 0.0021 };
const startOfTime = new Date(0);
const startedAt = Date.now();

function send(app: TestApp, body: unknown, headers: Record<string, string> = {}) {
  return fetch(`${app.url}/vitals`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: app.url, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

describe('the measurement of a visitor’s browser', () => {
  let app: TestApp;
  beforeEach(async () => {
    // The clock stands still, because the limit counts by whole minutes.
    app = await startTestApp({ clock: () => startedAt });
  });
  afterEach(() => app.close());
  const kept = () => app.store.vitals(startOfTime);

  it('is stored, one figure for each metric, and answered with an empty body', async () => {
    const answer = await send(app, measured);
    expect(answer.status).toBe(204);
    expect(await answer.text()).toBe('');
    expect(answer.headers.get('set-cookie')).toBeNull();
    await expect.poll(kept).toEqual([
      { route: measured.route, metric: 'lcp', value: 913.5 },
      { route: measured.route, metric: 'inp', value: 56 },
      { route: measured.route, metric: 'cls', value: 0.0021 },
    ]);
  });

  it('may lack figures that a browser cannot measure', async () => {
    await send(app, { route: '/', lcp: 700 });
    await expect.poll(kept).toEqual([{ route: '/', metric: 'lcp', value: 700 }]);
  });

  it.each<[string, unknown, Record<string, string>?]>([
    ['that is no JSON', '{'],
    ['of another shape', [measured]],
    ['with a field that we did not ask for', { ...measured, email: 'asha@example.com' }],
    ['with a query in its route', { ...measured, route: '/request-call?name=Asha' }],
    ['with a route that is a whole address', { ...measured, route: 'https://example.com/' }],
    ['with a figure that cannot be', { ...measured, lcp: -1 }],
    ['with a figure beyond all patience', { ...measured, inp: 600_001 }],
    ['larger than 1 kB', JSON.stringify(measured) + ' '.repeat(1024)],
    ['called plain text', measured, { 'content-type': 'text/plain' }],
    ['from the pages of others', measured, { origin: 'https://example.com' }],
  ])('is not stored %s, and answered the same', async (_what, body, headers) => {
    expect((await send(app, body, headers)).status).toBe(204);
    await send(app, { route: '/afterwards', cls: 0 });
    await expect.poll(kept).toEqual([{ route: '/afterwards', metric: 'cls', value: 0 }]);
  });

  it('is stored only up to a limit from one address', async () => {
    const one = { route: '/', cls: 0 };
    const answers = await Promise.all(Array.from({ length: 140 }, () => send(app, one)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    await expect.poll(async () => (await kept()).length).toBe(120);
  });

  it('is on disk when the service has closed, and no line of the log identifies the visitor', async () => {
    await send(app, measured);
    let count = 0;
    const { store } = app;
    const close = store.close.bind(store);
    store.close = async () => {
      count = (await kept()).length;
      await close();
    };
    await app.close();
    expect(count).toBe(3);
    expect(app.log.join('')).not.toContain('127.0.0.1"');
    // The clock stands still, because the limit counts by whole minutes.
    app = await startTestApp({ clock: () => startedAt });
  });

  it('is dropped without an error for the visitor while the database is unreachable', async () => {
    const { store } = app;
    const away: Store['storeVitals'] = async () => {
      throw new StoreUnavailable(new Error('stopped'));
    };
    Object.assign(store, { storeVitals: away });
    expect((await send(app, measured)).status).toBe(204);
    await expect.poll(() => app.log.join('')).toContain('measurements were not kept');
  });
});
