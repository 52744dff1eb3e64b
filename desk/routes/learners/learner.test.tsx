import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import type { LearnerDetails } from '../../api-types/learners-api.ts';
import LearnerPage from './learner.tsx';

const welcome = { name: 'Welcome', subject: 'Welcome to MERN Stack', body: 'Dear Asha,\nwelcome.' };
const learner: LearnerDetails = {
  ...{ orderId: 'order', enquiryId: 'enquiry', offer: { slug: 'mern-stack', title: 'MERN Stack' } },
  ...{ name: 'Asha', email: 'asha@example.in', phone: '+91 98765 43210', ownerId: 'me' },
  ...{ mode: 'live', paidOn: '2026-11-21', startsOn: null, endsOn: null, batchId: null },
  ...{ steps: [], mayAct: true, history: [], hiddenEnquiryOwnerId: null },
  messages: [
    { id: 'welcome-whatsapp', channel: 'whatsapp', ...welcome },
    { id: 'welcome-mail', channel: 'mail', ...welcome },
  ],
};

function render(changes: Partial<LearnerDetails> = {}): string {
  const Page = createRoutesStub([{ id: 'learner', path: '/', Component: LearnerPage }]);
  const found = {
    ...{ now: new Date('2026-11-21T09:00:00Z'), me: 'me', learner: { ...learner, ...changes } },
    ...{ takers: null, mayOpenOrder: false, flash: null },
    colleagues: [{ id: 'john', name: 'John' }],
  };
  return renderToStaticMarkup(
    <Page hydrationData={{ loaderData: { learner: found } }} initialEntries={['/']} />,
  );
}

it('offers the enquiry only to a member who may open it, and says else whose it is', () => {
  expect(render()).toContain('<a href="/desk/enquiries/enquiry">Open the enquiry</a>');
  const hidden = render({ hiddenEnquiryOwnerId: 'john' });
  expect(hidden).toContain('John looks after it');
  expect(hidden).not.toContain('Open the enquiry');
});

it('opens the welcome message itself, because no page of the enquiry has it', () => {
  const page = render();
  expect(page).toContain('href="https://wa.me/919876543210?text=Dear%20Asha%2C%0Awelcome."');
  expect(page).toContain(
    'href="mailto:asha@example.in?subject=Welcome%20to%20MERN%20Stack&amp;body=Dear%20Asha%2C%0D%0Awelcome."',
  );
});
