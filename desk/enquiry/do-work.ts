import type { Acted, EnquiryDoor } from '../door/enquiry-door.ts';
import type { Work } from './read-work.ts';

export type Sent = { note: string; seen: string | null };

/** Has the service do what a form asked for. `erased` has no page to come back to but the one that says so. */
export async function doWork(
  door: EnquiryDoor,
  id: string,
  work: Work,
  { note, seen }: Sent,
): Promise<Acted | { at: 'erased'; isGone: boolean }> {
  switch (work.do) {
    case 'act':
      return door.act(id, work.act, { note, seen });
    case 'note':
      return door.addNote(id, note);
    case 'undo':
      return door.undo(id, work.event);
    case 'take back':
      return door.takeNoteBack(id, work.note);
    case 'correct':
      return door.correct(id, work.field, work.becomes);
    case 'link':
      return door.link(id, work.one);
    case 'unlink':
      return door.unlink(id, work.one);
    case 'let in':
      return door.letIn(id);
    case 'forget':
      return door.forget(id);
    case 'erase':
      return { at: 'erased', isGone: (await door.erase(id, work.alsoKin)).isGone };
    case 'refused':
      return { at: 'refused', sentence: work.sentence };
  }
}
