/**
 * The field for a note or reason that is kept with an order. It has no `maxlength`, because browsers silently cut
 * pasted text at that length. Instead, `readAndCheckNote` refuses a longer text, and the form shows the whole text
 * again with its length.
 */
import { normaliseLineEnds } from '#domain/normalise-line-ends.ts';
import { TextArea } from '../../ui/text-area.tsx';

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

export const noteTooLongSentence = `Nothing was changed: the text is longer than ${maxNoteLength} letters. It stands in its field below, to be shortened.`;

type Props = {
  id?: string;
  name: string;
  label: string;
  required?: boolean;
  /** The text in the refused form, to show it again; null if none was refused. */
  typed: string | null;
};

export function NoteArea({ typed, ...area }: Props) {
  const { length } = typed ?? '';
  return (
    <TextArea
      {...area}
      help={`At most ${maxNoteLength} letters.`}
      wrong={length > maxNoteLength ? `These are ${length} letters.` : null}
      defaultValue={typed ?? ''}
    />
  );
}
