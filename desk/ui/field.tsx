import type { InputHTMLAttributes, ReactNode } from 'react';
import { focusIfRefused } from './focus-if-refused.ts';

type FieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> & {
  name: string;
  label: string;
  /** An id of its own, needed when two forms of a page have a field of the same name. */
  id?: string;
  help?: ReactNode;
  wrong?: string | null | undefined;
};

/** A form field with its label, help text and error. */
export function Field({
  name,
  label,
  id = name,
  type = 'text',
  help,
  wrong,
  ...input
}: FieldProps) {
  const described = [help && `${id}-help`, wrong && `${id}-wrong`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        type={type}
        aria-invalid={wrong ? true : undefined}
        {...focusIfRefused(wrong)}
        aria-describedby={described || undefined}
        {...input}
      />
      {help && <small id={`${id}-help`}>{help}</small>}
      {wrong && (
        <p className="wrong" id={`${id}-wrong`}>
          {wrong}
        </p>
      )}
    </div>
  );
}
