import { themeStorageKey } from '#site/layout/theme-script.ts';
import { listen } from './listen.ts';
import { motion } from './motion.ts';

/**
 * Light or dark, remembered. The button holds no state of its own: the scheme in force is a fact of the
 * document (the visitor's system, or their earlier choice), and asking it at the press can't be stale.
 */
export const switchTheme = motion((button: HTMLElement) =>
  listen(button, 'click', () => {
    const root = document.documentElement;
    const systemIsDark = matchMedia('(prefers-color-scheme: dark)').matches;
    const isDark = (root.dataset.theme ?? (systemIsDark ? 'dark' : 'light')) === 'dark';
    root.dataset.theme = isDark ? 'light' : 'dark';
    try {
      localStorage.setItem(themeStorageKey, root.dataset.theme);
    } catch {
      // Storage may be forbidden (private windows); the choice then lasts for this page.
    }
  }),
);
