/**
 * What can be asked for in a call request. The stored values contradict their labels; they are kept,
 * because rows with them exist. Everyone who reads a row is shown the label that the visitor chose.
 */
export const programs = [
  { value: 'Web Development', label: 'Certified Course' },
  { value: 'Data Science', label: 'Short term Internship' },
  { value: 'Machine Learning', label: 'Long term Internship' },
] as const;

export type Program = (typeof programs)[number]['value'];

/** The value that is stored for a label. */
export function programOfLabel(label: (typeof programs)[number]['label']): Program {
  return programs.find((program) => program.label === label)?.value ?? programs[0].value;
}

/** The label a visitor saw for a stored value; the value itself when it is none of the three. */
export function programLabel(value: string): string {
  return programs.find((program) => program.value === value)?.label ?? value;
}
