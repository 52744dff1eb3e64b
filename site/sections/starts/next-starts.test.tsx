// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { nextStartWords as words } from '#content/words/next-start-words.ts';
import type { OfferStartDescription } from '#site/data/offers/describe-offer-starts.ts';
import { mountComponent } from '../../../tests/support/mount-component.tsx';
import { NextStarts } from './next-starts.tsx';

const start: OfferStartDescription = {
  id: 'web-1',
  on: '2026-12-05',
  dates: '5 December 2026 to 6 February 2027',
  hours: 'Sat, 11:00 AM to 12:00 PM IST',
  language: 'English',
  mentor: 'Asha',
  places: 'open',
  price: null,
  reason: null,
  isSample: false,
};

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-12-05T23:59:00+05:30') }));
afterEach(() => vi.useRealTimers());

it('an open page shows the waiting list once the first day of the last start is over', async () => {
  const { element } = await mountComponent(
    <NextStarts
      title="Web"
      enrolPath="/enroll-form?offer=web"
      starts={{ list: [start], nextFee: null }}
      lastDay={{ on: start.on, isPast: false }}
    />,
  );
  expect(element.textContent).toContain(start.dates);
  expect(element.textContent).not.toContain(words.wait);
  await act(async () => vi.advanceTimersByTimeAsync(61_000));
  expect(element.textContent).not.toContain(start.dates);
  expect(element.querySelector('a')?.getAttribute('href')).toBe('/waiting-list?offer=web');
});
