/** The desk on both engines, put together from its parts. */
import type { OfficeDatabase } from '../connection/office-database.ts';
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

export function deskOn(office: OfficeDatabase, eraseSubmissions: EraseSubmissions): DeskPort {
  return {
    ...inbox(office),
    ...newest(office),
    ...dayCounts(office),
    ...notes(office),
    ...persons(office),
    ...deskEvents(office),
    ...numbers(office),
    ...settings(office),
    ...erasing(office, eraseSubmissions),
    act: (id, act, actor, { seen, note = '' } = {}) =>
      atWork(office, async (work) => {
        const result = await actOnEnquiry(work, id, act, actor, seen);
        if (note === '' || (result.at !== 'changed' && result.at !== 'unchanged')) return result;
        const written = await writeNote(work, id, note, actor.who);
        return { ...result, noteId: written?.id };
      }),
    undo: (eventId, actor) => atWork(office, (work) => undoEvent(work, eventId, actor)),
  };
}
