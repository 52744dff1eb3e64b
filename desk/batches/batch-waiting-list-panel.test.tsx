import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import type { BatchDetails } from '../api-types/batches-and-fees-api.ts';
import { BatchWaitingListPanel } from './batch-waiting-list-panel.tsx';

const now = new Date('2026-11-21T09:00:00Z');
const divya = {
  enquiryId: 'e',
  state: 'promoted',
  since: now,
  name: 'Divya',
  orderId: 'o',
} as const;
const seat = { orderId: 'o', state: 'held', heldUntil: new Date('2026-11-22T02:33:00Z') } as const;

function render(areLearnersMailed: boolean, seated: Partial<BatchDetails>['seated']): string {
  const batch = { waits: [divya], waitingForNext: 0, seated } as unknown as BatchDetails;
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <BatchWaitingListPanel {...{ batch, now, areLearnersMailed }} mayEdit={false} isLinked />
      ),
    },
  ]);
  return renderToStaticMarkup(<Page initialEntries={['/']} />).replaceAll(/<\/?time[^>]*>/g, '');
}

it('says until when somebody from the waiting list has the place, and who tells them', () => {
  expect(render(true, [{ ...seat, name: 'Divya' }])).toContain(
    'Has the place until tomorrow 08:03.</p>',
  );
  expect(render(false, [{ ...seat, name: 'Divya' }])).toContain(
    'No mail goes out, because mails to learners are not set up here: tell them.',
  );
});

it('says nothing of the kind once the place is paid', () => {
  expect(render(false, [{ ...seat, state: 'taken', name: 'Divya' }])).not.toContain('tell them');
});
