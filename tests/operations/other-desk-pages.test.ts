/**
 * The desk's pages beside the enquiries, at every width and with axe. `tests/e2e/desk-pages.test.ts` checks one page of
 * each layout, and this test the other pages. `desk-enquiry-states.test.ts` has the pages of an enquiry and the
 * settings.
 */
import { expect, it } from 'vitest';
import { indianDay } from '#domain/dates/indian-day.ts';
import {
  type DeskPageIds,
  findProblemsAtAllWidths,
  openDeskPages,
} from '../support/open-desk-pages.ts';

const today = indianDay(new Date());
const desk = openDeskPages();

const addresses: Record<string, (ids: DeskPageIds) => string> = {
  'an order with a discrepancy': ({ doubtfulOrder }) =>
    `/desk/orders/${doubtfulOrder}?ask=guarantee&ends=2026-01-31&held=20&attended=17&projects=yes`,
  'open learners': () => '/desk/learners?list=open',
  'an order with a proposed refund': ({ proposedOrder }) => `/desk/orders/${proposedOrder}`,
  batches: () => '/desk/batches',
  'a new batch': () => '/desk/batches/new',
  fees: () => '/desk/fees',
  publish: () => '/desk/publish',
  'the facts': () => '/desk/publish/facts',
  testimonials: () => '/desk/publish/facts/testimonials',
  questions: () => '/desk/publish/facts/questions',
  'orders without a source': () =>
    `/desk/orders?from=${today}&to=${today}&mode=live&without=source`,
  'the audit': () => '/desk/audit',
  'the account': () => '/desk/account',
};

it.each(Object.entries(addresses))(
  '%s is cut off nowhere, fits its panels, has controls of the size of a thumb and passes axe at every width, and its entry is in view in a phone’s bar',
  async (_, addressIn) => {
    expect(await findProblemsAtAllWidths(desk, addressIn(desk.ids))).toEqual([]);
  },
);
