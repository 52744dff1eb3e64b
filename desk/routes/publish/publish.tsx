/**
 * The facts that staff can publish, and the button that publishes them. Edits are drafts until a member presses this
 * button. Two things happen without a member: the places left in batches are published, and at midnight the pages are
 * rendered again for the new day.
 */
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import type { PublishedAnnouncement } from '#contract/published/published-facts.ts';
import { formatDay } from '#contract/text/format-day.ts';
import type { ListedPublication } from '../../api-types/publish-api.ts';
import { PublishProblemsAlert } from '../../publish/publish-problems-alert.tsx';
import { type RefusedPublishForm, respondToSave } from '../../publish/respond-to-save.ts';
import { deskContext } from '../../request/desk-context.ts';
import { readFlashName } from '../../request/read-flash-name.ts';
import { requireMemberApi } from '../../request/require-member-api.ts';
import { Field } from '../../ui/field.tsx';
import { FlashWithUndo } from '../../ui/flash-with-undo.tsx';
import { Moment } from '../../ui/moment.tsx';

const flashes = {
  published:
    'It is being published. Visitors see it in a few seconds; brochures follow in a few minutes.',
  saved: 'It is saved, and not published yet.',
} as const;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { publish } = requireMemberApi(context, 'publish');
  const [details, notices] = await Promise.all([publish.details(), publish.announcements()]);
  const { now } = context.get(deskContext);
  return { details, notices, flash: readFlashName(request, flashes), now };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { publish } = requireMemberApi(context, 'publish');
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const version = Number(text('version'));
  const typed = Object.fromEntries([...form.keys()].map((name) => [name, text(name)]));
  const [act, number] = text('do').split(':');
  switch (act) {
    case 'notice': {
      const { announcements } = await publish.announcements();
      const all = [...announcements, readAnnouncement(text)];
      return respondToSave<Act>(
        await publish.saveAnnouncements(all, version),
        '/publish?said=saved',
        act,
        typed,
      );
    }
    case 'remove': {
      const { announcements } = await publish.announcements();
      const left = announcements.filter((_, at) => at !== Number(number));
      return respondToSave<Act>(
        await publish.saveAnnouncements(left, version),
        '/publish?said=saved',
        act,
      );
    }
    case 'publish':
      return respondToSave<Act>(
        await publish.publish(version, text('listed')),
        '/publish?said=published',
        act,
      );
    case 'back':
      return respondToSave<Act>(
        await publish.republishVersion(Number(number), version),
        '/publish?said=published',
        act,
      );
    default:
      throw new Response(null, { status: 400 });
  }
}

type Act = 'notice' | 'remove' | 'publish' | 'back';

function readAnnouncement(text: (name: string) => string): PublishedAnnouncement {
  const pages = text('pages')
    .split(/[\s,]+/)
    .filter(Boolean);
  return {
    text: text('text'),
    pages: pages.length === 0 ? 'all' : pages,
    fromDay: text('fromDay'),
    untilDay: text('untilDay'),
  };
}

const refusedWords = {
  notice: 'The notice was not added; what you typed is still there.',
  remove: 'Nothing was removed.',
  publish: 'Nothing was published. Visitors see what they saw before.',
  back: 'Nothing was published. Visitors see what they saw before.',
} as const satisfies Record<Act, string>;

/**
 * Returns what was typed into the form of `act`, and the sentence for each wrong field. Both are empty if this form was
 * not refused.
 */
function formState(act: Act, refused: RefusedPublishForm<Act> | undefined) {
  const isThis = refused?.act === act;
  return {
    typed: isThis ? refused.typed : null,
    wrong: (name: string) =>
      isThis ? refused?.problems.find(({ field }) => field === name)?.sentence : undefined,
  };
}

export default function Publish() {
  const { details, notices, flash, now } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <main id="main" className="page settings">
      <title>Publish · Desk</title>
      <h1>Publish</h1>
      {flash !== null && refused === undefined && <FlashWithUndo>{flashes[flash]}</FlashWithUndo>}
      {refused !== undefined && (
        <PublishProblemsAlert title={refusedWords[refused.act]} problems={refused.problems} />
      )}
      {details === null ? (
        <p>The site is not built on this machine, so nothing can be published from here.</p>
      ) : (
        <section className="panel" aria-labelledby="changes">
          <h2 id="changes">What visitors do not see yet</h2>
          {details.changes.length === 0 ? (
            <p className="muted">Everything is published.</p>
          ) : (
            <>
              {details.isReturn && (
                <p>
                  Visitors see an earlier version again. What was changed after it stays saved here:
                  “Publish” brings it back.
                </p>
              )}
              <Changes changes={details.changes.slice(0, mostUnfoldedChanges)} />
              {details.changes.length > mostUnfoldedChanges && (
                <details>
                  <summary>And {details.changes.length - mostUnfoldedChanges} more</summary>
                  <Changes changes={details.changes.slice(mostUnfoldedChanges)} />
                </details>
              )}
              <form
                method="get"
                action="/desk/publish/preview"
                className="form"
                target="_blank"
                rel="noopener"
              >
                <div className="field">
                  <label htmlFor="page">Page</label>
                  <select id="page" name="page">
                    {details.pages.map(({ path, name }) => (
                      <option key={path} value={path}>
                        {name}
                      </option>
                    ))}
                  </select>
                </div>
                <button type="submit">See how it would look</button>
              </form>
              <form method="post" action="/desk/publish">
                <input type="hidden" name="version" value={details.after} />
                <input type="hidden" name="listed" value={details.listed} />
                <button type="submit" name="do" value="publish" className="main">
                  Publish
                </button>
              </form>
            </>
          )}
        </section>
      )}
      <AnnouncementsPanel {...notices} {...formState('notice', refused)} />
      <section className="panel" aria-labelledby="facts">
        <h2 id="facts">What the site says</h2>
        <p className="muted">
          Phone, hours, address, links, figures, testimonials, projects, questions and answers.
        </p>
        <div className="buttons">
          <a className="button" href="/desk/publish/facts">
            Edit what the site says
          </a>
          <a className="button" href="/desk/batches">
            Batches
          </a>
          <a className="button" href="/desk/fees">
            Fees
          </a>
        </div>
      </section>
      {details !== null && <Versions {...details} now={now} />}
    </main>
  );
}

