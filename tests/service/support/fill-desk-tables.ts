import { randomUUID } from 'node:crypto';
import type { Store } from '#database/store.ts';
import { arrives, joins, somePassword } from './desk-people.ts';

/** Lets somebody work at the desk for a moment: so that every table of it has a row. */
export async function fillDeskTables(store: Store): Promise<void> {
  const { id } = await joins(store, 'owner');
  await store.staff.setPassword(id, { ...somePassword, recoveryHashes: [randomUUID()] });
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
  await store.staff.noteTry('a try');
  const enquiry = await arrives(store);
  await store.desk.addNote(enquiry.id, 'A note', id);
  await store.desk.correct(enquiry.id, 'name', 'Another Name', id);
  await store.desk.setSetting('counsellorsSee', 'all', id);
  const template = { channel: 'mail', position: 1, name: 'One', subject: 'S', body: 'B' } as const;
  await store.desk.saveTemplate({ id: randomUUID(), ...template }, id);
  await store.desk.saveView({ id: randomUUID(), staffId: id, name: 'Mine', query: 'state=new' });
}
