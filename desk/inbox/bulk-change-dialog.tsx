import {
  enquiryStates,
  isFinished,
  selectableLostReasons,
} from '#domain/enquiries/enquiry-states.ts';
import { formatDateTimeInput, listFollowUpChoices } from '../enquiry/panels/follow-up-choices.ts';
import { useCallingTimes } from '../ui/calling-times-context.ts';
import { formatMoment } from '../words/format-moment.ts';
import { enquiryStateWords, lostReasonWords } from '../words/stored-value-words.ts';

type ChangeDialogProps = {
  /** The id of the form with the ticked rows. */
  form: string;
  me: string;
  takers: readonly { id: string; name: string }[] | null;
  now: Date;
};

/**
 * Changes state, follow-up date and owner of all ticked rows with one form. The dialog opens over the page without a
 * script.
 */
export function BulkChangeDialog({ form, me, takers, now }: ChangeDialogProps) {
  const calling = useCallingTimes();
  return (
    <div id="change" popover="auto" className="sheet" role="dialog" aria-labelledby="change-head">
      <h2 id="change-head">Change the ticked enquiries</h2>
      <div className="field">
        <label htmlFor="change-state">State</label>
        <select id="change-state" name="state" form={form}>
          <option value="">As it is</option>
          {enquiryStates
            .filter((state) => state !== 'new' && !isFinished(state))
            .map((state) => (
              <option key={state} value={state}>
                {enquiryStateWords[state]}
              </option>
            ))}
          <option value="enrolled">{enquiryStateWords.enrolled}</option>
          {selectableLostReasons.map((reason) => (
            <option key={reason} value={`lost:${reason}`}>
              {enquiryStateWords.lost}: {lostReasonWords[reason].toLowerCase()}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor="change-due">Follow-up</label>
        <select id="change-due" name="due" form={form}>
          <option value="">As it is</option>
          {listFollowUpChoices(now, calling).map(({ choice, label, at }) => (
            <option key={choice} value={choice}>
              {label}: {formatMoment(at, now)}
            </option>
          ))}
          <option value="at">On the day and hour below</option>
        </select>
      </div>
      <div className="field">
        <label htmlFor="change-at">Day and hour</label>
        <input
          id="change-at"
          type="datetime-local"
          name="dueAt"
          form={form}
          min={formatDateTimeInput(now)}
        />
      </div>
      <div className="field">
        <label htmlFor="change-owner">With</label>
        <select id="change-owner" name="newOwner" form={form}>
          <option value="">As it is</option>
          <option value={me}>Me</option>
          {takers
            ?.filter(({ id }) => id !== me)
            .map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          <option value="nobody">Unassigned</option>
        </select>
      </div>
      <div className="buttons">
        <button type="submit" form={form} name="act" value="change" className="main">
          Change all
        </button>
        <button type="button" className="quiet" popoverTarget="change" popoverTargetAction="hide">
          Close
        </button>
      </div>
    </div>
  );
}
