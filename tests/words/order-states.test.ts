import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { orderStatusWords } from '#content/words/order-status-words.ts';
import { orderViewStates } from '#service/payments/status-page/make-order-view.ts';
import { ticketValidDays } from '#service/payments/status-page/order-addresses.ts';

it('every state of an order that the service shows has its words, and no other words exist', () => {
  expect(Object.keys(orderStatusWords).sort()).toEqual([...orderViewStates].sort());
});

it('the page names the days for which its address is valid', () => {
  expect(orderStatusWords.unknown.text).toContain(`for ${ticketValidDays} days`);
});

it('the words of a paid order promise no place, because the service says whether there is one', () => {
  expect(orderStatusWords.paid.text).not.toContain('place');
});

it('the words of a paid order without a place, and of a failed refund, do not say that all is well', () => {
  expect(orderStatusWords.placeless.heading).not.toContain('welcome');
  expect(orderStatusWords.placeless.text).toMatch(/another start, or all your money back/);
  expect(orderStatusWords.refundFailed.heading).not.toContain('under way');
  expect(orderStatusWords.refundFailed.text).toMatch(/could not send it.*One of us/);
});

it('the words of past dates say that nothing is to be paid, also for cancelled ones', () => {
  expect(orderStatusWords.past.text).toMatch(/nothing to pay.*cancelled/);
});

it.each(orderViewStates)('the words of "%s" are shown in that state', (state) => {
  const css = readFileSync('site/styles/pages/order-status.css', 'utf8');
  expect(css).toContain(`[data-order="${state}"] [data-when="${state}"]`);
});
