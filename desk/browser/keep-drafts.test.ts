// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepDrafts } from './keep-drafts.ts';

const address = '/desk/enquiries/7';
beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('location', { pathname: address, search: '' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** Renders the page of an enquiry as the desk does for this member. */
function opens(person: string): HTMLTextAreaElement {
  document.body.innerHTML = `<div data-me="${person}"><form data-draft="work"><textarea name="note"></textarea></form></div>`;
  keepDrafts();
  return document.querySelector('textarea') as HTMLTextAreaElement;
}
function types(note: HTMLTextAreaElement, text: string): void {
  note.value = text;
  note.dispatchEvent(new Event('input', { bubbles: true }));
}

describe('text that was typed and not sent', () => {
  it('is restored for the person who typed it', () => {
    types(opens('asha'), 'Calls back on Monday');
    expect(opens('asha').value).toBe('Calls back on Monday');
  });

  it('is not put into the form of a colleague who signs in after the session has ended', () => {
    types(opens('asha'), 'Calls back on Monday');
    vi.stubGlobal('location', { pathname: '/desk/sign-in', search: `?to=${address}` });
    document.body.replaceChildren();
    keepDrafts();
    vi.stubGlobal('location', { pathname: address, search: '' });
    const note = opens('ravi');
    expect(note.value).toBe('');
    types(note, 'Asked for the fee');
    expect(opens('asha').value).toBe('Calls back on Monday');
    expect(opens('ravi').value).toBe('Asked for the fee');
  });
});
