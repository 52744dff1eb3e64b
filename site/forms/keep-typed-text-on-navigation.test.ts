// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { handle as enrolPage } from '../routes/enroll-form.tsx';
import { handle as callPage } from '../routes/request-call.tsx';
import { keepTypedTextOnNavigation } from './keep-typed-text-on-navigation.ts';

const page =
  '<main><form><input name="name"></form></main>' +
  '<footer><form><input name="email"></form></footer><a>A link</a>';

let stop: () => void;
let reached: boolean;
const onClick = (event: Event) => {
  reached = true;
  event.preventDefault();
};
beforeEach(() => {
  history.replaceState(null, '', '/request-call?offer=flutter');
  document.body.innerHTML = page;
  document.addEventListener('click', onClick);
});
afterEach(() => {
  stop();
  document.removeEventListener('click', onClick);
  document.body.innerHTML = '';
  history.replaceState(null, '', '/');
});

/** Whether React Router, which listens on the document, gets a click on a link to this address. */
function isRouted(to: string, { typedInto, text = 'Asha' }: { typedInto: string; text?: string }) {
  const form = document.querySelector<HTMLFormElement>(`${typedInto} form`);
  const field = form?.querySelector('input');
  const link = document.querySelector('a');
  if (!form || !field || !link) throw new Error('The page is not complete.');
  stop = keepTypedTextOnNavigation(form);
  field.value = text;
  link.href = to;
  reached = false;
  // The browser would follow a link that React Router does not get.
  window.addEventListener('click', (event) => event.preventDefault(), {
    once: true,
    capture: true,
  });
  link.click();
  return reached;
}

describe('a link of a page with a form', () => {
  it('is followed by the browser while the form has unsent text', () => {
    expect(isRouted('/courses', { typedInto: 'main' })).toBe(false);
  });

  it('is routed when nothing was typed', () => {
    expect(isRouted('/courses', { typedInto: 'main', text: '' })).toBe(true);
  });

  it('is routed when it leads to a place on the same page', () => {
    expect(isRouted('#request-call', { typedInto: 'main' })).toBe(true);
  });

  it.each([...callPage.query, ...enrolPage.query])(
    'is followed by the browser when it leaves out %s, with which a page with a form is rendered',
    (name) => {
      history.replaceState(null, '', `/request-call?${name}=flutter`);
      expect(isRouted('/request-call', { typedInto: 'main' })).toBe(false);
    },
  );

  it('is routed when it leaves out parameters that reset no form, such as those of a campaign', () => {
    history.replaceState(null, '', '/?utm_source=diwali');
    expect(isRouted('/#about', { typedInto: 'main' })).toBe(true);
  });

  it('is routed when only the query changes and the form is outside of the content', () => {
    expect(isRouted('/request-call', { typedInto: 'footer' })).toBe(true);
  });
});
