import { listen } from './listen.ts';
import { startUnlessRunning } from './start-unless-running.ts';

const openMenus = 'details[data-menu][open]';

/**
 * Adds what `<details>` menus do not do by themselves: they close when an item is chosen, on Escape (the focus
 * returns to the menu's button), or on a press elsewhere.
 */
export const attachMenuClosing = startUnlessRunning((header: HTMLElement) => {
  const closeAll = () => {
    for (const menu of header.querySelectorAll<HTMLDetailsElement>(openMenus)) menu.open = false;
  };
  const ends = [
    listen(header, 'click', ({ target }) => {
      if (target instanceof Element && target.closest('a')) closeAll();
    }),
    listen(document, 'pointerdown', ({ target }) => {
      if (!header.contains(target as Node)) closeAll();
    }),
    listen(header, 'keydown', (event: KeyboardEvent) => {
      if (event.key === 'Escape' && closeInnermost(header)) event.preventDefault();
    }),
  ];
  return () => {
    for (const end of ends) end();
  };
});

/**
 * Closes the innermost open menu around the focus, or the last open menu if the focus is in none, and moves the focus
 * to the button of that menu. Returns false when no menu was open.
 */
function closeInnermost(header: HTMLElement): boolean {
  const open = [...header.querySelectorAll<HTMLDetailsElement>(openMenus)];
  const menu = document.activeElement?.closest<HTMLDetailsElement>(openMenus) ?? open.at(-1);
  if (!menu) return false;
  menu.open = false;
  menu.querySelector('summary')?.focus();
  return true;
}
