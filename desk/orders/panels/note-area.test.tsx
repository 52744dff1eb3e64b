import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { maxNoteLength, readAndCheckNote } from '../read-and-check-note.ts';
import { NoteArea } from './note-area.tsx';

const read = (text: string) => {
  const form = new FormData();
  form.set('note', text);
  return readAndCheckNote(form, 'note');
};

it('keeps a note of the longest length whole, and cuts nothing off a longer one', () => {
  const whole = 'a'.repeat(maxNoteLength);
  expect(read(whole)).toEqual({ at: 'read', note: whole });
  expect(read(`${whole}b`)).toEqual({ at: 'too long', text: `${whole}b` });
  expect(read(' \r\n ')).toEqual({ at: 'empty' });
});

it('says beside the field how long a note may be, and how long a refused one is', () => {
  const area = (typed: string | null) =>
    renderToStaticMarkup(<NoteArea name="note" label="Note" typed={typed} />);
  expect(area(null)).toContain('At most 500 letters.');
  expect(area(null)).not.toContain('maxLength');
  expect(area('a'.repeat(612))).toContain('These are 612 letters.');
});
