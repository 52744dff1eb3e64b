/**
 * "Ready" means that an enquiry can be stored, and nothing else. `faults/readiness-on-full-disk.test.ts` fills real
 * disks.
 */
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Store } from '#database/store.ts';
import { StoreUnavailable } from '#database/store-errors.ts';
import { startTestApp, type TestApp } from './support/test-app.ts';

const statusOf = async (app: TestApp) => (await fetch(`${app.url}/health/ready`)).status;
const generous = { timeout: 30_000, interval: 200 };

describe('asking whether the service is ready', () => {
  let app: TestApp;
  let real: Store;
  afterEach(async () => {
    await app.close();
    await real.close();
  });

  async function withHeartbeat(heartbeat: () => Promise<void>) {
    const own = await startTestApp();
    real = own.store;
    app = await startTestApp({ store: { ...own.store, heartbeat, close: async () => {} } });
  }

  it('writes rarely, however often and by however many clients it is asked', async () => {
    const heartbeat = vi.fn(() => real.heartbeat());
    await withHeartbeat(heartbeat);
    const started = performance.now();
    for (let n = 0; n < 20; n += 1)
      expect(await Promise.all(Array.from({ length: 10 }, () => statusOf(app)))).toEqual(
        Array(10).fill(200),
      );
    const seconds = (performance.now() - started) / 1_000;
    expect(heartbeat.mock.calls.length).toBeLessThanOrEqual(1 + seconds / 5);
  });

  it('fails when nothing can be written, and succeeds soon after writing works again', async () => {
    let isFull = true;
    await withHeartbeat(async () => {
      if (isFull) throw new StoreUnavailable(new Error('full'));
      await real.heartbeat();
    });
    expect(await statusOf(app)).toBe(503);
    isFull = false;
    await expect.poll(() => statusOf(app), generous).toBe(200);
  });
});
