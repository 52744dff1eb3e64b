const mark = '(Optional)';

/** What a field is called that may be left empty. */
export const optionalLabel = (label: string) => `${label} ${mark}`;

/** The label as a form shows it: that a field may be left empty is said there, unless its placeholder says it. */
export function shownLabel(
  { label, optional }: { label: string; optional?: true },
  placeholder = '',
): string {
  return optional && !placeholder.includes(mark) ? optionalLabel(label) : label;
}
