import type { MessageRecipient } from '../api-types/bulk-messages-api.ts';
import type { FilledMessage } from '../api-types/enquiry-api.ts';
import { openMessageHref } from '../contact/contact-hrefs.ts';
import { Icon } from '../ui/icon.tsx';
import { displayNameOfPerson } from '../words/display-name-of-person.ts';
import { formatCountWithNoun } from '../words/format-counts.ts';
import { formatTimeOfDay } from '../words/format-moment.ts';
import type { findReadyMessageOrReason } from './find-fitting-messages.ts';

type RecipientListProps = {
  people: readonly {
    person: MessageRecipient;
    ready: ReturnType<typeof findReadyMessageOrReason>;
  }[];
  message: FilledMessage;
  /** Whether the service sends the mails itself. Otherwise each mail opens in the member's mail program. */
  sendsMails: boolean;
  /** The id of this rendered form: if the form is sent twice, the mails are sent once. */
  formKey: string;
  back: string;
  now: Date;
  nameOf: (id: string) => string;
};

/**
 * The recipients, each with the text that they would read. If the member opens the messages one by one, the button for
 * the next message is highlighted.
 */
export function RecipientList(props: RecipientListProps) {
  const { people, message, sendsMails, formKey, back, nameOf } = props;
  const isMailedByService = message.channel === 'mail' && sendsMails;
  const ready = people.filter((one) => one.ready.at === 'ready');
  const findOpening = (person: MessageRecipient) =>
    person.opened.findLast((one) => one.message === message.id) ?? null;
  const isRepeated = ready.every(({ person }) => findOpening(person)?.isMailed);
  const next = isMailedByService ? null : ready.find(({ person }) => findOpening(person) === null);
  return (
    <div data-live="people">
      {isMailedByService && ready.length > 0 && (
        <form method="post" action="/desk/enquiries/write" className="row">
          {ready.map(({ person }) => (
            <input key={person.id} type="hidden" name="id" value={person.id} />
          ))}
          <input type="hidden" name="key" value={formKey} />
          <input type="hidden" name="back" value={back} />
          <button
            type="submit"
            name="message"
            value={message.id}
            className={isRepeated ? undefined : 'main'}
          >
            <Icon name="mail" />
            Send {formatCountWithNoun(ready.length, 'mail')}
            {isRepeated && ' again'}
          </button>
          <span className="muted small">Answers reach you.</span>
        </form>
      )}
      {next && people.some(({ person }) => person.ownerId === null) && (
        <p className="muted small">Opening a message assigns an unassigned person to you.</p>
      )}
      <ol className="panel write-list">
        {people.map(({ person, ready: one }) => {
          const opened = findOpening(person);
          return (
            <li key={person.id} data-row={person.id}>
              <div>
                <p>
                  <strong>
                    <bdi>{displayNameOfPerson(person)}</bdi>
                  </strong>{' '}
                  <span className="muted small figure">
                    {message.channel === 'mail' ? person.email : person.phone}
                  </span>
                </p>
                {one.at === 'not' ? (
                  <p className="small muted">{one.why}</p>
                ) : (
                  <details>
                    <summary className="small">What they read</summary>
                    {one.message.subject !== '' && <p className="small">{one.message.subject}</p>}
                    <p className="small as-written">{one.message.body}</p>
                  </details>
                )}
              </div>
              {one.at === 'ready' && !isMailedByService && (
                <a
                  className={person === next?.person ? 'button main' : 'button'}
                  href={openMessageHref(person.id, message.id)}
                  aria-keyshortcuts="o"
                  target={message.channel === 'mail' ? undefined : '_blank'}
                  rel="noopener"
                >
                  <Icon name={message.channel === 'mail' ? 'mail' : 'chat'} />
                  {opened === null ? 'Open' : 'Open again'}
                  <span className="visually-hidden">
                    {' '}
                    the message to {displayNameOfPerson(person)}
                  </span>
                </a>
              )}
              {opened && (
                <p className="small written">
                  <Icon name="done" /> {opened.isMailed ? 'Mailed' : 'Opened'} by{' '}
                  {nameOf(opened.who)}, {formatTimeOfDay(opened.at)}
                </p>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
