/**
 * The programs that a call request can name. The stored value differs from its label: "Certified Course" is stored as
 * `Web Development`. The values can't be changed, because rows in the database contain them. Everybody who reads a row
 * sees the label that the visitor chose.
 */
export const callRequestPrograms = [
  { value: 'Web Development', label: 'Certified Course' },
  { value: 'Data Science', label: 'Short term Internship' },
  { value: 'Machine Learning', label: 'Long term Internship' },
] as const;

type CallProgramValue = (typeof callRequestPrograms)[number]['value'];

/** The value under which rows store the program with this label. */
export function programValueOfLabel(
  label: (typeof callRequestPrograms)[number]['label'],
): CallProgramValue {
  return (
    callRequestPrograms.find((program) => program.label === label)?.value ??
    callRequestPrograms[0].value
  );
}

/** The label that the visitor saw for a stored value; the value itself when it is unknown. */
export function programLabelOfValue(value: string): string {
  return callRequestPrograms.find((program) => program.value === value)?.label ?? value;
}
