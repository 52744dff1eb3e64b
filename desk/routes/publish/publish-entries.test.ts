import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { deskContext } from '../../request/desk-context.ts';
import { action } from './publish-entries.tsx';

const meanwhile = async () => ({ at: 'meanwhile' });
const api = { may: () => true, publish: { hideOrDeleteEntry: meanwhile, restoreEntry: meanwhile } };

it.each(['leave', 'back'])('keeps the form when “%s” comes after another change', async (act) => {
  const context = new RouterContextProvider();
  context.set(deskContext, { api } as never);
  const body = new URLSearchParams({
    do: `${act}:asha`,
    version: '1',
    name: 'Asha',
    isSample: 'on',
  });
  const request = new Request('https://desk.test/desk/publish/facts/testimonials', {
    method: 'POST',
    body,
  });
  const params = { list: 'testimonials' };
  expect(await action({ request, params, context } as never)).toMatchObject({
    // The tick has to stay: without it, saving would publish the sample as real.
    data: { act: 'asha', typed: { name: 'Asha', isSample: 'on' } },
  });
});
