import { expect, it } from 'vitest';
import { usualOpeningTimes } from '#domain/enquiries/opening-times.ts';
import { listFollowUpChoices } from './follow-up-choices.ts';

it.each([
  ['in the morning', '2026-11-26T05:00:00Z', ['hour', 'evening', 'morning', 'days', 'week']],
  ['after six', '2026-11-26T15:00:00Z', ['hour', 'morning', 'evening', 'days', 'week']],
])('%s, the choices for a follow-up are listed by their times', (_, now, order) => {
  const choices = listFollowUpChoices(new Date(now), usualOpeningTimes);
  expect(choices.map(({ choice }) => choice)).toEqual(order);
});
