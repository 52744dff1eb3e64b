/**
 * Asks whether the dates of a settlement file have the day first or the month first. The form carries the text of the
 * file, because a browser does not keep a chosen file on the next page. No answer is preselected: a wrong one would put
 * fees into another month.
 */
import { formatDay } from '#contract/text/format-day.ts';
import {
  type AmbiguousDay,
  type DayMonthOrder,
  dayMonthOrders,
} from '#domain/bookkeeping/read-settlement-day.ts';
import { type BookkeepingAddress, bookkeepingLink } from './bookkeeping-address.ts';
import { MonthAndModeHiddenFields } from './month-and-mode-hidden-fields.tsx';

const orderWords: Readonly<Record<DayMonthOrder, string>> = {
  'day first': 'the day is first, as in a file of the provider',
  'month first': 'the month is first, as American spreadsheets save it',
};

/** The chosen order of day and month; null if none was chosen. */
export const readDayMonthOrder = (form: FormData): DayMonthOrder | null =>
  dayMonthOrders.find((order) => order === form.get('order')) ?? null;

type Props = { example: AmbiguousDay; text: string; address: BookkeepingAddress };

export function DateFormatQuestion({ example, text, address }: Props) {
  return (
    <form
      method="post"
      action={bookkeepingLink(address)}
      encType="multipart/form-data"
      className="panel form"
    >
      <MonthAndModeHiddenFields {...address} />
      <input type="hidden" name="text" value={text} />
      <p role="alert">
        Nothing of the file is kept yet: no date in it has a day above 12, so each can be read in
        two ways.
      </p>
      <fieldset className="field">
        <legend className="label">{`Which day is ${example.written}?`}</legend>
        {dayMonthOrders.map((order) => (
          <label key={order} className="tick">
            <input type="radio" name="order" value={order} required />
            <span>{`${formatDay(example[order])}: ${orderWords[order]}`}</span>
          </label>
        ))}
      </fieldset>
      <div className="buttons">
        <button type="submit" name="act" value="upload" className="main">
          Read the file
        </button>
        <a className="button quiet" href={bookkeepingLink(address)}>
          Cancel
        </a>
      </div>
    </form>
  );
}
