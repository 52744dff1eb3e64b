import type { FormField } from '#contract/forms/form-fields.ts';

/** Makes a value for this form field in which nothing but, perhaps, the length is wrong. */
export function makeFieldValueOfLength(field: FormField, length: number): string {
  if (field.kind === 'line' && field.type === 'tel') return `98765${' '.repeat(length - 10)}43210`;
  if (field.kind === 'line' && field.type === 'email') {
    // A part of a domain has at most 63 characters, so each 64th one is a dot.
    return `a@${'b'.repeat(length - 5).replace(/(b{63})b/g, '$1.')}.in`;
  }
  return 'x'.repeat(length);
}
