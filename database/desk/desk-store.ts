/** The desk on both engines, put together from its parts. */
import type { DeskDatabase } from '../connection/desk-database.ts';
import { actOnEnquiry, undoEvent } from './act-on-enquiry.ts';
import { dayCounts } from './day-counts.ts';
import { atWork, deskEvents } from './desk-events.ts';
import type { DeskPort } from './desk-port.ts';
import { type EraseSubmissions, erasing } from './erase.ts';
import { inbox } from './inbox.ts';
import { newest } from './newest.ts';
import { notes, writeNote } from './notes.ts';
import { numbers } from './numbers.ts';
import { persons } from './persons.ts';
import { settings } from './settings.ts';

export function deskStore(database: DeskDatabase, eraseSubmissions: EraseSubmissions): DeskPort {
  return {
    ...inbox(database),
    ...newest(database),
    ...dayCounts(database),
    ...notes(database),
    ...persons(database),
    ...deskEvents(database),
    ...numbers(database),
    ...settings(database),
    ...erasing(database, eraseSubmissions),
    act: (id, act, actor, { seen, note = '' } = {}) =>
      atWork(database, async (work) => {
        const result = await actOnEnquiry(work, id, act, actor, seen);
        if (note === '' || (result.at !== 'changed' && result.at !== 'unchanged')) return result;
        const written = await writeNote(work, id, note, actor.who);
        return { ...result, noteId: written?.id };
      }),
    undo: (eventId, actor) => atWork(database, (work) => undoEvent(work, eventId, actor)),
  };
}
