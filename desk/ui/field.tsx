import type { InputHTMLAttributes } from 'react';
import { FieldFrame, type FieldProps, makeFieldStateAttributes } from './field-frame.tsx';

/** A form field with its label, help text and error. */
export function Field(props: FieldProps<InputHTMLAttributes<HTMLInputElement>>) {
  const { name, label, id = name, type = 'text', help, wrong, ...input } = props;
  const texts = { help, wrong };
  return (
    <FieldFrame id={id} label={label} {...texts}>
      <input id={id} name={name} type={type} {...makeFieldStateAttributes(id, texts)} {...input} />
    </FieldFrame>
  );
}
