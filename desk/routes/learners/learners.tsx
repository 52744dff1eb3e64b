/** People who have paid, by what has to be done for them. */
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { learnerListNames } from '#domain/checklists/learner-list-names.ts';
import { learnerRowsPerPage } from '#domain/rows-per-page.ts';
import { LearnerCards } from '../../learners/learner-cards.tsx';
import { LearnerFlashPanel, readLearnerFlash } from '../../learners/learner-flash.tsx';
import { learnerListWords } from '../../learners/learner-words.ts';
import { deskContext } from '../../request/desk-context.ts';
import { requireMemberApi } from '../../request/require-member-api.ts';
import { LiveUpdatesStatus } from '../../ui/live-updates-status.tsx';
import { formatCountWithNoun, formatTitleWithCount } from '../../words/format-counts.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = requireMemberApi(context, 'enquiries');
  const { searchParams } = new URL(request.url);
  const list = learnerListNames.find((one) => one === searchParams.get('list')) ?? 'due';
  const asked = searchParams.get('page') ?? '';
  const page = /^[1-9]\d{0,4}$/.test(asked) ? Number(asked) : 1;
  // The position of the live updates is read before the list. A change in between then causes one update too many; in
  // the other order, the page would miss the change.
  const liveUpdates = await api.inbox.liveUpdatesNow();
  return {
    now: context.get(deskContext).now,
    me: api.me.id,
    list,
    page,
    liveUpdates,
    found: await api.learners.list(list, page),
    fresh: await api.inbox.countFresh(),
    colleagues: await api.colleagues(),
    flash: readLearnerFlash(searchParams),
  };
}

export default function Learners() {
  const { now, me, list, page, liveUpdates, found, fresh, colleagues, flash } =
    useLoaderData<typeof loader>();
  const names = new Map(colleagues.map(({ id, name }) => [id, name]));
  const addressOf = (one: string, n = 1) =>
    `/desk/learners?list=${encodeURIComponent(one)}${n === 1 ? '' : `&page=${n}`}`;
  const last = Math.max(1, Math.ceil(found.total / learnerRowsPerPage));
  return (
    <main id="main" className="page">
      <title>{formatTitleWithCount(fresh, 'Learners')}</title>
      <div className="page-head">
        <h1>Learners</h1>
        <p className="muted figure" data-live="total">
          {formatCountWithNoun(found.total, 'learner')}
        </p>
        <div className="page-side">
          <LiveUpdatesStatus here={addressOf(list, page)} liveUpdates={liveUpdates} />
        </div>
      </div>
      <LearnerFlashPanel flash={flash} names={names} back={addressOf(list)} />
      <nav aria-label="What is shown" className="ways">
        {learnerListNames.map((one) => (
          <a key={one} href={addressOf(one)} aria-current={one === list ? 'true' : undefined}>
            {learnerListWords[one]}
          </a>
        ))}
      </nav>
      <div data-live="learners">
        {found.rows.length === 0 ? (
          <div className="empty">
            <h2>{list === 'due' ? 'Nothing is to be done for anybody now' : 'Nobody is here'}</h2>
            <p>
              Whoever pays gets a list of what was promised with the offer. It stands here and on
              Today when one of its steps is due.
            </p>
          </div>
        ) : (
          <LearnerCards
            learners={found.rows}
            now={now}
            me={me}
            names={names}
            back={addressOf(list)}
          />
        )}
      </div>
      {last > 1 && (
        <nav className="pager" aria-label="Pages">
          {page > 1 && (
            <a className="button" rel="prev" href={addressOf(list, Math.min(page - 1, last))}>
              Previous
            </a>
          )}
          <span className="figure">
            Page {page} of {last}
          </span>
          {page < last && (
            <a className="button" rel="next" href={addressOf(list, page + 1)}>
              Next
            </a>
          )}
        </nav>
      )}
    </main>
  );
}
