/**
 * A button that is pressed twice, or a form that is sent again, counts as one act. A second phone call to the person
 * counts as another act.
 */
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeScratchFolder } from '../../tests/service/support/make-scratch-folder.ts';
import { type OpenedStore, onBothEngines } from '../../tests/service/support/on-both-engines.ts';
import { placeMigratedSqlite } from '../../tests/service/support/place-migrated-sqlite.ts';
import {
  storeStaffMember,
  submitEnquiry,
  toCounsellorActor,
} from '../../tests/service/support/staff-and-enquiries.ts';
import { openSqliteStore } from '../open-sqlite-store.ts';
import type { Store } from '../store.ts';

const missed = { kind: 'note outcome', outcome: 'no answer', callAt: null } as const;

it('A note that is sent again with its act a day later is not written twice', async () => {
  const folder = makeScratchFolder();
  const path = join(folder.path, 'test.db');
  await placeMigratedSqlite(path);
  let now = Date.now();
  const store = openSqliteStore(path, () => now);
  try {
    const asha = toCounsellorActor(await storeStaffMember(store));
    const { id, version } = await submitEnquiry(store);
    const press = (note: string) => store.desk.act(id, missed, asha, { seen: version, note });
    const first = await press('Rings at six');
    now += 86_400_000;
    expect(await press('Rings at six')).toEqual(first);
    await press('Rings at seven');
    expect((await store.desk.notesOf([id])).map(({ text }) => text)).toEqual([
      'Rings at six',
      'Rings at seven',
    ]);
  } finally {
    await store.close();
    folder.remove();
  }
});

onBothEngines('A press of an outcome', (open) => {
  let opened: OpenedStore;
  let store: Store;
  beforeAll(async () => {
    opened = await open();
    ({ store } = opened);
  });
  afterAll(() => opened.close());

  const triesOf = async (id: string) => (await store.desk.findEnquiry(id))?.tries;

  it.each(['seen', 'shown'] as const)(
    'with the version %s counts once when it is sent twice',
    async (as) => {
      const asha = toCounsellorActor(await storeStaffMember(store));
      const { id, version } = await submitEnquiry(store);
      const press = () => store.desk.act(id, missed, asha, { [as]: version });
      const both = await Promise.all([press(), press()]);
      const [one, other] = both.map((result) => (result.at === 'changed' ? result.eventId : ''));
      expect(one).not.toBe('');
      expect(other).toBe(one);
      expect(await triesOf(id)).toBe(1);
    },
  );

  it('counts again from a page that shows the first one', async () => {
    const asha = toCounsellorActor(await storeStaffMember(store));
    const { id, version } = await submitEnquiry(store);
    await store.desk.act(id, missed, asha, { seen: version });
    const { version: fresh = 0 } = (await store.desk.findEnquiry(id)) ?? {};
    await store.desk.act(id, missed, asha, { seen: fresh });
    expect(await triesOf(id)).toBe(2);
  });

  it('counts when it has another outcome, or the first one was undone', async () => {
    const asha = toCounsellorActor(await storeStaffMember(store));
    const { id, version } = await submitEnquiry(store);
    const first = await store.desk.act(id, missed, asha, { seen: version });
    await store.desk.act(id, { ...missed, outcome: 'busy' }, asha, { seen: version });
    expect(await triesOf(id)).toBe(2);
    const again = await submitEnquiry(store);
    const done = await store.desk.act(again.id, missed, asha, { seen: again.version });
    await store.desk.undo(done.at === 'changed' ? done.eventId : '', asha);
    await store.desk.act(again.id, missed, asha, { seen: again.version });
    expect(first.at).toBe('changed');
    expect(await triesOf(again.id)).toBe(1);
  });
});
