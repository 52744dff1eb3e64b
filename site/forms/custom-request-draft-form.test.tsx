// @vitest-environment happy-dom
import { act } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { customRequestForms } from '#content/catalogue/custom-request-forms.ts';
import { requestCallLabel } from '#content/words/form-labels.ts';
import { makeCallSubjectQuery } from '#contract/forms/call-subject-query.ts';
import { type MountedComponent, mountComponent } from '../../tests/support/mount-component.tsx';
import { CustomRequestDraftForm } from './custom-request-draft-form.tsx';

const form = customRequestForms.program;

function Page() {
  const { pathname, state } = useLocation();
  if (pathname === '/request-call')
    return (
      <>
        <output>{state.message}</output>
        <address>{`${state.name} <${state.email}>`}</address>
      </>
    );
  return <CustomRequestDraftForm form={form} />;
}

let page: MountedComponent;
beforeEach(async () => {
  vi.stubGlobal('startViewTransition', undefined);
  page = await mountComponent(<Page />);
});
afterEach(() => vi.unstubAllGlobals());

const press = () => act(() => page.button().click());

function type(label: string, text: string) {
  page.field(label).value = text;
  act(() => {
    page.field(label).dispatchEvent(new Event('input', { bubbles: true }));
  });
}

/** The message that is handed to the request-a-call page. */
async function taken() {
  await act(async () => page.element.querySelector<HTMLAnchorElement>('.notice a')?.click());
  return page.element.querySelector('output')?.textContent;
}

describe('the form for a made-to-measure request', () => {
  it('shows that nothing is sent when its button is pressed, and not before', () => {
    expect(page.alert()).toBeUndefined();
    expect([page.button().type, page.button().textContent]).toEqual(['button', form.button]);
    press();
    expect(page.alert()).toContain(form.notice);
  });

  it('calls its link after what was written, or only after the call when nothing was written', () => {
    const link = () => page.element.querySelector('.notice a')?.textContent;
    press();
    expect(link()).toBe(requestCallLabel);
    type(form.fields.wish.label, 'Rust');
    expect(link()).toBe(form.noticeLink);
  });

  it('passes the name and the address for the fields of the call as well', async () => {
    type(form.fields.name.label, ' Asha ');
    type(form.fields.email.label, 'asha@example.com');
    press();
    await taken();
    expect(page.element.querySelector('address')?.textContent).toBe('Asha <asha@example.com>');
  });

  it('sends nothing when Enter is pressed in it', () => {
    const submit = new Event('submit', { bubbles: true, cancelable: true });
    page.form().dispatchEvent(submit);
    expect(submit.defaultPrevented).toBe(true);
  });

  it('passes the typed text, under its labels, to the page of the call', async () => {
    type(form.fields.name.label, ' Asha ');
    type(form.fields.wish.label, 'Rust for teachers');
    press();
    expect(await taken()).toBe(
      [
        form.about,
        `${form.fields.wish.label}: Rust for teachers`,
        `${form.fields.name.label}: Asha`,
      ].join('\n'),
    );
  });

  it('passes text that was typed after the button was pressed, too', async () => {
    press();
    type(form.fields.team.label, 'Twelve');
    type(form.fields.email.label, 'asha@example.com');
    expect(await taken()).toBe(
      [
        form.about,
        `${form.fields.team.label}: Twelve`,
        `${form.fields.email.label}: asha@example.com`,
      ].join('\n'),
    );
  });

  it('leads there without a script too, with its subject in the address', () => {
    const html = renderToStaticMarkup(
      <StaticRouter location="/">
        <CustomRequestDraftForm form={form} />
      </StaticRouter>,
    );
    expect(html).toContain(`href="/request-call${makeCallSubjectQuery(form.about)}"`);
  });

  it('shows nothing while the visitor types, until the button is pressed', () => {
    type(form.fields.wish.label, 'Rust');
    expect(page.alert()).toBeUndefined();
  });

  it('passes its subject when nothing was typed', async () => {
    press();
    expect(await taken()).toBe(form.about);
  });
});
