/**
 * What the site says beside its words, and the button that shows it to visitors. Changes are kept until they are
 * published; nothing on this page but that button changes what visitors see.
 */
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import type { PublishedNotice, PublishedProvider } from '#contract/published-facts.ts';
import { calendarDay } from '#domain/calendar-date.ts';
import { apiOf } from '../api/api-of.ts';
import { deskContext } from '../api/desk-context.ts';
import type { Saved, Version } from '../api/publish-api.ts';
import { askedFlash } from '../ui/asked-flash.ts';
import { FlashWithUndo } from '../ui/flash-with-undo.tsx';
import { When } from '../ui/when.tsx';

const said = {
  published:
    'It is being published. Visitors see it in a few seconds; brochures follow in a few minutes.',
  saved: 'It is saved, and not published yet.',
} as const;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { publish } = apiOf(context, 'publish');
  const [sheet, provider, notices] = await Promise.all([
    publish.sheet(),
    publish.provider(),
    publish.notices(),
  ]);
  const { now } = context.get(deskContext);
  return { sheet, provider, notices, flash: askedFlash(request, said), now };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { publish } = apiOf(context, 'publish');
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const version = Number(text('version'));
  const [act, number] = text('do').split(':');
  switch (act) {
    case 'provider':
      return answer(await publish.saveProvider(readProvider(text), version), 'saved');
    case 'notice': {
      const { notices } = await publish.notices();
      return answer(await publish.saveNotices([...notices, readNotice(text)], version), 'saved');
    }
    case 'remove': {
      const { notices } = await publish.notices();
      const left = notices.filter((_, at) => at !== Number(number));
      return answer(await publish.saveNotices(left, version), 'saved');
    }
    case 'publish':
      return answer(await publish.publish(version), 'published');
    case 'back':
      return answer(await publish.goBack(Number(number), version), 'published');
    default:
      throw new Response(null, { status: 400 });
  }
}

function answer(saved: Saved, notice: keyof typeof said): Response | { problems: string[] } {
  switch (saved.at) {
    case 'saved':
      return redirect(`/publish?said=${notice}`);
    case 'meanwhile':
      return {
        problems: [
          'Somebody has changed or published something meanwhile. Look at it, and try again.',
        ],
      };
    case 'refused':
      return { problems: saved.problems };
    default:
      return saved satisfies never;
  }
}

/** A field that is left empty says what the site was built with. */
function readProvider(text: (name: string) => string): PublishedProvider {
  const opens = text('opens');
  const closes = text('closes');
  return {
    ...(text('phone') && { phone: text('phone') }),
    ...(text('email') && { email: text('email') }),
    ...((opens || closes) && { supportHours: { opens, closes } }),
    ...(text('address') && { address: text('address') }),
    ...(text('lmsUrl') && { lmsUrl: text('lmsUrl') }),
    ...(text('gstin') && { gstin: text('gstin') }),
  };
}

