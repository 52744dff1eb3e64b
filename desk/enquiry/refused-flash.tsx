import type { EnquirySheet } from '../api/enquiry-api.ts';
import { saidMoment } from '../words/said-moment.ts';
import { type SayingOptions, sayHappening } from './happening-words.ts';

/** A form that was not done: what it asked for, why not, and what was typed into it. */
export type RefusedAct = {
  at: 'refused' | 'taken' | 'meanwhile' | 'unchanged';
  /** The value of the button. */
  pressed: string;
  sentence: string | null;
  typed: string;
  becomes: string;
  /** The version that the page knew. */
  seen: string;
};

type RefusedFlashProps = { refused: RefusedAct; sheet: EnquirySheet; options: SayingOptions };

/** Nothing was done, and why: with what a colleague did meanwhile, when that is the reason. */
export function RefusedFlash({ refused, sheet, options }: RefusedFlashProps) {
  const { enquiry, happenings, takenSince } = sheet;
  if (refused.at === 'refused')
    return (
      <p className="flash wrong" role="alert">
        {refused.sentence}
      </p>
    );
  if (refused.at === 'unchanged')
    return (
      <p className="flash heed" role="alert">
        Nothing was changed: it stood so already, or it cannot become that any more.
        {refused.typed.trim() !== '' && ' What you typed is still in the note.'}
      </p>
    );
  const owner = enquiry.ownerId && (options.nameOf(enquiry.ownerId) ?? 'a colleague');
  const meanwhile = happenings.filter(
    ({ enquiryId, what }) =>
      enquiryId === enquiry.id && Number(what.version) > Number(refused.seen),
  );
  return (
    <div className="flash heed" role="alert">
      <p>
        {refused.at === 'taken' && owner
          ? `Taken by ${owner}${takenSince ? ` since ${saidMoment(takenSince, options.now)}` : ''}. Nothing of yours was changed.`
          : 'Somebody was quicker, so nothing of yours was changed. Look, and press again if it still holds.'}
      </p>
      {refused.at === 'meanwhile' && (
        <ul>
          {meanwhile.map((one) => {
            const { who, words } = sayHappening(one, options);
            return (
              <li key={one.id}>
                {saidMoment(one.at, options.now)}: {who ? `${who} ${words}` : words}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
