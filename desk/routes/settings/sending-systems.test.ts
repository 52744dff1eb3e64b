import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { deskContext } from '../../request/desk-context.ts';
import { action } from './sending-systems.tsx';

it('says that a key is withdrawn when the button is pressed a second time', async () => {
  const context = new RouterContextProvider();
  const api = { may: () => true, intake: { sendingSystems: { withdraw: async () => false } } };
  context.set(deskContext, { api } as never);
  const body = new URLSearchParams({ do: 'withdraw:7' });
  const request = new Request('https://desk.test/desk/sources', { method: 'POST', body });
  const answer = (await action({ request, params: {}, context } as never)) as Response;
  expect(answer.headers.get('location')).toBe('/sources?said=withdrawn');
});
