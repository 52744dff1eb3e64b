import {
  type EnquiryState,
  enquiryStates,
  selectableLostReasons,
} from '#domain/enquiries/enquiry-states.ts';
import type { ListedEnquiry } from '../api-types/enquiry-lists-api.ts';
import { enquiryLink } from '../inbox/enquiry-link.ts';
import type { ListPosition } from '../inbox/list-position.ts';
import { FollowUpDue } from '../ui/follow-up-due.tsx';
import { displayNameOfPerson } from '../words/display-name-of-person.ts';
import {
  enquiryKindWords,
  enquiryStateWords,
  lostReasonWords,
} from '../words/stored-value-words.ts';

type BoardCardProps = {
  enquiry: ListedEnquiry;
  position: ListPosition;
  now: Date;
  me: string;
  names: ReadonlyMap<string, string>;
  /** Whether the member may act on colleagues' enquiries. */
  mayOverrule: boolean;
};

/** A card of the board, with the form that moves it. */
export function BoardCard({ enquiry, position, now, me, names, mayOverrule }: BoardCardProps) {
  const { id, ownerId, state, wants, message, phone, email } = enquiry;
  const name = displayNameOfPerson(enquiry);
  const owner =
    ownerId === null ? 'Unassigned' : ownerId === me ? 'Yours' : (names.get(ownerId) ?? 'Left');
  const mayMove =
    !enquiry.isQuarantined &&
    enquiry.kind !== 'email_subscriptions' &&
    (ownerId === null || ownerId === me || mayOverrule);
  return (
    <li className="board-card" data-row={id} data-moves={mayMove ? '' : undefined}>
      <a
        className="card-name"
        href={enquiryLink(id, position)}
        aria-keyshortcuts="o"
        draggable={false}
      >
        <bdi>{name}</bdi>
      </a>
      <span className="sub">{wants ?? enquiryKindWords[enquiry.kind]}</span>
      {message && <span className="sub said">“{message}”</span>}
      <span className="sub figure">{phone ?? email}</span>
      <span className="sub card-foot">
        <span>{owner}</span> <FollowUpDue work={enquiry} now={now} />
      </span>
      {mayMove && <MoveForm id={id} state={state} name={name} back={position.back} />}
    </li>
  );
}

type MoveFormProps = { id: string; state: EnquiryState; name: string; back: string };

function MoveForm({ id, state, name, back }: MoveFormProps) {
  return (
    <details className="card-move">
      <summary>Move</summary>
      <form method="post" action="/desk/enquiries">
        <input type="hidden" name="back" value={back} />
        <input type="hidden" name="id" value={id} />
        <label>
          <span className="visually-hidden">Move {name} to</span>
          <select name="state" defaultValue="" required>
            <option value="">Move to…</option>
            {enquiryStates
              .filter((one) => one !== 'new' && one !== 'lost' && one !== state)
              .map((one) => (
                <option key={one} value={one}>
                  {enquiryStateWords[one]}
                </option>
              ))}
            {state !== 'lost' &&
              selectableLostReasons.map((reason) => (
                <option key={reason} value={`lost:${reason}`}>
                  {enquiryStateWords.lost}: {lostReasonWords[reason].toLowerCase()}
                </option>
              ))}
          </select>
        </label>
        <button type="submit" name="act" value="change">
          Move<span className="visually-hidden"> {name}</span>
        </button>
      </form>
    </details>
  );
}
