import { afterAll, beforeAll, expect, it } from 'vitest';
import { dumpAllTables } from '../../tests/service/support/dump-all-tables.ts';
import { makeScratchFolder } from '../../tests/service/support/make-scratch-folder.ts';
import { type OpenedStore, onBothEngines } from '../../tests/service/support/on-both-engines.ts';
import { openStore } from '../open-store.ts';

const inSeconds = (at: Date | null) => at && Math.round((at.getTime() - Date.now()) / 1000);

onBothEngines('the limits of mails to one address', (open) => {
  let opened: OpenedStore;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());

  it('allow one a minute, and a retried message keeps its turn', async () => {
    const { store } = opened;
    expect(await store.takeMailTurn('asha@example.in', 'first')).toBeNull();
    const until = await store.takeMailTurn('asha@example.in', 'second');
    expect(inSeconds(until)).toBeGreaterThan(50);
    expect(inSeconds(until)).toBeLessThanOrEqual(60);
    expect(await store.takeMailTurn('asha@example.in', 'first')).toBeNull();
    expect(await store.takeMailTurn('ravi@example.in', 'third')).toBeNull();
  });

  it('are counted for all instances together', async () => {
    const other = await opened.openAnother();
    const asked = await Promise.all(
      [opened.store, other, opened.store, other].map((store, n) =>
        store.takeMailTurn('both@example.in', `message ${n}`),
      ),
    );
    expect(asked.filter((until) => until === null)).toHaveLength(1);
  });

  it('are forgotten after a day, and not before', async () => {
    await opened.store.deleteExpiredRecords();
    expect(await opened.store.takeMailTurn('asha@example.in', 'fourth')).not.toBeNull();
  });
});

it('mails are limited to five a day, wait no longer than a lease allows, and their counts name nobody', async () => {
  const folder = makeScratchFolder();
  const place = { databaseUrl: null, dataDir: folder.path };
  let now = Date.UTC(2026, 10, 23);
  const store = await openStore(place, () => now);
  try {
    for (let n = 0; n < 5; n += 1) {
      expect(await store.takeMailTurn('asha@example.in', `message ${n}`)).toBeNull();
      now += 60_000;
    }
    const until = await store.takeMailTurn('asha@example.in', 'sixth');
    expect(until?.getTime()).toBe(now + 4 * 3_600_000);
    expect(await dumpAllTables(place)).not.toContain('asha');
    now = Date.UTC(2026, 10, 24) - 1;
    expect(await store.takeMailTurn('asha@example.in', 'sixth')).toEqual(new Date(now + 1));
    now += 1;
    expect(await store.takeMailTurn('asha@example.in', 'sixth')).toBeNull();
    now += 25 * 3_600_000;
    await store.deleteExpiredRecords();
    expect(await dumpAllTables(place)).not.toContain('message 0');
    const today = now;
    now += 365 * 24 * 3_600_000;
    expect(await store.takeMailTurn('asha@example.in', 'by a wrong clock')).toBeNull();
    now = today;
    expect(await store.takeMailTurn('asha@example.in', 'by the right one')).toBeNull();
  } finally {
    await store.close();
    folder.remove();
  }
});
