import type { ReactNode } from 'react';

interface FilterLinkProps {
  /** The address to which the link leads when there is no script. */
  to: string;
  onChoose: () => void;
  children: ReactNode;
}

/**
 * A link that changes the search or the filter. With a script, `onChoose` makes the change without leaving the page.
 */
export function FilterLink({ to, onChoose, children }: FilterLinkProps) {
  return (
    <a
      href={to}
      className="link-button"
      onClick={(event) => {
        // With a modifier key, the browser opens another tab or window.
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onChoose();
      }}
    >
      {children}
    </a>
  );
}
