import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import type { OrderDetails } from '../../api-types/order-details.ts';
import type { LearnerRequest } from '../../api-types/orders-api.ts';
import { LearnerRequestTermsPanel } from './learner-request-terms-panel.tsx';

const move = { ask: 'move', startsOn: '2026-12-01', newStart: '2026-12-08' } as const;
const refund = { ask: 'refund', startsOn: null, hadLmsAccess: false } as const;
const answer = {
  ...{
    isAllowed: true,
    paise: 0,
    because: 'It is asked in time.',
    decisiveDate: null,
    further: [],
  },
  rule: 'refunds',
};

const nothing = { moves: [], refundablePaise: 0, batch: null, startsOn: null, firstSignInOn: null };

function shownFor(
  order: Pick<OrderDetails, 'state' | 'isRefundedOnOwnPage'> & Partial<OrderDetails>,
  request: LearnerRequest = move,
): string {
  const panel = () => (
    <LearnerRequestTermsPanel
      order={{ ...nothing, ...order } as unknown as OrderDetails}
      requestForm={{ request, ask: request.ask, sent: {}, sentence: null }}
      typed={null}
      others={[]}
      otherEnds={[]}
      answer={answer as never}
      mayRefund
    />
  );
  const Page = createRoutesStub([{ path: '/', Component: panel }]);
  return renderToStaticMarkup(<Page />);
}

it('grants a request on the page of a paid order', () => {
  expect(shownFor({ state: 'paid', isRefundedOnOwnPage: true })).toContain('value="grant"');
});

it('grants nothing on the page of a later instalment, and says where it is done', () => {
  const page = shownFor({ state: 'paid', isRefundedOnOwnPage: false });
  expect(page).not.toContain('value="grant"');
  expect(page).toContain('this is done on the page of its first instalment');
});

it('does not call a paid order unpaid when all of its money went back', () => {
  const page = shownFor({ state: 'paid', isRefundedOnOwnPage: true }, refund);
  expect(page).toContain('Nothing of what was paid is left to pay back.');
});

it('offers the job guarantee only where it was sold', () => {
  const paid = { state: 'paid', isRefundedOnOwnPage: true } as const;
  expect(shownFor({ ...paid, hasJobGuarantee: true })).toContain('Money back by the job guarantee');
  expect(shownFor({ ...paid, hasJobGuarantee: false })).not.toContain('job guarantee');
});

it('keeps the chosen course when a date is missing, and offers the last days of its batches', () => {
  const sent = { ask: 'change', to: 'data-science', ends: '2027-03-01', otherEnds: '' };
  const panel = () => (
    <LearnerRequestTermsPanel
      order={{ ...nothing, state: 'paid' } as unknown as OrderDetails}
      requestForm={{ request: null, ask: 'change', sent, sentence: 'Please choose when it ends.' }}
      typed={null}
      others={[{ slug: 'data-science', title: 'Data Science', paise: 399_900 }]}
      otherEnds={['2027-03-15']}
      answer={null}
      mayRefund
    />
  );
  const Page = createRoutesStub([{ path: '/', Component: panel }]);
  const page = renderToStaticMarkup(<Page />);
  expect(page).toContain('<option value="data-science" selected="">');
  expect(page).toContain('value="2027-03-01"');
  expect(page).toContain('otherEnds=2027-03-15#rules">15 March 2027</a>');
});
