import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { EnquiryDetails } from '../api-types/enquiry-api.ts';
import type { OrderDetails } from '../api-types/order-details.ts';
import { SentFieldsPanel } from '../enquiry/panels/sent-fields-panel.tsx';
import { OrderSummaryPanel } from '../orders/panels/order-summary-panel.tsx';

const email = 'ravindranath.bhattacharya@example.com';
const broken = 'ravindranath.bhattacharya@<wbr/>example.com';

it('a long address breaks at its @ among what was sent, and on the order', () => {
  const sheet = { enquiry: {}, sent: [{ field: 'email', label: 'Email', value: email }] };
  const given = { ...sheet, mayAct: false, added: null } as unknown as EnquiryDetails;
  const sent = <SentFieldsPanel enquiryDetails={given} action="/desk" refused={null} />;
  expect(renderToStaticMarkup(sent)).toContain(broken);

  const now = new Date('2026-11-21T09:00:00Z');
  const order = {
    plan: null,
    paise: 1,
    createdAt: now,
    email,
    phone: '',
    vouchers: [],
  } as Partial<OrderDetails>;
  const facts = (
    <OrderSummaryPanel order={order as OrderDetails} now={now} mayOpenEnquiry={false} />
  );
  expect(renderToStaticMarkup(facts)).toContain(broken);
});
