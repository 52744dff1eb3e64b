import { switchSchemeLabel } from '#content/words/control-labels.ts';
import { attachThemeSwitch } from '#site/motion/attach-theme-switch.ts';

export function ThemeSwitch() {
  return (
    <button
      type="button"
      className="theme-switch needs-script"
      data-motion="theme"
      ref={attachThemeSwitch}
    >
      <span className="visually-hidden">{switchSchemeLabel}</span>
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
        <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeWidth="2" />
        <path d="M12 3a9 9 0 0 1 0 18z" fill="currentColor" />
      </svg>
    </button>
  );
}
