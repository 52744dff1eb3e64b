/** The fees: the amount, the first day on which it applies, and the reason for the change. */
import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { formatDay } from '#contract/text/format-day.ts';
import { formatPaise } from '#domain/money/money.ts';
import { parsePaiseOrNaN } from '../../batches/parse-paise-or-nan.ts';
import { readFlashName } from '../../request/read-flash-name.ts';
import { requireMemberApi } from '../../request/require-member-api.ts';
import { Field } from '../../ui/field.tsx';
import { RefusalAlert } from '../../ui/refusal-alert.tsx';

const flashes = {
  set: 'The fee is set. Orders from its day on are made at it; publish it, so that pages say it.',
  removed: 'It is gone.',
  kept: 'A fee that has begun stays: orders were made at it. Set another one from today on.',
} as const;

const feePeriodWords = { past: 'Past', now: 'Holds now', coming: 'To come' } as const;
const feePeriodTagClasses = { past: 'tag', now: 'tag done', coming: 'tag fresh' } as const;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { batches } = requireMemberApi(context, 'see batches');
  return {
    fees: await batches.fees(),
    choices: await batches.feeChoices(),
    mayEdit: batches.mayEdit,
    said: readFlashName(request, flashes),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { batches } = requireMemberApi(context, 'batches');
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const typed = {
    of: text('of'),
    fromDay: text('fromDay'),
    rupees: text('rupees'),
    reason: text('reason'),
  };
  switch (form.get('act')) {
    case 'set': {
      const problems = await batches.setFee({
        ...typed,
        paise: parsePaiseOrNaN(typed.rupees),
        confirmedPaise: parsePaiseOrNaN(text('asked')),
      });
      if (Object.keys(problems).length === 0) return redirect('/fees?said=set');
      return data({ problems, typed }, { status: 422 });
    }
    case 'remove':
      return (await batches.removeFee(typed.of, typed.fromDay))
        ? redirect('/fees?said=removed')
        : redirect('/fees?said=kept');
    default:
      throw new Response(null, { status: 400 });
  }
}

export default function Fees() {
  const { fees, choices, mayEdit, said } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { typed, problems = {} } = answer ?? {};
  return (
    <main id="main" className="page fees">
      <title>Fees · Desk</title>
      <a className="way-up" href="/desk/batches">
        All batches
      </a>
      <h1>Fees</h1>
      {said && answer === undefined && (
        <p
          className={`flash ${said === 'kept' ? 'wrong' : ''}`}
          role="status"
          data-done={said === 'kept' ? undefined : true}
        >
          {flashes[said]}
        </p>
      )}
      <div className="piles wide">
        <div>
          <section className="panel" aria-labelledby="today">
            <h2 id="today">Charged today</h2>
            <dl className="facts">
              {choices.map(({ of, name, paise }) => [
                <dt key={of}>{name}</dt>,
                <dd key={`${of} costs`} className="figure">
                  {formatPaise(paise)}
                </dd>,
              ])}
            </dl>
            <p className="muted small">A single batch can have an early price, on its own page.</p>
          </section>
          <section className="panel" aria-labelledby="set-so-far">
            <h2 id="set-so-far">Set at the desk</h2>
            {fees.length === 0 && (
              <p className="muted">
                No fee has been set here yet. The fees above come with the site.
              </p>
            )}
            <ul className="entries">
              {fees.toReversed().map(({ of, name, fromDay, paise, reason, at }) => (
                <li key={`${of} ${fromDay}`}>
                  <div>
                    <strong>
                      {name}, {formatPaise(paise)}
                    </strong>{' '}
                    <span className={feePeriodTagClasses[at]}>{feePeriodWords[at]}</span>
                    <br />
                    <span className="muted small">
                      From {formatDay(fromDay)}: {reason}
                    </span>
                  </div>
                  {mayEdit && at === 'coming' && (
                    <Form method="post">
                      <input type="hidden" name="of" value={of} />
                      <input type="hidden" name="fromDay" value={fromDay} />
                      <button type="submit" name="act" value="remove" className="quiet">
                        Remove<span className="visually-hidden"> {name}</span>
                      </button>
                    </Form>
                  )}
                </li>
              ))}
            </ul>
          </section>
        </div>
        {mayEdit && (
          <section className="panel" aria-labelledby="set">
            <h2 id="set">Set a fee</h2>
            {Object.keys(problems).length > 0 && (
              <RefusalAlert>
                Nothing was set. Please look at the fields that are marked.
              </RefusalAlert>
            )}
            <Form method="post" className="form" data-draft="fee">
              <div className="field">
                <label htmlFor="of">For</label>
                <select
                  id="of"
                  name="of"
                  required
                  defaultValue={typed?.of ?? ''}
                  aria-invalid={problems.of ? true : undefined}
                  aria-describedby={problems.of && 'of-wrong'}
                >
                  <option value="">Choose</option>
                  {choices.map(({ of, name, paise }) => (
                    <option key={of} value={of}>
                      {name}, {formatPaise(paise)}
                    </option>
                  ))}
                </select>
                {problems.of && (
                  <p className="wrong" id="of-wrong">
                    {problems.of}
                  </p>
                )}
              </div>
              <div className="row">
                <Field
                  name="rupees"
                  label="Rupees"
                  inputMode="decimal"
                  autoComplete="off"
                  required
                  defaultValue={typed?.rupees}
                  wrong={problems.paise}
                />
                <Field
                  name="fromDay"
                  type="date"
                  label="From"
                  required
                  defaultValue={typed?.fromDay}
                  wrong={problems.fromDay}
                />
              </div>
              <Field
                name="reason"
                label="Why"
                autoComplete="off"
                required
                help="For the audit, and for whoever asks later"
                defaultValue={typed?.reason}
                wrong={problems.reason}
              />
              {/* An unusual amount is refused once with a question; this field then confirms it. */}
              {problems.paise && <input type="hidden" name="asked" value={typed?.rupees} />}
              <button type="submit" name="act" value="set" className="main">
                Set it
              </button>
            </Form>
          </section>
        )}
      </div>
    </main>
  );
}
