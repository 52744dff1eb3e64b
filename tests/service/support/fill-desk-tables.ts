import { randomUUID } from 'node:crypto';
import type { Store } from '#database/store.ts';
import {
  samplePasswordCredentials,
  storeStaffMember,
  submitEnquiry,
  toOwnerActor,
} from './staff-and-enquiries.ts';

/** Puts at least one row into each table of the desk, by the functions that the desk itself uses. */
export async function fillDeskTables(store: Store): Promise<void> {
  const { id } = await storeStaffMember(store, 'owner');
  await store.staff.setPassword(id, {
    ...samplePasswordCredentials,
    recoveryHashes: [randomUUID()],
  });
  await store.staff.addPasskey({
    id: randomUUID(),
    staffId: id,
    name: 'a phone',
    publicKey: 'a key',
    counter: 0,
    transports: ['internal'],
    createdAt: new Date(),
    usedAt: null,
  });
  await store.staff.startSession(randomUUID(), id, 'a browser');
  await store.staff.incrementAttempts('a try');
  await store.desk.setSetting('assignment', { rules: [] }, id);
  const enquiry = await submitEnquiry(store);
  await store.desk.setSetting('assignment', null, id);
  const other = await storeStaffMember(store);
  await store.desk.act(enquiry.id, { kind: 'hand over', to: other.id }, toOwnerActor({ id }));
  await store.desk.addEnquiry(
    {
      name: 'Walks In',
      phone: '98470 55555',
      email: null,
      message: 'Evening classes?',
      offer: null,
      source: 'JustDial',
      way: 'walk-in',
      told: 'not yet',
      takenBy: id,
      once: 'form one',
    },
    { who: id, claimFor: null },
  );
  await store.bookkeeping.closeMonth({ mode: 'live', month: '2026-01', amounts: {} }, id, {});
  const settled = { kind: 'payment', paise: 1, feePaise: 0, day: '2026-01-01' } as const;
  await store.bookkeeping.storeSettlementRows(
    'live',
    [{ id: 'pay', settlement: null, ...settled }],
    id,
  );
  await store.desk.addSendingSystem({ name: 'A system', told: 'not yet', secret: 'a key' }, id);
  await store.desk.runImport(
    { id: randomUUID(), fileName: 'a.csv', source: 'A list', leftOut: 0 },
    [],
    id,
  );
  await store.desk.addNote(enquiry.id, 'A note', id);
  await store.desk.correct(enquiry.id, 'name', 'Another Name', id);
  await store.desk.setSetting('counsellorsSee', 'all', id);
  const template = { channel: 'mail', position: 1, stage: 'any', name: 'One' } as const;
  const text = { subject: 'S', body: 'B' };
  await store.desk.saveTemplate({ id: randomUUID(), ...template, ...text }, id);
  await store.desk.saveView({ id: randomUUID(), staffId: id, name: 'Mine', query: 'state=new' });
  const session = await store.staff.startSession(randomUUID(), id, 'A phone');
  await store.staff.addPush(`https://push.example/${session.id}`, session.id);
  // The search index is filled last, because every later change of an enquiry would remove its search words.
  await store.desk.indexNew(1_000);
}
