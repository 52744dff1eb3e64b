import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { OrderStateTag } from './order-state-tag.tsx';

const made = {
  state: 'made',
  asksFirst: false,
  failedAt: null,
  asksOn: null,
  isMissed: false,
  isMistake: false,
} as const;
const tagsOf = (changes: Partial<Parameters<typeof OrderStateTag>[0]['order']>) =>
  renderToStaticMarkup(<OrderStateTag order={{ ...made, ...changes }} />);

it('an order that asks for whom it is does not say that its link is being created', () => {
  expect(tagsOf({})).toContain('Link being made');
  expect(tagsOf({ asksFirst: true })).toContain('Asks if it is for somebody else');
  expect(tagsOf({ asksFirst: true })).not.toContain('Link being made');
});

it('an order that was recorded as paid by mistake does not say that it was paid back', () => {
  expect(tagsOf({ state: 'refunded' })).toContain('Paid back');
  const mistake = tagsOf({ state: 'refunded', isMistake: true });
  expect(mistake).toContain('Recorded by mistake');
  expect(mistake).not.toContain('Paid back');
});
