import { isFinished } from '#domain/enquiries/enquiry-states.ts';
import type { ListedEnquiry } from '../api-types/enquiry-lists-api.ts';
import { ContactWays } from '../contact/contact-ways.tsx';
import { EnquiryStateTag } from '../ui/enquiry-state-tag.tsx';
import { FollowUpDue } from '../ui/follow-up-due.tsx';
import { Icon } from '../ui/icon.tsx';
import { TimeAgo } from '../ui/time-ago.tsx';
import { displayNameOfPerson } from '../words/display-name-of-person.ts';
import { formatCountWithNoun } from '../words/format-counts.ts';
import { enquiryKindWords } from '../words/stored-value-words.ts';
import { describeAlikeEnquiries } from './describe-alike-enquiries.ts';
import { enquiryLink } from './enquiry-link.ts';
import type { ListPosition } from './list-position.ts';

export type EnquiryRowContext = {
  now: Date;
  /** The id of the member who looks at the page. */
  me: string;
  /** The names of all members by id, also of former ones. */
  names: ReadonlyMap<string, string>;
  /** The id of the form for which rows can be ticked; without it, rows can't be ticked. */
  ticksFor?: string;
};

/** The id of the one form that the buttons of all rows send. The first table of a page contains this form. */
export const rowButtonsFormId = 'one';

export function EnquiryRow({
  enquiry,
  now,
  me,
  names,
  ticksFor,
  position,
}: EnquiryRowContext & { enquiry: ListedEnquiry; position: ListPosition }) {
  const { id, ownerId, tries } = enquiry;
  const name = displayNameOfPerson(enquiry);
  const owner =
    ownerId === null ? 'Unassigned' : ownerId === me ? 'Yours' : (names.get(ownerId) ?? 'Left');
  // A new enquiry is shown as waiting since it arrived, and never as late.
  const isWaiting = enquiry.state === 'new' && enquiry.dueAt !== null;
  return (
    <tr className="enquiry" id={`row-${id}`} data-row={id}>
      {ticksFor && (
        <td className="at-tick">
          <label className="tick">
            <input type="checkbox" name="id" value={id} form={ticksFor} />
            <span className="visually-hidden">Tick {name}</span>
          </label>
        </td>
      )}
      <th scope="row" className="at-who">
        <a
          className="enquiry-way"
          href={enquiryLink(id, position)}
          aria-keyshortcuts="o"
          title={name}
        >
          <bdi>{name}</bdi>
        </a>
        {enquiry.name !== null && (
          <span className="sub figure">{enquiry.phone ?? enquiry.email}</span>
        )}
        {enquiry.paidFor.length > 0 && (
          <span className="sub alike">has paid: {enquiry.paidFor.join(', ')}</span>
        )}
        {enquiry.alike && (
          <span className="sub alike">
            {describeAlikeEnquiries(enquiry.alike, { me, names, now })}
          </span>
        )}
      </th>
      <td className="at-wants">
        <span className="main">{enquiry.wants ?? enquiryKindWords[enquiry.kind]}</span>
        {enquiry.message === null ? (
          enquiry.wants !== null && <span className="sub">{enquiryKindWords[enquiry.kind]}</span>
        ) : (
          <span className="sub said" title={enquiry.message}>
            “{enquiry.message}”
          </span>
        )}
      </td>
      <td className="at-state">
        <span className="main">
          <EnquiryStateTag of={enquiry} />
          {tries > 0 && (
            <span className="tries" title={formatCountWithNoun(tries, 'try', 'tries')}>
              {tries}×<span className="visually-hidden"> tried</span>
            </span>
          )}
        </span>
        {!enquiry.isQuarantined && <span className="sub">{owner}</span>}
      </td>
      <td className="at-due">
        <span className="main">
          <FollowUpDue work={enquiry} now={now} />
        </span>
        {!isWaiting && (
          <span className="sub">
            came <TimeAgo at={enquiry.receivedAt} now={now} /> ago
          </span>
        )}
      </td>
      <td className="at-acts">
        <RowActs enquiry={enquiry} me={me} position={position} />
      </td>
    </tr>
  );
}

/**
 * One-click buttons for the most frequent acts. A row has none if the enquiry is a colleague's, finished, quarantined,
 * or a newsletter subscription.
 */
function RowActs({
  enquiry,
  me,
  position,
}: {
  enquiry: ListedEnquiry;
  me: string;
  position: ListPosition;
}) {
  const { id, ownerId, state, isQuarantined, version } = enquiry;
  const isAnswered = isQuarantined || isFinished(state) || enquiry.kind === 'email_subscriptions';
  if (isAnswered || (ownerId !== null && ownerId !== me)) return null;
  const name = displayNameOfPerson(enquiry);
  return (
    <div className="row-acts">
      <ContactWays
        of={enquiry}
        messages={enquiry.messages}
        claim={ownerId === null ? { 'data-takes': id } : undefined}
        isBrief
      />
      {ownerId === null ? (
        <button
          type="submit"
          form={rowButtonsFormId}
          name="one"
          value={`take ${id}`}
          aria-keyshortcuts="a"
        >
          <Icon name="take" />
          <span className="word">Assign</span>
          <span className="visually-hidden"> to me: {name}</span>
        </button>
      ) : (
        <>
          <button
            type="submit"
            form={rowButtonsFormId}
            name="one"
            value={`answered ${id} ${version}`}
            aria-keyshortcuts="e"
          >
            <Icon name="done" />
            <span className="word">Answered</span>
            <span className="visually-hidden"> by {name}</span>
          </button>
          <button
            type="submit"
            form={rowButtonsFormId}
            name="one"
            value={`no answer ${id} ${version}`}
          >
            <Icon name="missed" />
            <span className="word">Not picked up</span>
            <span className="visually-hidden"> by {name}</span>
          </button>
        </>
      )}
      <a className="button note" href={`${enquiryLink(id, position)}#note`} aria-keyshortcuts="n">
        <Icon name="note" />
        <span className="word">Note</span>
        <span className="visually-hidden"> about {name}</span>
      </a>
    </div>
  );
}
