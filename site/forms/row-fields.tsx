import type { Ref } from 'react';
import type { FormField } from '#contract/form-fields.ts';
import { shownLabel } from '#contract/form-fields.ts';
import { SelectField, TextArea, TextField } from './field.tsx';
import type { FieldErrors } from './use-row-form.ts';

interface RowFieldsProps {
  fields: Readonly<Record<string, FormField>>;
  errors: FieldErrors;
  /** Of the text area of that name. */
  areaRefs?: Readonly<Record<string, Ref<HTMLTextAreaElement>>>;
}

/** One control for each column of a row, as the contract describes them. */
export function RowFields({ fields, errors, areaRefs }: RowFieldsProps) {
  return Object.entries(fields).map(([name, field]) => (
    <RowField key={name} name={name} field={field} errors={errors} areaRef={areaRefs?.[name]} />
  ));
}

interface RowFieldProps {
  name: string;
  field: FormField;
  errors: FieldErrors;
  areaRef: Ref<HTMLTextAreaElement> | undefined;
}

function RowField({ name, field, errors, areaRef }: RowFieldProps) {
  // What is sold is a list of the page's own, which each form asks for in its way.
  if (field.kind === 'offer' || field.kind === 'silent') return null;
  const { placeholder } = field;
  const label = shownLabel(field, placeholder);
  // No `maxLength`: of a text that was pasted it takes the end away without a word, and the form has a sentence for it.
  const common = { name, label, placeholder, errors, required: !field.optional };
  switch (field.kind) {
    case 'line':
      return <TextField {...common} type={field.type} autoComplete={field.autoComplete} />;
    case 'lines':
      return <TextArea {...common} ref={areaRef} />;
    case 'choice':
      return <SelectField {...common} placeholder={field.placeholder} options={field.choices} />;
  }
}
