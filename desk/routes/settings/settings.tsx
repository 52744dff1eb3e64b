/** The owner's settings: links to the pages for each topic, and the settings that are a single choice. */
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from 'react-router';
import { parseRupees } from '#domain/money/money.ts';
import { type CounsellorScope, counsellorScopes } from '#domain/staff/roles-and-permissions.ts';
import { readFlashName } from '../../request/read-flash-name.ts';
import { requireMemberApi } from '../../request/require-member-api.ts';
import { formatHolidayCount, formatOpeningHours } from '../../settings/format-opening-hours.ts';
import { Field } from '../../ui/field.tsx';
import { FlashWithUndo } from '../../ui/flash-with-undo.tsx';
import { formatCountWithNoun } from '../../words/format-counts.ts';
import { counsellorScopeWords } from '../../words/stored-value-words.ts';

const flashes = {
  seen: 'Counsellors see it so from now on.',
  refunds: 'Set. It holds for every refund from now on.',
  weekly: 'Saved. It holds for every week from now on.',
  'no sum': 'Please write a sum in rupees, or leave the field empty.',
} as const;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const {
    settings,
    ownerSettings,
    assignment: rules,
    intake,
  } = requireMemberApi(context, 'settings');
  const [{ assignment, members }, hours, staffMail, { templates }, systems] = await Promise.all([
    rules.details(),
    ownerSettings.hours(),
    ownerSettings.staffMail(),
    settings.templates(),
    intake.sendingSystems.list(),
  ]);
  const { answerWithinMin } = assignment;
  const away = members.filter(({ isHereToday }) => !isHereToday).map(({ name }) => name);
  const inUse = systems.filter(({ withdrawnAt }) => withdrawnAt === null).length;
  const missing = ownerSettings
    .connections()
    .filter(({ isSet, isOptional }) => !isSet && !isOptional);
  const groups: readonly Group[] = [
    {
      name: 'Who works on what, and when',
      places: [
        {
          to: 'settings/assignment',
          name: 'Assignment',
          state: [
            assignment.rules.length === 0 && assignment.otherwise.to.kind === 'nobody'
              ? 'New enquiries wait for whoever takes them'
              : formatCountWithNoun(assignment.rules.length + 1, 'rule'),
            answerWithinMin === null ? null : `${answerWithinMin} minutes to answer`,
            away.length === 0 ? null : `not here today: ${away.join(', ')}`,
          ],
        },
        {
          to: 'settings/hours',
          name: 'Hours and holidays',
          state: [`Office ${formatOpeningHours(hours.office)}`, formatHolidayCount(hours.holidays)],
        },
        {
          to: 'staff',
          name: 'Staff and roles',
          state: [`${formatCountWithNoun(members.length, 'person', 'people')} on enquiries`],
        },
      ],
    },
    {
      name: 'What is written, and to whom',
      places: [
        {
          to: 'settings/messages',
          name: 'Messages',
          state: [`${formatCountWithNoun(templates.length, 'message')} ready on every enquiry`],
        },
        {
          to: 'settings/mail',
          name: 'Mail to staff',
          state: [
            staffMail.isSetUp ? staffMail.to.join(', ') : 'No mail server is set: nobody is mailed',
          ],
        },
      ],
    },
    {
      name: 'Other systems',
      places: [
        {
          to: 'sources',
          name: 'Keys of other systems',
          state: [inUse === 0 ? 'None sends enquiries' : formatCountWithNoun(inUse, 'key')],
        },
        {
          to: 'settings/checks',
          name: 'Connections and checks',
          state: [
            missing.length === 0
              ? 'Mail and payments are set'
              : `Not set: ${missing.map(({ name }) => name).join(', ')}`,
          ],
        },
      ],
    },
  ];
  return {
    groups,
    counsellorsSee: await settings.counsellorsSee(),
    refundAlonePaise: await settings.refundAlonePaise(),
    weeklyMail: await settings.weeklyMail(),
    flash: readFlashName(request, flashes),
    /** The sum in rupees that was typed and refused, to show it again in the form; null if none was refused. */
    typedRupees: new URL(request.url).searchParams.get('rupees'),
  };
}

