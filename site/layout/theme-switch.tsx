import { switchScheme } from '#content/words/controls.ts';
import { themeStorageKey } from './theme-script.ts';

/**
 * Light or dark, remembered. The button holds no state of its own: the scheme in force is a fact of the
 * document (the visitor's system, or their earlier choice), and asking it at the press can't be stale.
 */
function switchTheme() {
  const root = document.documentElement;
  const systemIsDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const isDark = (root.dataset.theme ?? (systemIsDark ? 'dark' : 'light')) === 'dark';
  root.dataset.theme = isDark ? 'light' : 'dark';
  try {
    localStorage.setItem(themeStorageKey, root.dataset.theme);
  } catch {
    // Storage may be forbidden (private windows); the choice then lasts for this page.
  }
}

export function ThemeSwitch() {
  return (
    <button type="button" className="theme-switch needs-script" onClick={switchTheme}>
      <span className="visually-hidden">{switchScheme}</span>
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
        <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeWidth="2" />
        <path d="M12 3a9 9 0 0 1 0 18z" fill="currentColor" />
      </svg>
    </button>
  );
}
