// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { addKeyboardShortcuts } from './add-keyboard-shortcuts.ts';

let pressed: string[];
beforeAll(addKeyboardShortcuts);
beforeEach(() => {
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

function press(key: string, repeat = false): void {
  const event = new KeyboardEvent('keydown', { key, repeat, bubbles: true, cancelable: true });
  document.activeElement?.dispatchEvent(event);
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

it('a held key performs an act only once', () => {
  document.querySelector('a')?.focus();
  press('t');
  press('t', true);
  expect(pressed).toEqual(['one']);
  press('T');
  expect(pressed).toEqual(['one', 'one']);
});
