import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

type FlashWithUndoProps = {
  children: ReactNode;
  /** The form fields of the undo button; without them there is nothing to undo. */
  undo?: Readonly<Record<string, string>> | undefined;
  /**
   * The ids of the recipients of a bulk message. The undo form sends them, so that the next page shows the same people.
   */
  ids?: readonly string[];
  action?: string;
  label?: string;
  /** Whether the message is a warning: the act was not done, or not as intended. */
  isWarning?: boolean;
};

/** Says what was done, deletes the drafts typed for it, and offers undo. */
export function FlashWithUndo({
  children,
  undo,
  ids = [],
  action,
  label = 'Undo',
  isWarning = false,
}: FlashWithUndoProps) {
  return (
    <div className={isWarning ? 'flash heed' : 'flash'} role="status" data-done>
      <p>{children}</p>
      {undo && (
        <form method="post" action={action}>
          {Object.entries(undo).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {ids.map((id) => (
            <input key={id} type="hidden" name="id" value={id} />
          ))}
          <button type="submit" className="quiet">
            <Icon name="undo" />
            {label}
          </button>
        </form>
      )}
    </div>
  );
}
