import type { EnquiryActExceptUndo } from '#domain/enquiries/enquiry-work.ts';
import type { EnquiryDetails } from '../api-types/enquiry-api.ts';
import { FlashWithUndo } from '../ui/flash-with-undo.tsx';
import { formatMoment } from '../words/format-moment.ts';
import {
  describeHistoryEventWithActor,
  type HistoryEventOptions,
} from './describe-history-event-with-actor.ts';

type DoneFlashProps = {
  enquiryDetails: EnquiryDetails;
  did: string;
  action: string;
  options: HistoryEventOptions;
};

/**
 * Whether the sentence about the event already names the date of the follow-up, so that the message need not add it.
 */
function namesFollowUpDate({ what }: EnquiryDetails['history'][number]): boolean {
  const act = what.act as EnquiryActExceptUndo | undefined;
  switch (act?.kind) {
    case 'set due':
      return true;
    case 'note outcome':
      return act.callAt !== null;
    case undefined:
    case 'claim':
    case 'hand over':
    case 'set state':
    case 'lose':
    case 'change':
    case 'paid':
    case 'paid back':
    case 'not paid':
      return false;
    default:
      return act satisfies never;
  }
}

/** Says what was just done, and offers a button to undo it. */
export function DoneFlash({ enquiryDetails, did, action, options }: DoneFlashProps) {
  const { enquiry, history, undoable, related } = enquiryDetails;
  const event = history.find(({ id }) => id === did);
  if (event === undefined) return <FlashWithUndo>Done.</FlashWithUndo>;
  const { who, words } = describeHistoryEventWithActor(event, options);
  const next =
    event.id === undoable && enquiry.dueAt !== null && !namesFollowUpDate(event)
      ? ` Follow-up: ${formatMoment(enquiry.dueAt, options.now)}.`
      : '';
  return (
    <FlashWithUndo
      action={action}
      undo={findUndoFields()}
      {...(event.mayTakeBackNote ? { label: 'Take it back' } : {})}
      {...(event.type === 'enquiry.restored' ? { label: 'Redo' } : {})}
    >
      {who ? `${who} ${words}` : words}.{next}
    </FlashWithUndo>
  );

  function findUndoFields(): Record<string, string> | undefined {
    if (did === undoable) return { do: 'undo', event: did };
    if (event?.mayTakeBackNote) return { do: `take back:${did}` };
    if (event?.type === 'correction' && typeof event.what.was === 'string')
      return { do: `correct:${event.what.field}`, becomes: event.what.was };
    // Undo unlinks exactly one enquiry, so it is offered only if the person has a single other enquiry. If there are
    // more, the list of related enquiries has a button to unlink each.
    const [onlyRelated] = related;
    if (event?.type === 'enquiry.linked' && related.length === 1 && onlyRelated?.details)
      return { do: `unlink:${onlyRelated.id}` };
    return undefined;
  }
}
