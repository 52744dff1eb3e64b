import type { TextareaHTMLAttributes } from 'react';
import { focusIfRefused } from './focus-if-refused.ts';

type TextAreaProps = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'> & {
  name: string;
  label: string;
  /** An id of its own, needed when two forms of a page have a field of the same name. */
  id?: string;
  help?: string | undefined;
  wrong?: string | null | undefined;
};

/** A multi-line field with its label, help text and error. */
export function TextArea({ name, label, id = name, help, wrong, ...area }: TextAreaProps) {
  const described = [help && `${id}-help`, wrong && `${id}-wrong`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        name={name}
        aria-invalid={wrong ? true : undefined}
        {...focusIfRefused(wrong)}
        aria-describedby={described || undefined}
        {...area}
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
