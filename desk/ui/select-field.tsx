import type { SelectHTMLAttributes } from 'react';
import { FieldFrame, type FieldProps, makeFieldStateAttributes } from './field-frame.tsx';

type SelectFieldProps = FieldProps<SelectHTMLAttributes<HTMLSelectElement>> & {
  choices: readonly { value: string; name: string }[];
};

/** A select with its label, help text and error. Without a default value, nothing is chosen. */
export function SelectField(props: SelectFieldProps) {
  const { name, label, choices, id = name, help, wrong, ...select } = props;
  const texts = { help, wrong };
  return (
    <FieldFrame id={id} label={label} {...texts}>
      <select id={id} name={name} {...makeFieldStateAttributes(id, texts)} {...select}>
        <option value="">Choose one</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.name}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
