import { normaliseLineEnds } from '#domain/normalise-line-ends.ts';

export const maxNoteLength = 500;
type CheckedNote =
  | { at: 'read'; note: string }
  | { at: 'empty' }
  | { at: 'too long'; text: string };
/** Reads the note in this field of a form, and says whether it is missing or too long. */
export function readAndCheckNote(form: FormData, name: string): CheckedNote {
  const text = normaliseLineEnds(String(form.get(name) ?? ''));
  if (text === '') return { at: 'empty' };
  return text.length > maxNoteLength ? { at: 'too long', text } : { at: 'read', note: text };
}
