// @vitest-environment happy-dom
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addKeyboardShortcuts } from './add-keyboard-shortcuts.ts';

/** Removes the event listeners that the previous call of `begin` added. */
let leave = () => {};
/** Simulates a newly opened page: removes the listeners of the previous one and starts the script. */
function begin(): void {
  leave();
  const listens = vi.spyOn(document, 'addEventListener');
  addKeyboardShortcuts();
  const added = [...listens.mock.calls];
  listens.mockRestore();
  leave = () => {
    for (const [type, listener] of added) document.removeEventListener(type, listener);
  };
}

let pressed: string[];
beforeAll(begin);
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.body.innerHTML = ['one', 'two', 'three']
    .map(
      (id) => `<div data-row="${id}"><a href="#${id}" aria-keyshortcuts="o">Open</a>
        <button type="button" aria-keyshortcuts="t" name="${id}">Take</button></div>`,
    )
    .join('');
  pressed = [];
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', () => pressed.push(button.name));
});

/** Presses a key. Returns whether the script handled the key, so that the browser does nothing with it. */
function press(key: string, repeat = false, more: KeyboardEventInit = {}): boolean {
  const init = { key, repeat, bubbles: true, cancelable: true, ...more };
  return document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', init)) === false;
}
const row = () => document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset.row;

it('a held arrow key moves through the list in both directions', () => {
  document.querySelector('a')?.focus();
  press('j', true);
  press('J', true);
  expect(row()).toBe('three');
  press('k', true);
  expect(row()).toBe('two');
});

it('Escape leaves a field, so that the keys work again, but not in a dialog', () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<textarea></textarea><dialog open><input></dialog>',
  );
  const note = document.querySelector('textarea');
  note?.focus();
  press('Escape');
  expect(document.activeElement).not.toBe(note);
  const field = document.querySelector('input');
  field?.focus();
  press('Escape');
  expect(document.activeElement).toBe(field);
});

it('an act remembers its row for the next page, and a search does not', () => {
  document.body.insertAdjacentHTML('beforeend', '<form></form>');
  const form = document.querySelector('form');
  const send = (method: string) => {
    sessionStorage.clear();
    form?.setAttribute('method', method);
    form?.dispatchEvent(new SubmitEvent('submit', { bubbles: true }));
    return sessionStorage.length;
  };
  document.querySelector('a')?.focus();
  expect(send('post')).toBe(1);
  expect(send('get')).toBe(0);
});

it('a held key performs an act only once', () => {
  document.querySelector('a')?.focus();
  press('t');
  press('t', true);
  expect(pressed).toEqual(['one']);
  press('T');
  expect(pressed).toEqual(['one', 'one']);
});

/** Puts the focus into this row, by the link that opens it. */
const focusRow = (id: string) =>
  document.querySelector<HTMLElement>(`[data-row="${id}"] a`)?.focus();

it('the list is entered at its first row downwards, at its last row upwards, and not left at its ends', () => {
  /** Shows other rows, none of which had the focus. */
  const showOthers = () => {
    document.body.innerHTML = document.body.innerHTML.replaceAll('data-row="', 'data-row="other ');
  };
  showOthers();
  expect(press('j')).toBe(true);
  expect(row()).toBe('other one');
  press('k');
  expect(row()).toBe('other one');
  focusRow('other three');
  press('j');
  expect(row()).toBe('other three');
  showOthers();
  press('k');
  expect(row()).toBe('other other three');
});

it('a row is remembered when the focus leaves it', () => {
  focusRow('one');
  press('j');
  (document.activeElement as HTMLElement).blur();
  expect(row()).toBeUndefined();
  press('t');
  expect(pressed).toEqual(['two']);
  press('j');
  expect(row()).toBe('three');
});

it('a page without rows has its own controls, also for the keys that move through a list', () => {
  document.body.innerHTML = '<button type="button" aria-keyshortcuts="j" name="next">Next</button>';
  document.querySelector('button')?.addEventListener('click', () => pressed.push('next'));
  expect(press('j')).toBe(true);
  expect(pressed).toEqual(['next']);
  expect(press('q')).toBe(false);
  expect(press('x')).toBe(false);
});

it.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }])(
  'a key with %o is the browser’s own',
  (modifier) => {
    focusRow('one');
    expect(press('t', false, modifier)).toBe(false);
    expect(pressed).toEqual([]);
  },
);

it('a key that another script has used does nothing more', () => {
  focusRow('one');
  const use = (event: Event) => event.preventDefault();
  document.body.addEventListener('keydown', use, { once: true });
  press('t');
  expect(pressed).toEqual([]);
});

it('keys do nothing in a sheet that opens over the page', () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div popover id="lost"><button type="button">No time</button></div>',
  );
  document.querySelector<HTMLElement>('#lost button')?.focus();
  expect(press('t')).toBe(false);
  expect(pressed).toEqual([]);
});

it('keys do nothing while somebody types or reads a dialog, and longer keys never', () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<textarea></textarea><dialog open><button type="button">Close</button></dialog><input type="checkbox">',
  );
  for (const selector of ['textarea', 'dialog button']) {
    document.querySelector<HTMLElement>(selector)?.focus();
    expect(press('t')).toBe(false);
  }
  focusRow('one');
  expect(press('Tab')).toBe(false);
  expect(pressed).toEqual([]);
  document.querySelector<HTMLElement>('input')?.focus();
  expect(press('j')).toBe(true);
});

