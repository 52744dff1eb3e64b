import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub, RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import type { PaymentRequestForm } from '../../api-types/enquiry-api.ts';
import { deskContext } from '../../request/desk-context.ts';
import RequestPaymentPage, { action } from './request-payment.tsx';

const start = { startsOn: '2026-12-20', from: '10:00', to: '12:00', left: 3, paise: 399_900 };
const offer = { slug: 'mern-stack', title: 'MERN Stack', paise: 399_900 };
const form: PaymentRequestForm = {
  ...{ name: 'Asha', missing: [], offers: [offer], count: 2, shares: [[200_000, 199_900]] },
  dates: ['2026-12-01', '2027-01-01'],
  chosen: {
    ...offer,
    isSoldInBatches: true,
    starts: [
      { id: 'morning', ...start },
      { id: 'evening', ...start, from: '18:00', to: '20:00' },
    ],
  },
};

it('keeps the chosen start and the dates of a plan that was refused', async () => {
  const context = new RouterContextProvider();
  const refuses = async () => ({ at: 'refused', sentence: 'Please choose dates after today.' });
  const api = { may: () => true, enquiry: { askForPayment: refuses } };
  context.set(deskContext, { api } as never);
  const body = new URLSearchParams({ offer: offer.slug, batch: 'evening', 'due-2': '2026-11-01' });
  const request = new Request('https://desk.test/', { method: 'POST', body });
  const refused = (await action({ request, params: { id: 'e' }, context } as never)) as {
    data: unknown;
  };
  const Page = createRoutesStub([{ id: 'ask', path: '/', Component: RequestPaymentPage }]);
  const hydrationData = {
    loaderData: { ask: { id: 'e', form } },
    actionData: { ask: refused.data },
  };
  const page = renderToStaticMarkup(<Page hydrationData={hydrationData} />);
  expect(page).toContain('value="2026-11-01"');
  expect(page).toContain('<option value="evening" selected="">');
});

it('names the sums of each price, if a start has an early price', () => {
  const shares = [
    [200_000, 199_900],
    [150_000, 150_000],
  ];
  const Page = createRoutesStub([{ id: 'ask', path: '/', Component: RequestPaymentPage }]);
  const hydrationData = { loaderData: { ask: { id: 'e', form: { ...form, shares } } } };
  const page = renderToStaticMarkup(<Page hydrationData={hydrationData} />);
  expect(page).toContain('Make the link for ₹2,000 or ₹1,500');
  expect(page).toContain('₹1,999 or ₹1,500');
});
