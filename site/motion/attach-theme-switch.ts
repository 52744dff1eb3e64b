import { themeStorageKey } from '#site/layout/theme-script.ts';
import { listen } from './listen.ts';
import { startUnlessRunning } from './start-unless-running.ts';

/**
 * Makes the button switch between the light and the dark scheme, and store the choice. The button has no state: at each
 * press it reads the present scheme from the document (the visitor's system setting, or an earlier choice).
 */
export const attachThemeSwitch = startUnlessRunning((button: HTMLElement) =>
  listen(button, 'click', () => {
    const root = document.documentElement;
    const systemIsDark = matchMedia('(prefers-color-scheme: dark)').matches;
    const isDark = (root.dataset.theme ?? (systemIsDark ? 'dark' : 'light')) === 'dark';
    const theme = isDark ? 'light' : 'dark';
    root.dataset.theme = theme;
    // A framed page is a document of its own, with its own colour scheme.
    for (const { contentDocument } of document.querySelectorAll('iframe'))
      if (contentDocument) contentDocument.documentElement.dataset.theme = theme;
    try {
      localStorage.setItem(themeStorageKey, theme);
    } catch {
      // Storage may be forbidden (private windows). The choice then lasts for this document only.
    }
  }),
);
