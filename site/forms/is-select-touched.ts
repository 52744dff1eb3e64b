/**
 * Whether a select has another value than the one with which the page was sent: a visitor chose before the script
 * arrived, or the browser restored a choice. The empty value can be such a choice too.
 */
export function isSelectTouched(select: HTMLSelectElement): boolean {
  return select.value !== (select.querySelector<HTMLOptionElement>('[selected]')?.value ?? '');
}
