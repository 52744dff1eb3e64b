/**
 * The field for a note or reason that is kept with an order. It has no `maxlength`, because browsers silently cut
 * pasted text at that length. Instead, `readAndCheckNote` refuses a longer text, and the form shows the whole text
 * again with its length.
 */
import { TextArea } from '../../ui/text-area.tsx';
import { maxNoteLength } from '../read-and-check-note.ts';

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
