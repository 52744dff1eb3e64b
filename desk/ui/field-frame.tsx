import type { ReactNode } from 'react';
import { focusIfRefused } from './focus-if-refused.ts';

type FieldTexts = { help?: ReactNode; wrong?: string | null | undefined };

/** The attributes of an HTML element for input, with what every field of the desk has. */
export type FieldProps<Attributes> = Omit<Attributes, 'id'> &
  FieldTexts & {
    name: string;
    label: string;
    /** An id of its own, needed when two forms of a page have a field of the same name. */
    id?: string;
  };

/** The attributes that mark a refused field, give it the focus, and refer to its help text and its error. */
export const makeFieldStateAttributes = (id: string, { help, wrong }: FieldTexts) => ({
  'aria-invalid': wrong ? true : undefined,
  ...focusIfRefused(wrong),
  'aria-describedby':
    [help && `${id}-help`, wrong && `${id}-wrong`].filter(Boolean).join(' ') || undefined,
});

type FieldFrameProps = FieldTexts & { id: string; label: string; children: ReactNode };

/** Label, help text and error around the element for input, which is the child. */
export function FieldFrame({ id, label, help, wrong, children }: FieldFrameProps) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children}
      {help && <small id={`${id}-help`}>{help}</small>}
      {wrong && (
        <p className="wrong" id={`${id}-wrong`}>
          {wrong}
        </p>
      )}
    </div>
  );
}
