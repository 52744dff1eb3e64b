import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub, RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { deskContext } from '../api/desk-context.ts';
import MessageTemplatePage, { action } from './message-template.tsx';

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
  const request = new Request('https://desk.test/', { method: 'POST', body });
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
