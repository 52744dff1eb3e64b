/** The assignment worker with a real store: several workers at once, and a worker after a restart. */
import { expect, it } from 'vitest';
import type { StaffMember } from '#database/staff/member-port.ts';
import type { Store } from '#database/store.ts';
import type { AssignmentSettings } from '#domain/enquiries/choose-assignee.ts';
import { onEmptiedStores } from '../../tests/service/support/on-emptied-stores.ts';
import {
  storeStaffMember,
  submitEnquiry,
} from '../../tests/service/support/staff-and-enquiries.ts';
import { unknownOffers } from '../offers/read-offers.ts';
import { makeAssignmentWorker } from './make-assignment-worker.ts';
import { assignmentSettingName } from './read-assignment-settings.ts';

const quiet = { info() {}, warn() {} } as never;
const workerOn = (store: Store) =>
  makeAssignmentWorker({
    ...{ store, offers: unknownOffers, mailNotices: null, now: Date.now, log: quiet },
  });
let phone = 9_700_000_000;
const stranger = () => {
  phone += 1;
  return { phone: `+91${phone}`, email: `another.${phone}@example.com` };
};

async function withRules(
  store: Store,
  staff: readonly StaffMember[],
  work: () => Promise<void>,
  changes: Partial<AssignmentSettings> = {},
): Promise<void> {
  const to = { kind: 'these in turn', staffIds: staff.map(({ id }) => id) } as const;
  const rules: AssignmentSettings = {
    ...{ rules: [], otherwise: { to, mostOpen: null }, answerWithinMin: null, ...changes },
  };
  await store.desk.setSetting(assignmentSettingName, rules, 'terminal');
  try {
    await work();
  } finally {
    await store.desk.setSetting(assignmentSettingName, null, 'terminal');
  }
}

const ownersOf = (store: Store, ids: readonly string[]) =>
  Promise.all(ids.map(async (id) => (await store.desk.findEnquiry(id))?.ownerId ?? null));

onEmptiedStores('assignment', (current) => {
  it('assigns in turn to the members that can be asked, each enquiry once, with several workers at the same time', async () => {
    const store = current();
    const staff = [await storeStaffMember(store), await storeStaffMember(store)];
    await withRules(store, staff, async () => {
      const ids: string[] = [];
      for (let n = 0; n < 6; n += 1) ids.push((await submitEnquiry(store, stranger())).id);
      await Promise.all([workerOn(store).look(), workerOn(store).look(), workerOn(store).look()]);
      await workerOn(store).look();
      const owners = await ownersOf(store, ids);
      expect(owners).not.toContain(null);
      const events = await store.desk.eventsOf(ids);
      expect(events.map(({ type }) => type)).toEqual(ids.map(() => 'enquiry.assigned'));
    });
  });

  it('alternates with one worker, and gives no member more than their limit', async () => {
    const store = current();
    const staff = [await storeStaffMember(store), await storeStaffMember(store)];
    const to = { kind: 'these in turn', staffIds: staff.map(({ id }) => id) } as const;
    await withRules(
      store,
      staff,
      async () => {
        const ids: string[] = [];
        for (let n = 0; n < 5; n += 1) ids.push((await submitEnquiry(store, stranger())).id);
        await workerOn(store).look();
        const [a, b] = staff.map(({ id }) => id);
        const owners = await ownersOf(store, ids);
        expect(owners.filter((one) => one === a)).toHaveLength(2);
        expect(owners.filter((one) => one === b)).toHaveLength(2);
        expect(owners.at(-1)).toBeNull();
      },
      { otherwise: { to, mostOpen: 2 } },
    );
  });

  it('knows after a restart what it assigned, and waits for the answer', async () => {
    const store = current();
    const staff = [await storeStaffMember(store), await storeStaffMember(store)];
    await withRules(
      store,
      staff,
      async () => {
        const { id } = await submitEnquiry(store, stranger());
        await workerOn(store).look();
        const before = await ownersOf(store, [id]);
        // Starts another worker, which shares only the database with the first one.
        await workerOn(store).look();
        expect(await ownersOf(store, [id])).toEqual(before);
        expect(await store.desk.dueAssignments(50)).not.toContain(id);
      },
      { answerWithinMin: 7 * 24 * 60 },
    );
  });
});
