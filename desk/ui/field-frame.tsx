import type { ReactNode } from 'react';
import { focusIfRefused } from './focus-if-refused.ts';

type FieldTexts = { help?: ReactNode; wrong?: string | null | undefined };

/**
 * The properties of a field: the attributes of its HTML element, and what every field of the desk has, such as a label.
 */
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

/** Puts the label, the help text and the error around the HTML element, which is the child. */
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
