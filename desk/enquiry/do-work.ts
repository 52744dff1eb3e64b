import type { ActAnswer, EnquiryApi } from '../api/enquiry-api.ts';
import type { Work } from './read-work.ts';

export type SentNote = { note: string; seen: string | null };

/** Has the service do what a form asked for. `erased` has no page to come back to but the one that says so. */
export async function doWork(
  api: EnquiryApi,
  id: string,
  work: Work,
  { note, seen }: SentNote,
): Promise<ActAnswer | { at: 'erased'; isGone: boolean }> {
  switch (work.do) {
    case 'act':
      return api.act(id, work.act, { note, seen });
    case 'note':
      return api.addNote(id, note);
    case 'undo':
      return api.undo(id, work.event);
    case 'take back':
      return api.takeNoteBack(id, work.note);
    case 'correct':
      return api.correct(id, work.field, work.becomes);
    case 'link':
      return api.link(id, work.one);
    case 'unlink':
      return api.unlink(id, work.one);
    case 'let in':
      return api.letIn(id);
    case 'forget':
      return api.forget(id);
    case 'erase':
      return { at: 'erased', isGone: (await api.erase(id, work.alsoRelated)).isGone };
    case 'refused':
      return { at: 'refused', sentence: work.sentence };
  }
}
