import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub, RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { deskContext } from '../../request/desk-context.ts';
import MessageTemplatePage, { action, loader } from './message-template.tsx';

const stored = {
  ...{ id: 'one', channel: 'whatsapp', stage: 'any', version: 'new' },
  ...{ name: 'First answer', subject: '', body: 'What a colleague wrote' },
};

it('shows the text of a colleague who saved meanwhile, and keeps the own one in the form', async () => {
  const context = new RouterContextProvider();
  const settings = {
    templates: async () => ({ templates: [stored] }),
    samples: () => [],
    saveTemplate: async () => ({ at: 'meanwhile' }),
  };
  context.set(deskContext, { api: { may: () => true, settings } } as never);
  const fields = { stage: 'any', name: 'First answer', body: 'What I wrote', version: 'old' };
  const body = new URLSearchParams({ ...fields, do: 'save' });
  const request = new Request('https://desk.test/?of=whatsapp', { method: 'POST', body });
  const refused = (await action({ request, params: { id: 'one' }, context } as never)) as {
    data: unknown;
  };
  const Page = createRoutesStub([{ id: 'one', path: '/', Component: MessageTemplatePage }]);
  const hydrationData = {
    loaderData: { one: { template: stored, samples: [], path: 'one' } },
    actionData: { one: refused.data },
  };
  const page = renderToStaticMarkup(<Page hydrationData={hydrationData} />);
  expect(page).toContain('<p class="as-written">What a colleague wrote</p>');
  expect(page).toContain('>What I wrote</textarea>');
  expect(page).toContain('name="version" value="new"');
});

it('keeps what was written for a message that a colleague has removed, in a form that writes a new one', async () => {
  const context = new RouterContextProvider();
  const settings = { templates: async () => ({ templates: [stored] }), samples: () => [] };
  context.set(deskContext, { api: { may: () => true, settings } } as never);
  const fields = { stage: 'any', name: 'Removed', body: 'What I wrote', version: 'old' };
  const body = new URLSearchParams({ ...fields, do: 'save' });
  const url = 'https://desk.test/?of=whatsapp';
  const given = { params: { id: 'removed' }, context };
  const request = new Request(url, { method: 'POST', body });
  const answer = (await action({ request, ...given } as never)) as {
    data: unknown;
    init: ResponseInit;
  };
  expect(answer.init.status).toBe(409);
  const sheet = await loader({ request: new Request(url), ...given } as never);
  const Page = createRoutesStub([{ id: 'one', path: '/', Component: MessageTemplatePage }]);
  const hydrationData = { loaderData: { one: sheet }, actionData: { one: answer.data } };
  const page = renderToStaticMarkup(<Page hydrationData={hydrationData} />);
  expect(page).toContain('Somebody else has removed this message meanwhile.');
  expect(page).toContain('>What I wrote</textarea>');
  expect(page).toContain('action="/desk/settings/messages/new-whatsapp"');
  const unnamed = loader({ request: new Request('https://desk.test/'), ...given } as never);
  await expect(unnamed).rejects.toMatchObject({ status: 404 });
});
