import type { EnquiryDetails } from '../api-types/enquiry-api.ts';
import { formatMoment } from '../words/format-moment.ts';
import {
  describeHistoryEventWithActor,
  type HistoryEventOptions,
} from './describe-history-event-with-actor.ts';

/** A form that was not carried out: what it asked for, the reason, and what was typed. */
export type RefusedEnquiryForm = {
  at: 'refused' | 'taken' | 'meanwhile' | 'unchanged';
  /** The value of the pressed button. */
  pressed: string;
  sentence: string | null;
  typed: string;
  becomes: string;
  /** The version that the page showed. */
  seen: string;
};

type RefusedFlashProps = {
  refused: RefusedEnquiryForm;
  enquiryDetails: EnquiryDetails;
  options: HistoryEventOptions;
};

/** Says that nothing was done and why. If a colleague's act is the reason, describes this act. */
export function RefusedFlash({ refused, enquiryDetails, options }: RefusedFlashProps) {
  const { enquiry, history, takenSince } = enquiryDetails;
  if (refused.at === 'refused')
    return (
      <p className="flash wrong" role="alert">
        {refused.sentence}
      </p>
    );
  if (refused.at === 'unchanged')
    return (
      <p className="flash heed" role="alert">
        Nothing was changed: it is so already, or its state does not allow it.
        {refused.typed.trim() !== '' && ' What you typed is still in the note.'}
      </p>
    );
  const owner = enquiry.ownerId && (options.nameOf(enquiry.ownerId) ?? 'a colleague');
  const laterEvents = history.filter(
    ({ enquiryId, what }) =>
      enquiryId === enquiry.id && Number(what.version) > Number(refused.seen),
  );
  return (
    <div className="flash heed" role="alert">
      <p>
        {refused.at === 'taken' && owner
          ? `Taken by ${owner}${takenSince ? ` since ${formatMoment(takenSince, options.now)}` : ''}. Nothing of yours was changed.`
          : 'Somebody was quicker, so nothing of yours was changed. Look, and press again if it still holds.'}
      </p>
      {refused.at === 'meanwhile' && (
        <ul>
          {laterEvents.map((one) => {
            const { who, words } = describeHistoryEventWithActor(one, options);
            return (
              <li key={one.id}>
                {formatMoment(one.at, options.now)}: {who ? `${who} ${words}` : words}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
