import type { ReactNode } from 'react';

interface FilterLinkProps {
  /** The address for visitors without a script. */
  to: string;
  onChoose: () => void;
  children: ReactNode;
}

/** A link that changes the choice without leaving the page if the script runs. */
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
