import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { EnquiryDetails } from '../api-types/enquiry-api.ts';
import { DoneFlash } from './done-flash.tsx';

const now = new Date('2026-11-21T05:00:00Z');
const dueAt = new Date('2026-11-23T05:30:00Z');

/** Renders the flash message after an act of Asha, by which the enquiry became due on Monday at eleven. */
function render(type: string, act: object): string {
  const done = { id: 'did', at: now, who: 'asha', type, what: { act, version: 2 } };
  const sheet = { enquiry: { id: 'id', dueAt }, history: [done], undoable: 'did', related: [] };
  const options = { nameOf: () => 'Asha', visitor: 'Ravi', now };
  return renderToStaticMarkup(
    <DoneFlash
      enquiryDetails={sheet as unknown as EnquiryDetails}
      did="did"
      action="/desk/enquiries/id"
      options={options}
    />,
  );
}

const sentenceOf = (type: string, act: object) =>
  /<p>(.*?)<\/p>/.exec(render(type, act))?.[1] ?? '';

it('the button after an undo says that it does the step again', () => {
  expect(render('enquiry.restored', {})).toContain('Redo</button>');
  expect(render('enquiry.claimed', { kind: 'claim' })).toContain('Undo</button>');
});

it('the sentence about what was done says the date of the follow-up once', () => {
  const answered = { kind: 'note outcome', outcome: 'answered', callAt: null };
  expect(sentenceOf('enquiry.tried', answered)).toBe(
    'Asha called, and was answered. Follow-up: Mon 23 Nov 11:00.',
  );
  expect(sentenceOf('enquiry.due-set', { kind: 'set due', at: dueAt.toISOString() })).toBe(
    'Asha set the next date: Mon 23 Nov 11:00.',
  );
  expect(sentenceOf('enquiry.tried', { ...answered, callAt: dueAt.toISOString() })).toBe(
    'Asha called, was answered, and is to call again: Mon 23 Nov 11:00.',
  );
});
