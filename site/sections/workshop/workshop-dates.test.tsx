// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mountComponent } from '../../../tests/support/mount-component.tsx';
import { sampleCatalogue } from '../../../tests/support/sample-offers.ts';
import { WorkshopDates } from './workshop-dates.tsx';

const [workshop] = sampleCatalogue.workshops;
if (!workshop) throw new Error('There is no workshop.');

beforeEach(() => vi.useFakeTimers({ now: new Date('2025-06-20T12:00:00+05:30') }));
afterEach(() => vi.useRealTimers());

it('dates that the page was rendered with as old stay folded when React takes over', async () => {
  const { element } = await mountComponent(
    <WorkshopDates workshop={workshop} isPast isFoldedFromStart />,
  );
  expect(element.querySelector('details')).not.toBeNull();
});
