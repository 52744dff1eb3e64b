/** The assignment of new enquiries: the rules in their order, the minutes to answer, and absent colleagues. */
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { readFlashName } from '../../request/read-flash-name.ts';
import { requireMemberApi } from '../../request/require-member-api.ts';
import { AvailabilityPanel } from '../../settings/availability-panel.tsx';
import { Field } from '../../ui/field.tsx';

const flashes = {
  saved: 'The rule is saved, and holds for the next enquiry.',
  moved: 'The order is changed.',
  removed: 'The rule is removed.',
  minutes: 'The time to answer is set.',
  member: 'It is noted, and holds for the next enquiry.',
} as const;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { assignment } = requireMemberApi(context, 'settings');
  return { ...(await assignment.details()), flash: readFlashName(request, flashes) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { assignment } = requireMemberApi(context, 'settings');
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const [act, id = ''] = text('do').split(':');
  const answer = (refused: string | null, flash: keyof typeof flashes) =>
    refused === null
      ? redirect(`/settings/assignment?said=${flash}`)
      : data({ about: id || act, refused }, { status: 422 });
  switch (act) {
    case 'up':
      await assignment.moveUp(id);
      return answer(null, 'moved');
    case 'remove':
      await assignment.removeRule(id);
      return answer(null, 'removed');
    case 'minutes': {
      const typed = text('minutes');
      const minutes = typed === '' ? null : Number(typed);
      return answer(await assignment.setAnswerWithin(minutes), 'minutes');
    }
    case 'member': {
      const [from, until] = [text('from'), text('until')];
      const available = {
        takesTurns: form.has('turns'),
        restDays: form.getAll('rest').map(Number),
        away: from === '' && until === '' ? null : { from, until },
      };
      return answer(await assignment.setAvailability(id, available), 'member');
    }
    default:
      throw new Response(null, { status: 400 });
  }
}

export default function AssignmentRulesPage() {
  const { assignment, words, members, flash } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const wrongAt = (about: string) => (answer?.about === about ? answer.refused : null);
  const { rules, answerWithinMin } = assignment;
  return (
    <main id="main" className="page settings">
      <title>Assignment · Settings · Desk</title>
      <a className="way-up" href="/desk/settings">
        Settings
      </a>
      <h1>Assignment</h1>
      {flash !== null && answer === undefined && (
        <p className="flash" role="status" data-done>
          {flashes[flash]}
        </p>
      )}

      <section className="panel" aria-labelledby="rules">
        <div className="page-head">
          <h2 id="rules">Who gets a new enquiry</h2>
          <a className="button main" href="/desk/settings/assignment/new">
            Add a rule
          </a>
        </div>
        <p className="muted">
          The first rule that fits and has somebody here decides. Among several people it goes to
          the one with the fewest open enquiries. Another enquiry of somebody whom a colleague looks
          after goes to that colleague.
        </p>
        <ol className="rules">
          {words.map((sentence, n) => {
            const rule = rules[n];
            return (
              <li key={rule?.id ?? 'otherwise'}>
                <div>
                  <p>
                    {rule && <span className="figure">{n + 1}. </span>}
                    <a href={`/desk/settings/assignment/${rule?.id ?? 'otherwise'}`}>{sentence}</a>
                  </p>
                </div>
                {rule && (
                  <form method="post" action="/desk/settings/assignment" className="buttons">
                    {n > 0 && (
                      <button type="submit" name="do" value={`up:${rule.id}`} className="quiet">
                        Move up<span className="visually-hidden">: rule {n + 1}</span>
                      </button>
                    )}
                    <button type="submit" name="do" value={`remove:${rule.id}`} className="quiet">
                      Remove<span className="visually-hidden">: rule {n + 1}</span>
                    </button>
                  </form>
                )}
              </li>
            );
          })}
        </ol>
      </section>

      <section className="panel" aria-labelledby="time">
        <h2 id="time">Time to answer</h2>
        <p className="muted">
          A counsellor who gets an enquiry by a rule and does nothing with it within this time loses
          it: it goes to the next counsellor. Only minutes within the{' '}
          <a href="/desk/settings/hours">office’s hours</a> count. When everybody has had it once,
          it stays unassigned and the owners are told.
        </p>
        <form method="post" action="/desk/settings/assignment" className="form">
          <Field
            name="minutes"
            label="Minutes to answer (empty: nobody loses it)"
            inputMode="numeric"
            pattern="[1-9]\d{0,4}"
            defaultValue={answerWithinMin ?? ''}
            wrong={wrongAt('minutes')}
          />
          <button type="submit" name="do" value="minutes">
            Set the time
          </button>
        </form>
      </section>

      <section aria-labelledby="people" className="messages-list">
        <h2 id="people">Who is not there</h2>
        <p className="muted">
          On a rest day or during an absence nobody gets new enquiries. Owners take no turns unless
          they want to.
        </p>
        {members.map((member) => (
          <AvailabilityPanel key={member.id} member={member} wrong={wrongAt(member.id)} />
        ))}
      </section>
    </main>
  );
}
