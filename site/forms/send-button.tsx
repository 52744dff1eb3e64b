import type { ReactNode } from 'react';

interface SendButtonProps {
  isBusy: boolean;
  busyLabel: string;
  children: ReactNode;
}

/** The button that sends a form: once, and it says so meanwhile. */
export function SendButton({ isBusy, busyLabel, children }: SendButtonProps) {
  return (
    <button type="submit" className="button" disabled={isBusy}>
      {isBusy ? busyLabel : children}
    </button>
  );
}
