import type { TextareaHTMLAttributes } from 'react';
import { FieldFrame, type FieldProps, makeFieldStateAttributes } from './field-frame.tsx';

/** A multi-line field with its label, help text and error. */
export function TextArea(props: FieldProps<TextareaHTMLAttributes<HTMLTextAreaElement>>) {
  const { name, label, id = name, help, wrong, ...area } = props;
  const texts = { help, wrong };
  return (
    <FieldFrame id={id} label={label} {...texts}>
      <textarea id={id} name={name} {...makeFieldStateAttributes(id, texts)} {...area} />
    </FieldFrame>
  );
}
