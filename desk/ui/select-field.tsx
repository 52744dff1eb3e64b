import type { SelectHTMLAttributes } from 'react';
import { focusIfRefused } from './focus-if-refused.ts';

type SelectFieldProps = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id'> & {
  name: string;
  label: string;
  choices: readonly { value: string; name: string }[];
  /** An id of its own, needed when two forms of a page have a field of the same name. */
  id?: string;
  help?: string | undefined;
  wrong?: string | null | undefined;
};

/** A select with its label, help text and error. Without a default value, nothing is chosen. */
export function SelectField(props: SelectFieldProps) {
  const { name, label, choices, id = name, help, wrong, ...select } = props;
  const described = [help && `${id}-help`, wrong && `${id}-wrong`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name={name}
        aria-invalid={wrong ? true : undefined}
        {...focusIfRefused(wrong)}
        aria-describedby={described || undefined}
        {...select}
      >
        <option value="">Choose one</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.name}
          </option>
        ))}
      </select>
      {help && <small id={`${id}-help`}>{help}</small>}
      {wrong && (
        <p className="wrong" id={`${id}-wrong`}>
          {wrong}
        </p>
      )}
    </div>
  );
}
