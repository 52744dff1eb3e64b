import { useCallingTimes } from '../../ui/calling-times-context.ts';
import { formatMoment } from '../../words/format-moment.ts';
import { formatDateTimeInput, listFollowUpChoices } from './follow-up-choices.ts';

type FollowUpDialogProps = {
  now: Date;
  isUnassigned: boolean;
};

/**
 * Sets the follow-up date; an unassigned enquiry is also assigned to the member. The dialog opens without a script. Its
 * buttons send the form of the note (`work`), so that a typed note is saved too.
 */
export function FollowUpDialog({ now, isUnassigned }: FollowUpDialogProps) {
  const calling = useCallingTimes();
  return (
    <div id="due" popover="auto" className="sheet" role="dialog" aria-labelledby="due-head">
      <h2 id="due-head">When is the follow-up?</h2>
      {isUnassigned && (
        <p className="small muted">
          The enquiry becomes yours, so that the follow-up is on your list.
        </p>
      )}
      <div className="choices">
        {listFollowUpChoices(now, calling).map(({ choice, label, at }) => (
          <button key={choice} type="submit" form="work" name="do" value={`due:${choice}`}>
            <span>{label}</span>
            <span className="muted small">{formatMoment(at, now)}</span>
          </button>
        ))}
      </div>
      <div className="row">
        <div className="field">
          <label htmlFor="dueAt">Another day and hour</label>
          <input
            type="datetime-local"
            id="dueAt"
            name="dueAt"
            form="work"
            min={formatDateTimeInput(now)}
          />
        </div>
        <button type="submit" form="work" name="do" value="due:at" className="main">
          Set
        </button>
      </div>
      <button type="button" className="quiet" popoverTarget="due" popoverTargetAction="hide">
        Close
      </button>
    </div>
  );
}
