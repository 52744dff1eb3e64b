import type { ReactNode } from 'react';

interface SendButtonProps {
  isBusy: boolean;
  busyLabel: string;
  children: ReactNode;
}

/** The submit button of a form. While the form is being sent, the button is disabled and says so. */
export function SendButton({ isBusy, busyLabel, children }: SendButtonProps) {
  return (
    <button type="submit" className="button" disabled={isBusy}>
      {isBusy ? busyLabel : children}
    </button>
  );
}
