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

/** Renders a note form for the member `person` with `text` in it, starts `keepDrafts`, and returns the field. */
function opens(person: string, text = ''): HTMLTextAreaElement {
  document.body.innerHTML = `<div data-me="${person}"><form data-draft="work"><textarea name="note">${text}</textarea></form></div>`;
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

  it('does not replace what the page itself has put into the field', () => {
    types(opens('asha'), 'Calls back on Monday');
    document.body.innerHTML =
      '<div data-me="asha"><form data-draft="work"><textarea name="note">Refused text</textarea></form></div>';
    const note = document.querySelector('textarea') as HTMLTextAreaElement;
    note.value = 'Refused text, changed';
    keepDrafts();
    expect(note.value).toBe('Refused text, changed');
  });

  it('does not replace what a colleague saved meanwhile', () => {
    types(opens('asha', 'Old Road'), 'New Road');
    expect(opens('asha', 'Market Road').value).toBe('Market Road');
    expect(opens('asha', 'Old Road').value).toBe('New Road');
  });

  it('is restored after it was changed in a form that was refused', () => {
    types(opens('asha'), 'Monday');
    types(opens('asha', 'Monday'), 'Monday at six');
    expect(opens('asha').value).toBe('Monday at six');
  });

  it('is kept apart by form, field and address', () => {
    types(opens('asha'), 'Calls back on Monday');
    const others = (markup: string) => {
      document.body.innerHTML = `<div data-me="asha">${markup}</div>`;
      keepDrafts();
      return document.querySelector<HTMLInputElement>('[name]')?.value;
    };
    expect(others('<form data-draft="due"><textarea name="note"></textarea></form>')).toBe('');
    expect(others('<form data-draft="work"><textarea name="why"></textarea></form>')).toBe('');
    expect(others('<form><textarea name="note"></textarea></form>')).toBe('');
    vi.stubGlobal('location', { pathname: '/desk/enquiries/8', search: '' });
    expect(opens('asha').value).toBe('');
  });

  const sends = () => document.querySelector('form')?.dispatchEvent(new Event('submit'));
  const reportsSuccess = (isDone: boolean) => {
    document.body.innerHTML = isDone ? '<p data-done></p>' : '<p>Refused</p>';
    keepDrafts();
  };

  it('is deleted by the page that reports the success of its form', () => {
    types(opens('asha'), 'Calls back on Monday');
    sends();
    reportsSuccess(true);
    expect(opens('asha').value).toBe('');
    expect(sessionStorage).toHaveLength(0);
  });

  it('stays after a form that was refused, and the next success of another form does not delete it', () => {
    types(opens('asha'), 'Calls back on Monday');
    sends();
    reportsSuccess(false);
    reportsSuccess(true);
    expect(opens('asha').value).toBe('Calls back on Monday');
  });

  it('stays if an act without a form succeeds, or if the list of sent texts was changed', () => {
    types(opens('asha'), 'Calls back on Monday');
    reportsSuccess(true);
    expect(opens('asha').value).toBe('Calls back on Monday');
    sessionStorage.setItem('drafts sent', '7');
    reportsSuccess(true);
    expect(opens('asha').value).toBe('Calls back on Monday');
    expect(sessionStorage.getItem('drafts sent')).toBeNull();
  });

  it('is deleted after signing out, when another person may use the screen next', () => {
    types(opens('asha'), 'Calls back on Monday');
    vi.stubGlobal('location', { pathname: '/desk/sign-in', search: '' });
    document.body.replaceChildren();
    keepDrafts();
    vi.stubGlobal('location', { pathname: address, search: '' });
    expect(opens('asha').value).toBe('');
  });

  it('stays when another page without a query is opened', () => {
    types(opens('asha'), 'Calls back on Monday');
    vi.stubGlobal('location', { pathname: '/desk', search: '' });
    document.body.replaceChildren();
    keepDrafts();
    vi.stubGlobal('location', { pathname: address, search: '' });
    expect(opens('asha').value).toBe('Calls back on Monday');
  });
});

describe('a text field without the attribute `type`', () => {
  it('keeps its draft as a text field', () => {
    const opensReference = () => {
      document.body.innerHTML =
        '<div data-me="asha"><form data-draft="record"><input name="reference"></form></div>';
      keepDrafts();
      return document.querySelector('input') as HTMLInputElement;
    };
    const reference = opensReference();
    reference.value = 'UTR 4711';
    reference.dispatchEvent(new Event('input', { bubbles: true }));
    expect(opensReference().value).toBe('UTR 4711');
  });
});
