import type { ReactNode } from 'react';

interface ChosenLinkProps {
  /** The address that shows what is chosen, for a visitor without a script. */
  to: string;
  onChoose: () => void;
  children: ReactNode;
}

/** A link that a script follows without leaving the page. */
export function ChosenLink({ to, onChoose, children }: ChosenLinkProps) {
  return (
    <a
      href={to}
      className="link-button"
      onClick={(event) => {
        // Another tab or window shows it as well.
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onChoose();
      }}
    >
      {children}
    </a>
  );
}
