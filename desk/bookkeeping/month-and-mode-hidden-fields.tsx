import type { BookkeepingAddress } from './bookkeeping-address.ts';

/** Hidden fields with the month and the payment mode that a form is about. */
export function MonthAndModeHiddenFields({
  month,
  mode,
}: Pick<BookkeepingAddress, 'month' | 'mode'>) {
  return (
    <>
      <input type="hidden" name="month" value={month} />
      <input type="hidden" name="mode" value={mode} />
    </>
  );
}
