/** One learner: what was promised, what is done, and which member looks after them. */
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from 'react-router';
import { paymentModeLabels } from '#contract/orders/order-words.ts';
import { learnerListNames } from '#domain/checklists/learner-list-names.ts';
import { learnerSteps } from '#domain/checklists/learner-steps.ts';
import { isCalendarDate } from '#domain/dates/calendar-date.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import { messageHref } from '../../contact/contact-hrefs.ts';
import { ContactWays } from '../../contact/contact-ways.tsx';
import { ChecklistPanel } from '../../learners/checklist-panel.tsx';
import { DatesPanel } from '../../learners/dates-panel.tsx';
import {
  encodeLearnerFlash,
  type LearnerFlash,
  LearnerFlashPanel,
  makeAssignmentFlash,
  makeChangeFlash,
  readLearnerFlash,
} from '../../learners/learner-flash.tsx';
import { LearnerOwnerPanel } from '../../learners/learner-owner-panel.tsx';
import {
  formatRelativeCalendarDate,
  learnerEventWords,
  learnerStepWords,
} from '../../learners/learner-words.ts';
import { deskContext } from '../../request/desk-context.ts';
import { requireMemberApi } from '../../request/require-member-api.ts';
import { Moment } from '../../ui/moment.tsx';
import { nonMemberActorName } from '../../words/stored-value-words.ts';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const api = requireMemberApi(context, 'enquiries');
  return {
    now: context.get(deskContext).now,
    me: api.me.id,
    learner: await api.learners.find(params.id ?? ''),
    colleagues: await api.colleagues(),
    takers: api.may('assign') ? await api.inbox.takers() : null,
    mayOpenOrder: api.may('orders'),
    flash: readLearnerFlash(new URL(request.url).searchParams),
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { learners, me } = requireMemberApi(context, 'enquiries');
  const id = params.id ?? '';
  const form = await request.formData();
  const today = indianDay(context.get(deskContext).now);
  const text = (name: string) => String(form.get(name) ?? '');
  const day = (name: string) => (isCalendarDate(text(name)) ? text(name) : null);

  const assign = async (to: string | null) =>
    makeChangeFlash(await learners.assign(id, to), makeAssignmentFlash(to, me.id));

  const act = async (): Promise<LearnerFlash> => {
    const done = learnerSteps.find((step) => step === text('done'));
    const undone = learnerSteps.find((step) => step === text('undo'));
    if (done !== undefined) {
      // A list sends no day with this form, because a click in a list means that the step was done today.
      const on = form.has('on') ? day('on') : today;
      if (on === null || on > today) return { at: 'no day' };
      return makeChangeFlash(await learners.doStep(id, done, on), {
        at: 'done',
        step: done,
        orderId: id,
      });
    }
    if (undone !== undefined)
      return makeChangeFlash(await learners.undoStep(id, undone), { at: 'undone' });
    switch (text('act')) {
      case 'agree': {
        const [startsOn, endsOn] = [day('startsOn'), day('endsOn')];
        if (startsOn === null || (endsOn !== null && endsOn < startsOn)) return { at: 'no day' };
        return makeChangeFlash(await learners.agreeDates(id, { startsOn, endsOn }), {
          at: 'dates',
        });
      }
      case 'take':
        return assign(me.id);
      case 'release':
        return assign(null);
      case 'give':
        return assign(text('to') || null);
      default:
        throw new Response(null, { status: 400 });
    }
  };
  const said = encodeLearnerFlash(await act());
  throw redirect(makeReturnPath(text('back'), id, said), 303);
}

/** The address to return to: only Today, a list of learners, or this page. */
function makeReturnPath(given: string, id: string, said: string): string {
  const url = URL.parse(given, 'https://desk.invalid');
  if (url?.pathname === '/desk') return `/?${said}`;
  if (url?.pathname !== '/desk/learners') return `/learners/${id}?${said}`;
  const list = learnerListNames.find((one) => one === url.searchParams.get('list'));
  return `/learners?${list ? `list=${encodeURIComponent(list)}&` : ''}${said}`;
}

export default function LearnerPage() {
  const { now, me, learner, colleagues, takers, mayOpenOrder, flash } =
    useLoaderData<typeof loader>();
  const names = new Map(colleagues.map(({ id, name }) => [id, name]));
  const nameOf = (id: string) => names.get(id) ?? null;
  const { name, phone, email, mode, messages, history, orderId } = learner;
  return (
    <main id="main" className="page">
      <title>{`${name}, ${learner.offer.title} · Desk`}</title>
      <a className="way-up" href="/desk/learners">
        Learners
      </a>
      <div className="page-head named">
        <h1>
          <bdi>{name}</bdi>
        </h1>
        {paymentModeLabels[mode] && <span className="tag late">{paymentModeLabels[mode]}</span>}
      </div>
      <LearnerFlashPanel flash={flash} names={names} back={`/desk/learners/${orderId}`} />
      <div className="buttons">
        <ContactWays
          of={{ id: learner.enquiryId, phone, email }}
          messages={messages}
          hrefOf={(message) => messageHref({ phone, email }, message)}
        />
      </div>
      <div className="piles wide">
        <ChecklistPanel learner={learner} now={now} today={indianDay(now)} nameOf={nameOf} />
        <div>
          <DatesPanel {...{ learner, now, mayOpenOrder, nameOf }} />
          <LearnerOwnerPanel learner={learner} me={me} nameOf={nameOf} takers={takers} />
          {history.length > 0 && (
            <section className="panel" aria-labelledby="happened">
              <h2 id="happened">What happened</h2>
              <ol className="timeline">
                {history.toReversed().map((one) => (
                  <li key={one.id}>
                    <span>{describeLearnerEvent(one, now, nameOf)}</span>
                    <span className="muted small">
                      <Moment at={one.at} now={now} /> ·{' '}
                      {nameOf(one.who) ?? nonMemberActorName(one.who)}
                    </span>
                  </li>
                ))}
              </ol>
            </section>
          )}
        </div>
      </div>
    </main>
  );
}

type LearnerEvent = { type: string; what: Readonly<Record<string, unknown>> };

function describeLearnerEvent(
  { type, what }: LearnerEvent,
  now: Date,
  nameOf: (id: string) => string | null,
): string {
  const step = learnerSteps.find((one) => one === what.step);
  const day = (given: unknown) =>
    typeof given === 'string' && isCalendarDate(given)
      ? formatRelativeCalendarDate(given, now)
      : null;
  switch (type) {
    case 'learner.step-done':
      return step ? `${learnerStepWords[step]}: ${day(what.on)}` : learnerEventWords[type];
    case 'learner.step-undone':
      return step ? `Taken back: ${learnerStepWords[step]}` : learnerEventWords[type];
    case 'learner.dates-agreed':
      return `Agreed to begin ${day(what.startsOn)}`;
    case 'learner.assigned':
      return what.to === null ? 'Released' : `Given to ${nameOf(String(what.to)) ?? 'somebody'}`;
    default:
      // An entry of a type that only a later release knows.
      return 'Changed';
  }
}
