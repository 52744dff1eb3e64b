/** One batch: its facts, its places and its waiting list; "new" is a batch that is being created. */
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { formatDaysAndHours24h } from '#contract/text/format-days-and-hours-24h.ts';
import type { BatchAct, BatchDetails } from '../../api-types/batches-and-fees-api.ts';
import { describeAuditDetails } from '../../audit/describe-audit-details.ts';
import { describeEventType } from '../../audit/event-words.ts';
import { BatchFacts } from '../../batches/batch-facts.tsx';
import { BatchForm } from '../../batches/batch-form.tsx';
import { BatchPlacesPanel } from '../../batches/batch-places-panel.tsx';
import { BatchTag } from '../../batches/batch-tag.tsx';
import { BatchWaitingListPanel } from '../../batches/batch-waiting-list-panel.tsx';
import { BatchWarningsPanel } from '../../batches/batch-warnings-panel.tsx';
import { describePlaceCounts, formatBatchDates } from '../../batches/batch-words.ts';
import { CancelOrRemoveBatchPanel } from '../../batches/cancel-or-remove-batch-panel.tsx';
import { readBatchForm, readNumberFieldTexts } from '../../batches/read-batch-form.ts';
import { noMailGoesOutClause } from '../../orders/words/payment-request-flashes.ts';
import { deskContext } from '../../request/desk-context.ts';
import { readFlashName } from '../../request/read-flash-name.ts';
import { requireMemberApi } from '../../request/require-member-api.ts';
import { Moment } from '../../ui/moment.tsx';
import { nonMemberActorName } from '../../words/stored-value-words.ts';

const flashes = {
  save: 'Saved.',
  draft: 'Saved as a draft. Visitors see it when it is open for enrolment and published.',
  open: 'Open for enrolment.',
  begun: 'Saved. Nobody can enrol, because its first day is past: is the year right?',
  cancel: 'Cancelled: nobody can enrol any more.',
  left: 'They are off the list.',
  late: 'Nothing was changed: they have a place meanwhile.',
  kept: 'Only a draft that nobody has enrolled for can be removed. Cancel this one instead.',
} as const;
const countPromoted = ({ waits }: Pick<BatchDetails, 'waits'>): number =>
  waits.filter(({ state }) => state === 'promoted').length;
const acts: readonly BatchAct[] = ['save', 'open', 'cancel'];

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const api = requireMemberApi(context, 'see batches');
  const { batches } = api;
  const { now } = context.get(deskContext);
  const { searchParams } = new URL(request.url);
  const isNew = params.id === 'new';
  const names = new Map((await api.colleagues()).map(({ id, name }) => [id, name]));
  const offers = batches.offers();
  const options = {
    nameOf: (id: string) => names.get(id) ?? null,
    offerOf: (slug: string) => offers.find((one) => one.slug === slug)?.name ?? null,
    now,
  };
  const batch = isNew ? null : await batches.find(params.id ?? '');
  const plan =
    batch ??
    (await batches.prepareNewBatch({
      copyOf: searchParams.get('copy'),
      offer: searchParams.get('offer'),
    }));
  return {
    now,
    batch,
    plan,
    copyOf: isNew ? searchParams.get('copy') : null,
    warnings: batch ?? (await batches.warnings(plan, null)),
    history: (batch?.history ?? []).map((one) => ({
      id: one.id,
      at: one.at,
      words: describeEventType(one.type),
      details: describeAuditDetails(one.what, options),
      who: names.get(one.who) ?? nonMemberActorName(one.who),
    })),
    offers,
    mentors: await batches.mentors(),
    mayEdit: batches.mayEdit,
    areLearnersMailed: api.areLearnersMailed,
    mayPublish: api.may('publish'),
    mayOpenOrders: api.may('orders'),
    mayOpenEnquiries: api.may('enquiries'),
    said: readFlashName(request, flashes),
    promoted: Number(/^\d{1,3}$/.exec(searchParams.get('promoted') ?? '')?.[0] ?? 0),
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { batches } = requireMemberApi(context, 'batches');
  const form = await request.formData();
  const id = params.id === 'new' ? null : (params.id ?? '');
  if (form.get('act') === 'remove' && id !== null)
    return (await batches.removeDraft(id))
      ? redirect('/batches?said=removed')
      : redirect(`/batches/${id}?said=kept`);
  if (form.get('act') === 'leave')
    return (await batches.leaveWaiting(String(form.get('enquiry') ?? '')))
      ? redirect(`/batches/${id}?said=left`)
      : redirect(`/batches/${id}?said=late`);
  const act = acts.find((one) => one === form.get('act'));
  if (act === undefined) throw new Response(null, { status: 400 });
  const plan = act === 'cancel' && id !== null ? await batches.find(id) : readBatchForm(form);
  const version = id === null ? null : Number(form.get('version'));
  const before = id === null ? null : await batches.find(id);
  const wasOpen = before?.status.at === 'open';
  const result = await batches.save(id, plan, act, version);
  if (result.at === 'saved') {
    const isOpened = act === 'open' || (act === 'save' && wasOpen);
    const saved = await batches.find(result.id);
    const isBegun = isOpened && saved.status.at !== 'open';
    const done = saved.state === 'draft' ? 'draft' : act;
    const promoted = countPromoted(saved) - (before === null ? 0 : countPromoted(before));
    const got = promoted > 0 ? `&promoted=${promoted}` : '';
    return redirect(`/batches/${result.id}?said=${isBegun ? 'begun' : done}${got}`);
  }
  const typed = act === 'cancel' ? null : readNumberFieldTexts(form);
  return data({ plan, typed, result }, { status: result.at === 'refused' ? 422 : 409 });
}

