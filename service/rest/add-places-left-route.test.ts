import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import type { StoredBatch } from '#database/batches/batch-port.ts';
import type { Store } from '#database/store.ts';
import { addPlacesLeftRoute } from './add-places-left-route.ts';

const now = Date.parse('2026-11-23T06:00:00Z');
const batch = (id: string, changes: Partial<StoredBatch>): StoredBatch => ({
  ...{ id, offer: 'own', startsOn: '2026-12-01', endsOn: '2026-12-04', days: ['tue'] },
  ...{ from: '16:00', to: '18:30', language: 'en', mentor: 'Somebody', seats: 20 },
  ...{ earlyPrice: null, state: 'open', isSample: false, isPublished: true, version: 1 },
  ...{ held: 0, taken: 0, over: 0, waiting: 0 },
  ...changes,
});

function serviceWith(batches: StoredBatch[]) {
  let looks = 0;
  const clock = { now };
  const store = {
    batches: {
      visibleBatches: async () => {
        looks += 1;
        return batches;
      },
    },
  } as unknown as Pick<Store, 'batches'>;
  const app = Fastify();
  onTestFinished(() => app.close());
  addPlacesLeftRoute(app, { store, now: () => clock.now });
  return {
    clock,
    looks: () => looks,
    ask: async () => (await app.inject('/starts/places')).json(),
  };
}

it('names the starts with few places or none, and how many are left', async () => {
  const { ask } = serviceWith([
    batch('open', { held: 3 }),
    batch('few', { held: 7, taken: 10 }),
    batch('full', { held: 1, taken: 19 }),
    batch('beyond', { taken: 20, over: 1 }),
    batch('no limit', { seats: null, taken: 900 }),
    batch('draft', { state: 'draft', taken: 20 }),
    batch('running', { startsOn: '2026-11-22', taken: 20 }),
  ]);
  expect(await ask()).toEqual({ few: 3, full: 0, beyond: 0 });
});

it('reads the database once in five seconds, however many clients ask', async () => {
  const { ask, looks, clock } = serviceWith([]);
  await Promise.all([ask(), ask(), ask()]);
  expect(looks()).toBe(1);
  clock.now += 5_000;
  await ask();
  expect(looks()).toBe(2);
});

it('reads the database again after the clock was set back', async () => {
  const { ask, looks, clock } = serviceWith([]);
  await ask();
  clock.now -= 3_600_000;
  await ask();
  expect(looks()).toBe(2);
});