const announcementFields = [
  { name: 'text', label: 'Text', required: true },
  {
    name: 'pages',
    label: 'Only on these pages',
    help: 'Such as /short-term. Empty: on every page.',
  },
  { name: 'fromDay', label: 'First day', type: 'date', required: true },
  { name: 'untilDay', label: 'Last day', type: 'date', required: true },
];

type FormState = ReturnType<typeof formState>;

/**
 * The largest number of changes that are shown; more are folded away. In a new installation every sample is a change.
 */
const mostUnfoldedChanges = 12;

/** The largest number of changes that are listed for one earlier version. */
const mostChangesPerVersion = 2;

const Changes = ({ changes }: { changes: string[] }) => (
  <ul>
    {changes.map((change) => (
      <li key={change}>{change}</li>
    ))}
  </ul>
);

type AnnouncementsPanelProps = FormState & {
  announcements: PublishedAnnouncement[];
  version: number;
};

function AnnouncementsPanel({ announcements, version, typed, wrong }: AnnouncementsPanelProps) {
  return (
    <section className="panel" aria-labelledby="notices">
      <h2 id="notices">Notices</h2>
      <form method="post" action="/desk/publish">
        <input type="hidden" name="version" value={version} />
        <ul className="entries">
          {announcements.map(({ text, pages, fromDay, untilDay }, at) => (
            <li key={`${text} ${fromDay} ${untilDay} ${pages}`}>
              <div>
                <bdi>{text}</bdi>
                <br />
                <span className="small muted">
                  {formatDay(fromDay)} to {formatDay(untilDay)},{' '}
                  {pages === 'all' ? 'on every page' : `on ${pages.join(', ')}`}
                </span>
              </div>
              <button type="submit" name="do" value={`remove:${at}`} className="quiet">
                Remove
                <span className="visually-hidden">
                  : <bdi>{text}</bdi>
                </span>
              </button>
            </li>
          ))}
        </ul>
      </form>
      <form method="post" action="/desk/publish" className="form">
        <input type="hidden" name="version" value={version} />
        {announcementFields.map(({ name, ...field }) => (
          <Field
            key={name}
            name={name}
            defaultValue={typed?.[name]}
            wrong={wrong(name)}
            {...field}
          />
        ))}
        <button type="submit" name="do" value="notice">
          Add the notice
        </button>
      </form>
    </section>
  );
}

function Versions({
  versions,
  after,
  now,
}: {
  versions: ListedPublication[];
  after: number;
  now: Date;
}) {
  if (versions.length === 0) return null;
  return (
    <section className="panel" aria-labelledby="versions">
      <h2 id="versions">Published before</h2>
      <p className="muted">
        Going back brings the words, notices and pictures of a version back. Batches and fees do not
        go back: visitors see all of them as they are now, also those that you have saved and not
        published yet. Seats and orders never change.
      </p>
      <form method="post" action="/desk/publish">
        <input type="hidden" name="version" value={after} />
        <ol className="versions">
          {versions.map(({ number, at, who, changes, isInForce, isLive, problem }) => (
            <li key={number}>
              <div>
                Version {number}: <Moment at={at} now={now} />, {who}
                {changes.length > 0 && (
                  <p className="small muted">
                    {changes.slice(0, mostChangesPerVersion).join(' ')}
                    {changes.length > mostChangesPerVersion &&
                      ` And ${changes.length - mostChangesPerVersion} more.`}
                  </p>
                )}
                {problem !== null && <p className="wrong">Failed: {problem}</p>}
              </div>
              {isInForce && <span>{isLive ? 'Visitors see this.' : 'On its way.'}</span>}
              {!isInForce && problem === null && (
                <button type="submit" name="do" value={`back:${number}`} className="quiet">
                  Go back to this<span className="visually-hidden"> version, number {number}</span>
                </button>
              )}
            </li>
          ))}
        </ol>
      </form>
    </section>
  );
}
