/**
 * A message to several people. WhatsApp can't send one message to many, so the page lists links to open one after
 * another. The service sends mails after a minute, during which they can be withdrawn.
 */
import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from 'react-router';
import { inboxRowsPerPage } from '#domain/rows-per-page.ts';
import {
  findMessagesFittingAtLeastOne,
  findReadyMessageOrReason,
} from '../../bulk-messages/find-fitting-messages.ts';
import { RecipientList } from '../../bulk-messages/recipient-list.tsx';
import { makeListReturnPath } from '../../inbox/make-list-return-path.ts';
import { deskContext } from '../../request/desk-context.ts';
import { requireMemberApi } from '../../request/require-member-api.ts';
import { FlashWithUndo } from '../../ui/flash-with-undo.tsx';
import { LiveUpdatesStatus } from '../../ui/live-updates-status.tsx';
import { formatCountWithNoun } from '../../words/format-counts.ts';

const readRecipientIds = (given: FormData | URLSearchParams) =>
  [...new Set(given.getAll('id').map(String))].slice(0, inboxRowsPerPage);

/** The address of this page with its recipients; the values in `said` are added to the query. */
function addressOf(given: FormData | URLSearchParams, said: Readonly<Record<string, string>> = {}) {
  const query = new URLSearchParams(readRecipientIds(given).map((id) => ['id', id]));
  const kept = {
    message: String(given.get('message') ?? ''),
    back: String(given.get('back') ?? ''),
  };
  for (const [name, value] of Object.entries({ ...kept, ...said }))
    if (value !== '') query.set(name, value);
  return `/enquiries/write?${query}`;
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { me, inbox, bulkMessages, colleagues } = requireMemberApi(context, 'enquiries');
  const { searchParams } = new URL(request.url);
  // The position of the live updates is read before the list. A change in between then causes one update too many; in
  // the other order, the page would miss the change.
  const liveUpdates = await inbox.liveUpdatesNow();
  const { isMailSetUp, people } = await bulkMessages.findRecipients(readRecipientIds(searchParams));
  const messages = findMessagesFittingAtLeastOne(people);
  const count = (name: string) => Number(/^\d{1,2}$/.exec(searchParams.get(name) ?? '')?.[0] ?? 0);
  return {
    now: context.get(deskContext).now,
    formKey: crypto.randomUUID(),
    me: me.id,
    isMailSetUp,
    people,
    messages,
    chosen: messages.find(({ id }) => id === searchParams.get('message')) ?? messages[0] ?? null,
    asked: readRecipientIds(searchParams).length,
    back: `/desk${makeListReturnPath(searchParams.get('back'), [])}`.replace(/\/$/, ''),
    here: `/desk${addressOf(searchParams)}`,
    liveUpdates,
    colleagues: await colleagues(),
    did: searchParams.get('did'),
    mailed: count('mailed'),
    stopped: searchParams.has('stopped') ? count('stopped') : null,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { bulkMessages } = requireMemberApi(context, 'enquiries');
  const form = await request.formData();
  const undo = String(form.get('undo') ?? '');
  if (undo !== '') {
    const stopped = await bulkMessages.withdrawMails(undo);
    return redirect(addressOf(form, { stopped: String(stopped?.withdrawn ?? 0) }), 303);
  }
  const sent = await bulkMessages.mail(
    readRecipientIds(form),
    String(form.get('message') ?? ''),
    String(form.get('key') ?? ''),
  );
  const said: Record<string, string> =
    sent === null ? {} : { did: sent.did, mailed: String(sent.count) };
  return redirect(addressOf(form, said), 303);
}

export default function BulkMessagesPage() {
  const page = useLoaderData<typeof loader>();
  const { people, messages, chosen, asked, back, here, did, mailed, stopped } = page;
  const left = asked - people.length;
  const names = new Map(page.colleagues.map(({ id, name }) => [id, name]));
  return (
    <main id="main" className="page write-several">
      <title>A message to several · Desk</title>
      <div className="page-head">
        <a className="way-up" href={back}>
          Back to the list
        </a>
        <div className="page-side">
          <LiveUpdatesStatus here={here} liveUpdates={page.liveUpdates} />
        </div>
      </div>
      <h1>A message to {formatCountWithNoun(people.length, 'person', 'people')}</h1>
      {did !== null && mailed > 0 && (
        <FlashWithUndo
          action={here}
          undo={{ undo: did, message: chosen?.id ?? '', back }}
          ids={people.map(({ id }) => id)}
        >
          {formatCountWithNoun(mailed, 'mail goes', 'mails go')} in a minute.
        </FlashWithUndo>
      )}
      {stopped !== null && (
        <FlashWithUndo isWarning={stopped === 0}>
          {stopped === 0
            ? 'They had gone already.'
            : `${formatCountWithNoun(stopped, 'mail was', 'mails were')} stopped before they went.`}
        </FlashWithUndo>
      )}
      {left > 0 && (
        <p className="muted">
          {formatCountWithNoun(left, 'enquiry is', 'enquiries are')} left out: a colleague’s, or in
          quarantine.
        </p>
      )}
      {chosen === null ? (
        <div className="empty">
          <h2>Nobody is chosen</h2>
          <p>Tick enquiries in a list, then press “Message…”.</p>
        </div>
      ) : (
        <>
          <Form method="get" action="/enquiries/write" className="row filter-row">
            {people.map(({ id }) => (
              <input key={id} type="hidden" name="id" value={id} />
            ))}
            <input type="hidden" name="back" value={back} />
            <div className="field">
              <label htmlFor="message">Message</label>
              <select id="message" name="message" defaultValue={chosen.id}>
                {messages.map(({ id, channel, name }) => (
                  <option key={id} value={id}>
                    {channel === 'mail' ? 'Mail' : 'WhatsApp'}: {name}
                  </option>
                ))}
              </select>
            </div>
            <button type="submit">Choose</button>
          </Form>
          <RecipientList
            people={people.map((person) => ({
              person,
              ready: findReadyMessageOrReason(person, chosen.id),
            }))}
            message={chosen}
            sendsMails={page.isMailSetUp}
            formKey={page.formKey}
            back={back}
            now={page.now}
            nameOf={(id) => (id === page.me ? 'you' : (names.get(id) ?? 'a colleague'))}
          />
        </>
      )}
    </main>
  );
}
