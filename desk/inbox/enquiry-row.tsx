import { isFinished } from '#domain/enquiries/enquiry-states.ts';
import type { ListedEnquiry } from '../api/inbox-api.ts';
import { ContactWays } from '../contact/contact-ways.tsx';
import { Due } from '../ui/due.tsx';
import { Glyph } from '../ui/glyph.tsx';
import { StateTag } from '../ui/state-tag.tsx';
import { Since } from '../ui/when.tsx';
import { countInWords, kindWords, nameWords } from '../words.ts';

export type RowsFor = {
  now: Date;
  /** The member who looks. */
  me: string;
  /** Of everybody who works or worked here, by their id. */
  names: ReadonlyMap<string, string>;
  /** Rows can be ticked for the form with this id. */
  ticksFor?: string;
};

/** The form that the buttons of all rows belong to; it stands once beside them. */
export const rowForm = 'one';

export function EnquiryRow({
  enquiry,
  now,
  me,
  names,
  ticksFor,
}: RowsFor & { enquiry: ListedEnquiry }) {
  const { id, ownerId, tries } = enquiry;
  const name = nameWords(enquiry);
  const owner =
    ownerId === null ? 'Unassigned' : ownerId === me ? 'Yours' : (names.get(ownerId) ?? 'Left');
  // It waits for as long as it is here.
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
          href={`/desk/enquiries/${id}`}
          aria-keyshortcuts="o"
          title={name}
        >
          <bdi>{name}</bdi>
        </a>
        {enquiry.name !== null && (
          <span className="sub figure">{enquiry.phone ?? enquiry.email}</span>
        )}
      </th>
      <td className="at-wants">
        <span className="main">{enquiry.wants ?? kindWords[enquiry.kind]}</span>
        {enquiry.wants !== null && <span className="sub">{kindWords[enquiry.kind]}</span>}
      </td>
      <td className="at-state">
        <span className="main">
          <StateTag of={enquiry} />
          {tries > 0 && (
            <span className="tries" title={countInWords(tries, 'try', 'tries')}>
              {tries}×<span className="visually-hidden"> tried</span>
            </span>
          )}
        </span>
        {!enquiry.isQuarantined && <span className="sub">{owner}</span>}
      </td>
      <td className="at-due">
        <span className="main">
          <Due work={enquiry} now={now} />
        </span>
        {!isWaiting && (
          <span className="sub">
            came <Since at={enquiry.receivedAt} now={now} /> ago
          </span>
        )}
      </td>
      <td className="at-acts">
        <RowActs enquiry={enquiry} me={me} />
      </td>
    </tr>
  );
}

/** One tap for what is done most; a colleague's enquiry is theirs to call. */
function RowActs({ enquiry, me }: { enquiry: ListedEnquiry; me: string }) {
  const { id, ownerId, state, isQuarantined } = enquiry;
  const isAnswered = isQuarantined || isFinished(state) || enquiry.kind === 'email_subscriptions';
  if (isAnswered || (ownerId !== null && ownerId !== me)) return null;
  const name = nameWords(enquiry);
  return (
    <div className="row-acts">
      <ContactWays
        of={enquiry}
        messages={enquiry.messages}
        claim={ownerId === null ? { 'data-takes': id } : undefined}
        isBrief
      />
      {ownerId === null ? (
        <button type="submit" form={rowForm} name="one" value={`take ${id}`} aria-keyshortcuts="a">
          <Glyph name="take" />
          <span className="word">Assign</span>
          <span className="visually-hidden"> to me: {name}</span>
        </button>
      ) : (
        <>
          <button
            type="submit"
            form={rowForm}
            name="one"
            value={`answered ${id}`}
            aria-keyshortcuts="e"
          >
            <Glyph name="done" />
            <span className="word">Answered</span>
            <span className="visually-hidden"> by {name}</span>
          </button>
          <button type="submit" form={rowForm} name="one" value={`no answer ${id}`}>
            <Glyph name="missed" />
            <span className="word">Not picked up</span>
            <span className="visually-hidden"> by {name}</span>
          </button>
        </>
      )}
      <a className="button note" href={`/desk/enquiries/${id}#note`} aria-keyshortcuts="n">
        <Glyph name="note" />
        <span className="word">Note</span>
        <span className="visually-hidden"> about {name}</span>
      </a>
    </div>
  );
}
