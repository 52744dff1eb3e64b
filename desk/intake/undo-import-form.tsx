import { formatCountWithNoun } from '../words/format-counts.ts';

type Props = {
  id: string;
  /**
   * The number of the import's enquiries on which nobody has worked yet (`untouched`), and on which a member has
   * worked.
   */
  untouched: number;
  workedOn: number;
};

/**
 * The button that undoes an import. It opens a dialog, which says how many enquiries will be erased and asks to
 * confirm. The dialog works without JavaScript.
 */
export function UndoImportForm({ id, untouched, workedOn }: Props) {
  return (
    <form method="post" action={`/desk/import/${id}`}>
      <button type="button" popoverTarget="take-back" className="grave">
        Take the import back…
      </button>
      <div
        id="take-back"
        popover="auto"
        className="sheet"
        role="dialog"
        aria-labelledby="take-back-head"
      >
        <h2 id="take-back-head">Take the import back?</h2>
        {untouched > 0 && (
          <p>
            <strong>{enquiries(untouched)}</strong> {untouched === 1 ? 'is' : 'are'} erased and
            cannot be brought back.
          </p>
        )}
        {workedOn > 0 && (
          <>
            <p>
              <strong>{enquiries(workedOn)}</strong>, on which somebody has worked since,{' '}
              {workedOn === 1 ? 'stays' : 'stay'} unless you tick this:
            </p>
            <label className="tick">
              {/* Required if staff have worked on every enquiry: without the tick, the button would erase nothing. */}
              <input type="checkbox" name="alsoWorkedOn" required={untouched === 0} />
              {workedOn === 1
                ? 'Erase it too, with its notes'
                : `Erase these ${workedOn} too, with their notes`}
            </label>
            <input type="hidden" name="workedOn" value={workedOn} />
          </>
        )}
        <div className="buttons">
          <button type="submit" name="do" value="take back" className="grave">
            Erase
          </button>
          <button type="button" popoverTarget="take-back" popoverTargetAction="hide">
            Keep everything
          </button>
        </div>
      </div>
    </form>
  );
}

const enquiries = (count: number) => formatCountWithNoun(count, 'enquiry', 'enquiries');
