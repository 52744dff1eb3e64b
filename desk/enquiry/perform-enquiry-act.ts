import type { EnquiryActResult, EnquiryApi } from '../api-types/enquiry-api.ts';
import type { EnquiryFormAct } from './read-enquiry-form.ts';

type SentNote = { note: string; seen: string | null };

/**
 * Carries out what a form of the enquiry's page asked for. After `erased`, the page can show only that the enquiry was
 * erased.
 */
export async function performEnquiryAct(
  api: EnquiryApi,
  id: string,
  formAct: EnquiryFormAct,
  { note, seen }: SentNote,
): Promise<EnquiryActResult | { at: 'erased'; isGone: boolean }> {
  switch (formAct.do) {
    case 'act':
      return api.act(id, formAct.act, { note, seen });
    case 'note':
      return api.addNote(id, note);
    case 'undo':
      return api.undo(id, formAct.event);
    case 'take back':
      return api.takeNoteBack(id, formAct.note);
    case 'correct':
      return api.correct(id, formAct.field, formAct.becomes);
    case 'link':
      return api.link(id, formAct.one);
    case 'unlink':
      return api.unlink(id, formAct.one);
    case 'told':
      return api.noteTold(id, formAct.told);
    case 'release':
      return api.releaseFromQuarantine(id);
    case 'forget':
      return api.deleteFromQuarantine(id);
    case 'erase':
      return { at: 'erased', isGone: (await api.erase(id, formAct.alsoRelated)).isGone };
    case 'refused':
      return { at: 'refused', sentence: formAct.sentence };
  }
}
