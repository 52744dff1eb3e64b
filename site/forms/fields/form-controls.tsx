import { type ComponentProps, useId } from 'react';
import type { FieldErrors } from '../use-visitor-form.ts';

interface FieldProps {
  label: string;
  name: string;
  errors: FieldErrors;
}

/** Connects a control to its label and, if there is one, to its error message. */
function useFieldParts(name: string, errors: FieldErrors) {
  const id = useId();
  const error = errors[name];
  return {
    id,
    error,
    errorId: `${id}-error`,
    aria: error
      ? ({ 'aria-invalid': true, 'aria-describedby': `${id}-error` } as const)
      : ({} as const),
  };
}

function FieldError({ id, text }: { id: string; text: string | undefined }) {
  if (!text) return null;
  return (
    <span className="field-error" id={id}>
      {text}
    </span>
  );
}

export function TextField({ label, name, errors, ...input }: FieldProps & ComponentProps<'input'>) {
  const parts = useFieldParts(name, errors);
  return (
    <div className="field">
      <label htmlFor={parts.id}>{label}</label>
      <input {...input} {...parts.aria} id={parts.id} name={name} />
      <FieldError id={parts.errorId} text={parts.error} />
    </div>
  );
}

export function TextAreaField({
  label,
  name,
  errors,
  ...area
}: FieldProps & ComponentProps<'textarea'>) {
  const parts = useFieldParts(name, errors);
  return (
    <div className="field">
      <label htmlFor={parts.id}>{label}</label>
      <textarea rows={4} {...area} {...parts.aria} id={parts.id} name={name} />
      <FieldError id={parts.errorId} text={parts.error} />
    </div>
  );
}

interface SelectFieldProps extends FieldProps {
  placeholder: string;
  required: boolean;
  options: readonly { value: string; label: string }[];
}

export function SelectField({
  label,
  name,
  errors,
  placeholder,
  required,
  options,
}: SelectFieldProps) {
  const parts = useFieldParts(name, errors);
  return (
    <div className="field">
      <label htmlFor={parts.id}>{label}</label>
      <select {...parts.aria} id={parts.id} name={name} required={required} defaultValue="">
        <option value="" disabled={required}>
          {placeholder}
        </option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <FieldError id={parts.errorId} text={parts.error} />
    </div>
  );
}
