import { type RefObject, useEffect } from 'react';

const openMenus = 'details[data-menu][open]';

/** Closes the innermost open menu that `target` stands in (or any, without one); true if there was one. */
function closeInnermost(header: HTMLElement, target: Element | null): boolean {
  const open = [...header.querySelectorAll<HTMLDetailsElement>(openMenus)];
  const menu = target?.closest<HTMLDetailsElement>(openMenus) ?? open.at(-1);
  if (!menu) return false;
  menu.open = false;
  menu.querySelector('summary')?.focus();
  return true;
}

/**
 * What `<details>` menus do not do by themselves: close when an item is chosen, when the visitor
 * presses Escape (the focus goes back to what opened the menu), or when they point elsewhere.
 */
export function useClosingMenus(headerRef: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const header = headerRef.current;
    if (!header) return;

    const closeAll = () => {
      for (const menu of header.querySelectorAll<HTMLDetailsElement>(openMenus)) menu.open = false;
    };
    const onClick = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('a')) closeAll();
    };
    const onPointerDown = (event: PointerEvent) => {
      if (!header.contains(event.target as Node)) closeAll();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      if (closeInnermost(header, document.activeElement)) event.preventDefault();
    };

    header.addEventListener('click', onClick);
    document.addEventListener('pointerdown', onPointerDown);
    header.addEventListener('keydown', onKeyDown);
    return () => {
      header.removeEventListener('click', onClick);
      document.removeEventListener('pointerdown', onPointerDown);
      header.removeEventListener('keydown', onKeyDown);
    };
  }, [headerRef]);
}
