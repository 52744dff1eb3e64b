import type { ReactNode } from 'react';
import { Glyph } from './glyph.tsx';

type FlashWithUndoProps = {
  children: ReactNode;
  /** What the form of the button sends; without it there is nothing to take back. */
  undo?: Readonly<Record<string, string>> | undefined;
  action?: string;
  label?: string;
  /** It was not done, or not as it was meant. */
  isHeed?: boolean;
};

/** Says what was done, lets go of what was typed for it, and takes it back with one press. */
export function FlashWithUndo({
  children,
  undo,
  action,
  label = 'Undo',
  isHeed = false,
}: FlashWithUndoProps) {
  return (
    <div className={isHeed ? 'flash heed' : 'flash'} role="status" data-done>
      <p>{children}</p>
      {undo && (
        <form method="post" action={action}>
          {Object.entries(undo).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <button type="submit" className="quiet">
            <Glyph name="undo" />
            {label}
          </button>
        </form>
      )}
    </div>
  );
}
