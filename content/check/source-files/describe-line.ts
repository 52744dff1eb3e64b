/** Describes, for a message, the line that contains the offset `at`: "line 14 (text: 'It's good',)". */
export function describeLine(code: string, at: number): string {
  const number = code.slice(0, at).split('\n').length;
  const text = code.split('\n')[number - 1]?.trim() ?? '';
  return `line ${number} (${text.length > 48 ? `${text.slice(0, 48)}…` : text})`;
}
