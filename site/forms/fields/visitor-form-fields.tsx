import type { Ref } from 'react';
import type { FormField } from '#contract/forms/form-fields.ts';
import { fieldLabel } from '#contract/forms/form-fields.ts';
import type { FieldErrors } from '../use-visitor-form.ts';
import { SelectField, TextAreaField, TextField } from './form-controls.tsx';

interface VisitorFormFieldsProps {
  fields: Readonly<Record<string, FormField>>;
  errors: FieldErrors;
  /** Refs to the text areas of the form, by the name of the field. */
  areaRefs?: Readonly<Record<string, Ref<HTMLTextAreaElement>>>;
}

/** Shows one control for each column that visitors fill in. The contract defines these columns. */
export function VisitorFormFields({ fields, errors, areaRefs }: VisitorFormFieldsProps) {
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
  // Offer and start are left out, because each form has its own field for them. A `silent` field, which visitors do not
  // fill in, has no control.
  if (field.kind === 'offer' || field.kind === 'batch' || field.kind === 'silent') return null;
  const { placeholder } = field;
  const label = fieldLabel(field, placeholder);
  // There is no `maxLength`, because it would silently cut pasted text; the form has an error message for that.
  const common = { name, label, placeholder, errors, required: !field.optional };
  switch (field.kind) {
    case 'line':
      return <TextField {...common} type={field.type} autoComplete={field.autoComplete} />;
    case 'lines':
      return <TextAreaField {...common} ref={areaRef} />;
    case 'choice':
      return <SelectField {...common} placeholder={field.placeholder} options={field.choices} />;
  }
}
