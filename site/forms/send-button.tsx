import type { ReactNode } from 'react';

interface SendButtonProps {
  isBusy: boolean;
  busyLabel: string;
  children: ReactNode;
}

/** A form's submit button. While the form is being sent it is disabled and says so. */
export function SendButton({ isBusy, busyLabel, children }: SendButtonProps) {
  return (
    <button type="submit" className="button" disabled={isBusy}>
      {isBusy ? busyLabel : children}
    </button>
  );
}