type Group = {
  name: string;
  places: readonly { to: string; name: string; state: readonly (string | null)[] }[];
};

export async function action({ request, context }: ActionFunctionArgs) {
  const { settings } = requireMemberApi(context, 'settings');
  const form = await request.formData();
  const act = form.get('do');
  if (act === 'refunds') {
    const typed = String(form.get('rupees') ?? '').trim();
    const paise = typed === '' ? null : parseRupees(typed);
    if (typed !== '' && paise === null)
      return redirect(
        `/settings?${new URLSearchParams({ said: 'no sum', rupees: typed })}#refunds`,
      );
    await settings.setRefundAlonePaise(paise);
    return redirect('/settings?said=refunds');
  }
  if (act === 'weekly') {
    await settings.setWeeklyMail(form.get('weekly') === 'on');
    return redirect('/settings?said=weekly');
  }
  const view = counsellorScopes.find((one) => one === form.get('see'));
  if (act !== 'see' || view === undefined) throw new Response(null, { status: 400 });
  await settings.setCounsellorsSee(view);
  return redirect('/settings?said=seen');
}

const viewHelp: Readonly<Record<CounsellorScope, string>> = {
  'own and unowned': 'Enquiries of their colleagues are hidden from them.',
  all: 'They can read the enquiries of their colleagues. Only the owner of an enquiry and you can change it.',
};

export default function Settings() {
  const { groups, counsellorsSee, refundAlonePaise, weeklyMail, flash, typedRupees } =
    useLoaderData<typeof loader>();
  return (
    <main id="main" className="page settings">
      <title>Settings · Desk</title>
      <h1>Settings</h1>
      {flash !== null && flash !== 'no sum' && <FlashWithUndo>{flashes[flash]}</FlashWithUndo>}

      <div className="settings-places">
        {groups.map(({ name, places }, n) => (
          <section key={name} className="panel" aria-labelledby={`group-${n}`}>
            <h2 id={`group-${n}`}>{name}</h2>
            <ul>
              {places.map(({ to, name: label, state }) => (
                <li key={to}>
                  <a href={`/desk/${to}`}>{label}</a>
                  <span className="small muted">{state.filter(Boolean).join('; ')}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>

      <section className="panel" aria-labelledby="see">
        <h2 id="see">What counsellors see</h2>
        <form method="post" action="/desk/settings" className="form">
          <fieldset>
            <legend className="visually-hidden">What counsellors see</legend>
            {counsellorScopes.map((view) => (
              <label key={view} className="tick">
                <input
                  type="radio"
                  name="see"
                  value={view}
                  defaultChecked={view === counsellorsSee}
                />
                <span>
                  {counsellorScopeWords[view]}
                  <br />
                  <span className="small muted">{viewHelp[view]}</span>
                </span>
              </label>
            ))}
          </fieldset>
          <button type="submit" name="do" value="see">
            Save
          </button>
        </form>
      </section>

      <section className="panel" aria-labelledby="refunds">
        <h2 id="refunds">Refunds against the terms</h2>
        <p className="muted">
          A refund of more than the terms give always needs a reason. If it is larger than the sum
          that you set here, a second person who may refund has to confirm it.
        </p>
        <form method="post" action="/desk/settings" className="form">
          <Field
            name="rupees"
            label="Rupees that one person may refund (empty: any sum)"
            inputMode="decimal"
            defaultValue={
              typedRupees ?? (refundAlonePaise === null ? '' : String(refundAlonePaise / 100))
            }
            wrong={flash === 'no sum' ? flashes[flash] : null}
          />
          <button type="submit" name="do" value="refunds">
            Set the sum
          </button>
        </form>
      </section>

      <section className="panel" aria-labelledby="weekly">
        <h2 id="weekly">The week by mail</h2>
        <form method="post" action="/desk/settings" className="form">
          <label className="tick">
            <input type="checkbox" name="weekly" value="on" defaultChecked={weeklyMail} />
            <span>
              On Monday morning, the numbers of the week beside those of the week before
              <br />
              <span className="small muted">To every owner, and to nobody else.</span>
            </span>
          </label>
          <button type="submit" name="do" value="weekly">
            Save
          </button>
        </form>
      </section>
    </main>
  );
}
