import type { DoneAct } from '../api-types/enquiry-lists-api.ts';
import { followUpChoices } from '../enquiry/panels/follow-up-choices.ts';
import { useCallingTimes } from '../ui/calling-times-context.ts';
import { FlashWithUndo } from '../ui/flash-with-undo.tsx';
import { formatMoment } from '../words/format-moment.ts';
import { describeListFlashWithTone, type ListFlash } from './list-flash.ts';

type FlashPanelProps = {
  flash: ListFlash | null;
  did: DoneAct | null;
  names: ReadonlyMap<string, string>;
  /** The address to which an undo returns. */
  back: string;
  now: Date;
};

/** Shows the result of the last act, and offers to undo it. */
export function ListFlashPanel({ flash, did, names, back, now }: FlashPanelProps) {
  const message =
    flash && describeListFlashWithTone(flash, did, (id) => names.get(id) ?? null, now);
  if (!message) return null;
  const undo = did?.canUndo && flash?.did ? { undo: flash.did, back } : undefined;
  return (
    <>
      <FlashWithUndo isWarning={message.isWrong} action="/desk/enquiries" undo={undo}>
        {message.text}
      </FlashWithUndo>
      {flash?.did && did?.canUndo && isMissedCall(did) && (
        <OtherFollowUpDates id={flash.did} againAt={did.againAt} back={back} now={now} />
      )}
    </>
  );
}

const isMissedCall = ({ act, count }: DoneAct) =>
  count === 1 && act.kind === 'note' && act.outcome === 'no answer';

type OtherFollowUpDatesProps = {
  id: string;
  /** The follow-up date that the act has set, which is left out of the choices. */
  againAt: Date | undefined;
  back: string;
  now: Date;
};

/** Buttons to change the follow-up date that a missed call has set, without opening the enquiry. */
function OtherFollowUpDates({ id, againAt, back, now }: OtherFollowUpDatesProps) {
  const calling = useCallingTimes();
  const others = (['evening', 'morning', 'days'] as const)
    .map((choice) => ({ choice, at: followUpChoices[choice].at(now, calling) }))
    .filter(({ at }) => at.getTime() !== againAt?.getTime());
  return (
    <form method="post" action="/desk/enquiries" className="other-date">
      <input type="hidden" name="back" value={back} />
      <span>Try again instead:</span>
      {others.map(({ choice, at }) => (
        <button key={choice} type="submit" name="one" value={`due:${choice} ${id}`}>
          {formatMoment(at, now)}
        </button>
      ))}
    </form>
  );
}
