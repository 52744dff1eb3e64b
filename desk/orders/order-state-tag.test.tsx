import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { OrderStateTag } from './order-state-tag.tsx';

const tagsOf = (asksFirst: boolean) =>
  renderToStaticMarkup(
    <OrderStateTag
      order={{ state: 'made', asksFirst, failedAt: null, asksOn: null, isMissed: false }}
    />,
  );

it('an order that asks for whom it is does not say that its link is being created', () => {
  expect(tagsOf(false)).toContain('Link being made');
  expect(tagsOf(true)).toContain('Asks if it is for somebody else');
  expect(tagsOf(true)).not.toContain('Link being made');
});