function readNotice(text: (name: string) => string): PublishedNotice {
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

export default function Publish() {
  const { sheet, provider, notices, flash, now } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <main id="main" className="page settings">
      <title>Publish · Desk</title>
      <h1>Publish</h1>
      {flash !== null && <FlashWithUndo>{said[flash]}</FlashWithUndo>}
      {refused !== undefined && 'problems' in refused && (
        <div className="flash wrong" role="alert">
          <p>Nothing was changed:</p>
          <ul>
            {refused.problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </div>
      )}
      {sheet === null ? (
        <p>The site is not built on this machine, so nothing can be published from here.</p>
      ) : (
        <section className="panel" aria-labelledby="changes">
          <h2 id="changes">What visitors do not see yet</h2>
          {sheet.changes.length === 0 ? (
            <p className="muted">Everything is published.</p>
          ) : (
            <>
              <ul>
                {sheet.changes.map((change) => (
                  <li key={change}>{change}</li>
                ))}
              </ul>
              <form
                method="get"
                action="/desk/publish/preview"
                className="form"
                target="_blank"
                rel="noopener"
              >
                <label>
                  Page
                  <input name="page" defaultValue="/" required pattern="/.*" />
                </label>
                <button type="submit" className="quiet">
                  See how it would look
                </button>
              </form>
              <form method="post" action="/desk/publish">
                <input type="hidden" name="version" value={sheet.after} />
                <button type="submit" name="do" value="publish">
                  Publish
                </button>
              </form>
            </>
          )}
        </section>
      )}
      <NoticesPanel {...notices} />
      <ProviderPanel {...provider} />
      {sheet !== null && <Versions {...sheet} now={now} />}
    </main>
  );
}

function NoticesPanel({ notices, version }: { notices: PublishedNotice[]; version: number }) {
  return (
    <section className="panel" aria-labelledby="notices">
      <h2 id="notices">Notices</h2>
      <form method="post" action="/desk/publish">
        <input type="hidden" name="version" value={version} />
        <ul>
          {notices.map(({ text, pages, fromDay, untilDay }, at) => (
            <li key={`${text} ${fromDay}`}>
              {text}{' '}
              <span className="small muted">
                {calendarDay(fromDay)} to {calendarDay(untilDay)},{' '}
                {pages === 'all' ? 'on every page' : `on ${pages.join(', ')}`}
              </span>{' '}
              <button type="submit" name="do" value={`remove:${at}`} className="quiet">
                Remove<span className="visually-hidden">: {text}</span>
              </button>
            </li>
          ))}
        </ul>
      </form>
      <form method="post" action="/desk/publish" className="form">
        <input type="hidden" name="version" value={version} />
        <label>
          Text
          <input name="text" required maxLength={200} />
        </label>
        <label>
          Pages, such as /short-term; empty for every page
          <input name="pages" />
        </label>
        <label>
          First day
          <input type="date" name="fromDay" required />
        </label>
        <label>
          Last day
          <input type="date" name="untilDay" required />
        </label>
        <button type="submit" name="do" value="notice">
          Add the notice
        </button>
      </form>
    </section>
  );
}

function ProviderPanel({ facts, version }: { facts: PublishedProvider; version: number }) {
  const fields = [
    ['phone', 'Phone, with +91', facts.phone],
    ['email', 'Email', facts.email],
    ['opens', 'Calls are answered from, such as 11:00', facts.supportHours?.opens],
    ['closes', 'Calls are answered until, such as 21:00', facts.supportHours?.closes],
    ['address', 'Address', facts.address],
    ['lmsUrl', 'Login page of the LMS', facts.lmsUrl],
    ['gstin', 'GSTIN', facts.gstin ?? undefined],
  ] as const;
  return (
    <section className="panel" aria-labelledby="provider">
      <h2 id="provider">How you are reached</h2>
      <p className="muted">What is left empty stays as the site was built.</p>
      <form method="post" action="/desk/publish" className="form">
        <input type="hidden" name="version" value={version} />
        {fields.map(([name, label, value]) => (
          <label key={name}>
            {label}
            <input name={name} defaultValue={value} />
          </label>
        ))}
        <button type="submit" name="do" value="provider">
          Save
        </button>
      </form>
    </section>
  );
}

function Versions({ versions, after, now }: { versions: Version[]; after: number; now: Date }) {
  if (versions.length === 0) return null;
  return (
    <section className="panel" aria-labelledby="versions">
      <h2 id="versions">Published before</h2>
      <form method="post" action="/desk/publish">
        <input type="hidden" name="version" value={after} />
        <ol reversed start={versions[0]?.number}>
          {versions.map(({ number, at, who, isInForce, isLive, problem }) => (
            <li key={number}>
              <When at={at} now={now} />, {who}{' '}
              {problem !== null && <span className="wrong">Failed: {problem}</span>}
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
