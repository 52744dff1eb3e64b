/**
 * The programs of a call request. Each stored value means something else than its label, and it can't be changed,
 * because rows in the database have it. Everybody who reads a row sees the label that the visitor chose.
 */
export const callPrograms = [
  { value: 'Web Development', label: 'Certified Course' },
  { value: 'Data Science', label: 'Short term Internship' },
  { value: 'Machine Learning', label: 'Long term Internship' },
] as const;

type CallProgramValue = (typeof callPrograms)[number]['value'];

/** The value under which rows store the program with this label. */
export function programOfLabel(label: (typeof callPrograms)[number]['label']): CallProgramValue {
  return callPrograms.find((program) => program.label === label)?.value ?? callPrograms[0].value;
}

/** The label that the visitor saw for a stored value; the value itself when it is unknown. */
export function programLabel(value: string): string {
  return callPrograms.find((program) => program.value === value)?.label ?? value;
}
