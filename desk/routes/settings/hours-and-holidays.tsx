/** The hours of calls, the office hours, and the public holidays. */
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
import { Field } from '../../ui/field.tsx';
import { RefusalAlert } from '../../ui/refusal-alert.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { weekdayChoices } from '../../words/weekday-names.ts';

const flashes = {
  office: 'The hours of the office are set.',
  holidays: 'The holidays are set, for dates, deadlines and the calendar.',
  back: 'It is as the site has it.',
} as const;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { ownerSettings } = requireMemberApi(context, 'settings');
  return { ...(await ownerSettings.hours()), flash: readFlashName(request, flashes) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { ownerSettings } = requireMemberApi(context, 'settings');
  const form = await request.formData();
  const text = (name: string) =>
    String(form.get(name) ?? '')
      .replaceAll('\r\n', '\n')
      .trim();
  const act = text('do');
  const hours = {
    opens: text('opens'),
    closes: text('closes'),
    restDays: form.getAll('rest').map(Number),
  };
  const answer = (refused: string | null, flash: keyof typeof flashes) =>
    refused === null
      ? redirect(`/settings/hours?said=${flash}`)
      : data({ about: act, refused, days: text('days'), hours }, { status: 422 });
  switch (act) {
    case 'office':
      return answer(await ownerSettings.saveOffice(hours), 'office');
    case 'office back':
      return answer(await ownerSettings.saveOffice(null), 'back');
    case 'holidays':
      return answer(await ownerSettings.saveHolidays(text('days')), 'holidays');
    case 'holidays back':
      return answer(await ownerSettings.saveHolidays(null), 'back');
    default:
      throw new Response(null, { status: 400 });
  }
}

export default function HoursAndHolidays() {
  const { calling, office, holidays, flash } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const wrongAt = (about: string) => (answer?.about === about ? answer.refused : null);
  const shown = answer?.about === 'office' ? answer.hours : office;
  const lines = holidays.days.map(({ date, name }) => `${date} ${name}`.trim()).join('\n');
  return (
    <main id="main" className="page settings">
      <title>Hours and holidays · Settings · Desk</title>
      <a className="way-up" href="/desk/settings">
        Settings
      </a>
      <h1>Hours and holidays</h1>
      {flash !== null && answer === undefined && (
        <p className="flash" role="status" data-done>
          {flashes[flash]}
        </p>
      )}

      <section className="panel" aria-labelledby="calls">
        <h2 id="calls">Calls</h2>
        <p>
          The site says that calls are answered from <strong>{calling.opens}</strong> to{' '}
          <strong>{calling.closes}</strong>. A call that was not picked up is due again within these
          hours, but not on a Sunday or a public holiday. “Next morning” means {calling.morning}.
        </p>
        <p>
          <a className="button" href="/desk/publish/facts#provider">
            Change what the site says
          </a>
        </p>
      </section>

      <section className="panel" aria-labelledby="office">
        <h2 id="office">The office</h2>
        <p className="muted">
          The time to answer a new enquiry runs in these hours.
          {!office.isOwn && ' Until you set them, the hours of calls count.'}
        </p>
        <form method="post" action="/desk/settings/hours" className="form">
          {wrongAt('office') && <RefusalAlert>{wrongAt('office')}</RefusalAlert>}
          <div className="row">
            <Field name="opens" type="time" label="Opens" defaultValue={shown.opens} required />
            <Field name="closes" type="time" label="Closes" defaultValue={shown.closes} required />
          </div>
          <fieldset className="field">
            <legend className="label">Closed on</legend>
            <div className="member-ticks">
              {weekdayChoices.map(([day, label]) => (
                <label key={day} className="tick">
                  <input
                    type="checkbox"
                    name="rest"
                    value={day}
                    defaultChecked={shown.restDays.includes(day)}
                  />
                  {label}
                </label>
              ))}
            </div>
          </fieldset>
          <div className="buttons">
            <button type="submit" name="do" value="office">
              Save the hours
            </button>
            {office.isOwn && (
              <button type="submit" name="do" value="office back" className="quiet" formNoValidate>
                Same as calls
              </button>
            )}
          </div>
        </form>
      </section>

      <section className="panel" aria-labelledby="holidays">
        <h2 id="holidays">Public holidays</h2>
        <p className="muted">
          Nobody is called on them, and no business day of the terms counts on them.
          {!holidays.isOwn &&
            ' These are those that the site was built with: set those of your state.'}
        </p>
        <form method="post" action="/desk/settings/hours" className="form">
          <TextArea
            name="days"
            label="One a line: the day, then its name"
            rows={Math.min(20, Math.max(8, holidays.days.length + 2))}
            defaultValue={answer?.about === 'holidays' ? answer.days : lines}
            help="Such as 2026-12-25 Christmas"
            wrong={wrongAt('holidays')}
            spellCheck={false}
          />
          <div className="buttons">
            <button type="submit" name="do" value="holidays">
              Save the holidays
            </button>
            {holidays.isOwn && (
              <button type="submit" name="do" value="holidays back" className="quiet">
                Back to those of the site
              </button>
            )}
          </div>
        </form>
      </section>
    </main>
  );
}