it('keys and Escape do nothing where the shortcuts are switched off on this device', () => {
  localStorage.setItem('desk keys are off', 'yes');
  focusRow('one');
  expect(press('t')).toBe(false);
  document.body.insertAdjacentHTML('beforeend', '<textarea></textarea>');
  const note = document.querySelector('textarea');
  note?.focus();
  press('Escape');
  expect(document.activeElement).toBe(note);
});

describe('with boxes to tick', () => {
  const box = (id: string) =>
    document.querySelector<HTMLInputElement>(`[data-row="${id}"] input`) as HTMLInputElement;
  beforeEach(() => {
    for (const one of document.querySelectorAll<HTMLElement>('[data-row]'))
      one.insertAdjacentHTML('beforeend', '<input type="checkbox" name="id">');
    document.body.insertAdjacentHTML(
      'beforeend',
      '<div class="bulk"><button type="button" aria-keyshortcuts="t b" name="all">All</button></div>',
    );
    const all = document.querySelector<HTMLButtonElement>('.bulk button');
    all?.addEventListener('click', () => pressed.push(all.name));
  });

  it('x ticks the current row', () => {
    focusRow('two');
    expect(press('x')).toBe(true);
    expect([box('one').checked, box('two').checked]).toEqual([false, true]);
  });

  it('a key acts on the ticked rows if there are any, otherwise on the current row', () => {
    focusRow('two');
    press('t');
    expect(pressed).toEqual(['two']);
    box('one').checked = true;
    press('t');
    expect(pressed).toEqual(['two', 'all']);
    expect(box('two').checked).toBe(false);
  });

  it('a control for ticked rows ticks the current row first, and without one does nothing', () => {
    focusRow('two');
    expect(press('b')).toBe(true);
    expect(box('two').checked).toBe(true);
    expect(pressed).toEqual(['all']);
    box('two').checked = false;
    box('two').remove();
    expect(press('b')).toBe(false);
    expect(pressed).toEqual(['all']);
  });
});

it('a key for a field puts the focus into it', () => {
  document.body.insertAdjacentHTML('beforeend', '<input type="search" aria-keyshortcuts="s">');
  focusRow('one');
  const field = document.querySelector<HTMLElement>('input');
  const clicked = vi.fn();
  field?.addEventListener('click', clicked);
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  expect(press('s')).toBe(true);
  expect(document.activeElement).toBe(field);
  expect(clicked).not.toHaveBeenCalled();
  expect(scrolled).toHaveBeenCalledWith({ block: 'nearest' });
  scrolled.mockRestore();
});

describe('a page that opens', () => {
  /** Sends a form of this row: with the shortcut `key`, or without a key press if `key` is null. */
  function acts(id: string, key: string | null): void {
    const form = document.createElement('form');
    form.method = 'post';
    document.querySelector(`[data-row="${id}"]`)?.append(form);
    const send = (submitter: HTMLElement | null) =>
      form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, submitter }));
    const button = document.querySelector<HTMLButtonElement>(`[name="${id}"]`);
    if (key === null) return void send(button);
    button?.addEventListener('click', () => send(button), { once: true });
    focusRow(id);
    press(key);
    (document.activeElement as HTMLElement).blur();
  }
  const open = (...ids: string[]) => {
    for (const one of document.querySelectorAll<HTMLElement>('[data-row]'))
      if (!ids.includes(one.dataset.row ?? '')) one.remove();
    (document.activeElement as HTMLElement | null)?.blur();
    begin();
  };

  it('puts the focus back into the row of an act by a key', () => {
    acts('two', 't');
    open('one', 'two', 'three');
    expect(row()).toBe('two');
    expect(sessionStorage).toHaveLength(0);
  });

  it('goes to the row that follows one that has left the list, or to the last', () => {
    acts('two', 't');
    open('one', 'three');
    expect(row()).toBe('three');
    acts('three', 't');
    open('one');
    expect(row()).toBe('one');
  });

  it('remembers the row of an act by a press, and moves no focus', () => {
    acts('two', null);
    open('one', 'two', 'three');
    expect(row()).toBeUndefined();
    press('j');
    expect(row()).toBe('three');
  });

  it('is left as it is when the list has become empty', () => {
    acts('two', 't');
    open();
    expect(row()).toBeUndefined();
  });

  it('remembers nothing of a form on a page without rows', () => {
    document.body.innerHTML = '<form method="post"></form>';
    document
      .querySelector('form')
      ?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, submitter: null }));
    expect(sessionStorage).toHaveLength(0);
  });

  it('offers the list of keys, and a switch that this device remembers', () => {
    const dialog = '<dialog class="keys"></dialog>';
    const opener = '<button type="button" data-keys-open hidden></button>';
    const toggle = '<input type="checkbox" data-keys-on>';
    document.body.innerHTML = dialog + opener;
    begin();
    expect(document.querySelector('button')?.hidden).toBe(true);

    document.body.innerHTML = dialog + opener + toggle;
    begin();
    const button = document.querySelector('button') as HTMLButtonElement;
    const box = document.querySelector('input') as HTMLInputElement;
    expect([button.hidden, box.checked]).toEqual([false, true]);
    button.click();
    expect(document.querySelector('dialog')?.open).toBe(true);
    box.click();
    expect(localStorage.getItem('desk keys are off')).not.toBeNull();
    document.body.innerHTML = dialog + opener + toggle;
    begin();
    expect(document.querySelector('input')?.checked).toBe(false);
    document.querySelector('input')?.click();
    expect(localStorage.getItem('desk keys are off')).toBeNull();
  });
});