export default function BatchPage() {
  const loaded = useLoaderData<typeof loader>();
  const { now, batch, warnings, history, offers, mentors, mayEdit, said } = loaded;
  const answer = useActionData<typeof action>();
  const meanwhile = answer?.result.at === 'meanwhile' ? answer.result.now : null;
  const problems = answer?.result.at === 'refused' ? answer.result.problems : {};
  const isRefusedFlash = said === 'late' || said === 'kept';
  const plan = answer?.plan ?? loaded.plan;
  const title = batch === null ? 'New batch' : `${batch.offerName}, ${formatBatchDates(batch)}`;
  const isLeftOut = batch?.status.at === 'open' && batch.visibility === 'left out';
  const isToBePublished =
    batch?.status.at === 'open' && batch.publishState === 'not shown' && !isLeftOut;
  const isUnseen = isToBePublished || batch?.publishState === 'as before';
  const publishLink = loaded.mayPublish && (isUnseen || said === 'cancel') && (
    <a href="/desk/publish">Look at what changes, and publish</a>
  );
  const isOpenable = batch === null || batch.state !== 'open';
  return (
    <main id="main" className="page batch">
      <title>{`${title} · Desk`}</title>
      <a className="way-up" href="/desk/batches">
        All batches
      </a>
      <div className="page-head named">
        <h1>{title}</h1>
        {batch && <BatchTag batch={batch} />}
      </div>
      {said && answer === undefined && (
        <p
          className={`flash ${isRefusedFlash ? 'wrong' : ''}`}
          role="status"
          data-done={isRefusedFlash ? undefined : true}
        >
          {flashes[said]}{' '}
          {loaded.promoted > 0 && (
            <>
              {loaded.promoted === 1 ? 'One person' : `${loaded.promoted} people`} from the{' '}
              <a href="#waits">waiting list</a> got a place.
              {!loaded.areLearnersMailed && ` ${noMailGoesOutClause}: tell them.`}{' '}
            </>
          )}
          {isUnseen && !isRefusedFlash && 'Publish it, so that visitors see it. '}
          {publishLink}
        </p>
      )}
      {!said && answer === undefined && batch?.publishState === 'as before' && (
        <p className="flash heed">
          Visitors still see this batch as it was before the last change. {publishLink}
        </p>
      )}
      {!said && answer === undefined && isToBePublished && (
        <p className="flash heed">Visitors do not see this batch yet. {publishLink}</p>
      )}
      {isLeftOut && (
        <p className="flash heed">
          Visitors do not see this batch. A sample is off the site when its offer has a real batch,
          or when samples are not shown.
        </p>
      )}
      {meanwhile && (
        <div className="flash wrong" role="alert">
          <p>
            Somebody else changed this batch after you opened it, and nothing was saved. It stands
            now: {formatBatchDates(meanwhile)}, {formatDaysAndHours24h(meanwhile)},{' '}
            {meanwhile.mentor}, {describePlaceCounts(meanwhile)}. What you typed is still in the
            form; save it again to put it in place.
          </p>
        </div>
      )}
      {Object.keys(problems).length > 0 && (
        <p className="flash wrong" role="alert">
          Nothing was saved. Please look at the fields that are marked.
        </p>
      )}
      <BatchWarningsPanel {...warnings} />
      <div className={batch === null ? '' : 'piles wide'}>
        <section className="panel" aria-labelledby="facts">
          <h2 id="facts">{batch === null ? 'When, what and who' : 'The batch'}</h2>
          {mayEdit ? (
            <BatchForm
              plan={plan}
              problems={problems}
              typed={answer?.typed ?? null}
              version={meanwhile?.version ?? batch?.version ?? null}
              copyOf={loaded.copyOf}
              offers={offers}
              mentors={mentors}
            >
              <button type="submit" name="act" value="save" className={isOpenable ? '' : 'main'}>
                {batch === null ? 'Save as a draft' : 'Save'}
              </button>
              {isOpenable && (
                <button type="submit" name="act" value="open" className="main">
                  Save and open for enrolment
                </button>
              )}
            </BatchForm>
          ) : (
            batch && <BatchFacts batch={batch} />
          )}
        </section>
        {batch && (
          <div>
            <BatchPlacesPanel batch={batch} now={now} isLinked={loaded.mayOpenOrders} />
            <BatchWaitingListPanel
              batch={batch}
              now={now}
              mayEdit={mayEdit}
              isLinked={loaded.mayOpenEnquiries}
              areLearnersMailed={loaded.areLearnersMailed}
            />
            {mayEdit && (
              <CancelOrRemoveBatchPanel
                batch={batch}
                areLearnersMailed={loaded.areLearnersMailed}
              />
            )}
            <section className="panel" aria-labelledby="history">
              <h2 id="history">What was changed</h2>
              <ol className="timeline">
                {history.toReversed().map((one) => (
                  <li key={one.id}>
                    <span>
                      {one.words}
                      {one.details && `: ${one.details}`}
                    </span>
                    <span className="muted small">
                      <Moment at={one.at} now={now} /> · {one.who}
                    </span>
                  </li>
                ))}
              </ol>
              {history.length === 0 && <p className="muted">Nothing since it was set up.</p>}
            </section>
          </div>
        )}
      </div>
    </main>
  );
}
