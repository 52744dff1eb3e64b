import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { EnquiryTakenOrErased } from './enquiry-taken-or-erased.tsx';

const now = new Date('2026-11-26T15:30:00Z');

function words(did: string | null): string {
  const html = renderToStaticMarkup(
    <EnquiryTakenOrErased
      result={{ at: 'taken', by: 'ravi', since: now, undoable: 'event' }}
      nameOf={() => 'Ravi'}
      now={now}
      action="/desk"
      did={did}
      typed=""
      mayRemainInFiles={false}
    />,
  );
  return html.replaceAll(/<[^>]+>/g, ' ');
}

it('tells a counsellor who handed an enquiry over that they did it themselves', () => {
  expect(words('event')).toContain('Handed over to Ravi');
  expect(words('event')).not.toContain('of yours was changed');
});

it('tells a counsellor whom a colleague preceded who took the enquiry', () => {
  expect(words(null)).toContain('Taken by Ravi');
  expect(words(null)).toContain('Nothing more of yours was changed.');
});
