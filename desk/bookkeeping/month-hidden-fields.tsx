import type { AskedMonth } from './read-month.ts';

/** Hidden fields with the month and the payment mode that a form is about. */
export function MonthHiddenFields({ month, mode }: Pick<AskedMonth, 'month' | 'mode'>) {
  return (
    <>
      <input type="hidden" name="month" value={month} />
      <input type="hidden" name="mode" value={mode} />
    </>
  );
}
