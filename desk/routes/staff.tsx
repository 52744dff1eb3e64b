/** Members of staff: the owner invites, changes and removes them. */
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import type { StaffChangeResult } from '../api-types/staff-members-api.ts';
import { deskContext } from '../request/desk-context.ts';
import { readFlashName } from '../request/read-flash-name.ts';
import { requireMemberApi } from '../request/require-member-api.ts';
import { InvitePanel } from '../staff/invite-panel.tsx';
import { OneTimeLinkFlash } from '../staff/one-time-link-flash.tsx';
import { StaffPersonPanel } from '../staff/staff-person-panel.tsx';
import { Moment } from '../ui/moment.tsx';

const flashes = {
  role: 'The role is changed, from this moment on.',
  turns: 'That is noted for the next new enquiry.',
  name: 'The name is changed.',
  left: 'They can no longer sign in, and are signed out everywhere. Their enquiries are handed over.',
} as const;
type Flash = keyof typeof flashes;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { staff } = requireMemberApi(context, 'staff');
  return {
    people: await staff.people(),
    now: context.get(deskContext).now,
    said: readFlashName(request, flashes),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { staff } = requireMemberApi(context, 'staff');
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '');
  const id = text('id');
  const answer = (result: StaffChangeResult, flash?: Flash) => {
    if (result.at === 'done') return redirect(`/staff?said=${flash}`);
    const typed = { email: text('email'), name: text('name'), role: text('role') };
    return data({ id, result, typed }, { status: result.at === 'problem' ? 422 : 200 });
  };
  switch (form.get('act')) {
    case 'invite':
      return answer(
        await staff.invite({ email: text('email'), name: text('name'), role: text('role') }),
      );
    case 'link':
      return answer(await staff.newLink(id));
    case 'role':
      return answer(await staff.changeRole(id, text('role')), 'role');
    case 'turns':
      return answer(await staff.setTakesTurns(id, form.has('turns')), 'turns');
    case 'rename':
      return answer(await staff.rename(id, text('name')), 'name');
    case 'part':
      return answer(await staff.endAccess(id, text('heir') || null), 'left');
    default:
      throw new Response(null, { status: 400 });
  }
}

export default function StaffPage() {
  const { people, now, said } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const problem = answer?.result.at === 'problem' ? answer.result : null;
  const about = (id: string) => (answer?.id === id ? problem : null);
  const here = people.filter(({ state }) => state !== 'left');
  const gone = people.filter(({ state }) => state === 'left');
  // A person who has left has no panel with forms, so the page itself says the problem.
  const left = gone.find(({ id }) => about(id) !== null);
  return (
    <main id="main" className="page staff">
      <title>Staff · Desk</title>
      <div className="page-head">
        <h1>Staff</h1>
        <div className="page-side">
          <a className="button" href="#invite">
            Invite<span className="visually-hidden"> somebody</span>
          </a>
        </div>
      </div>
      {said && (
        <p className="flash" role="status">
          {flashes[said]}
        </p>
      )}
      {left && problem && (
        <p className="flash wrong" role="alert">
          {problem.sentence}
        </p>
      )}
      {answer?.result.at === 'invited' && <OneTimeLinkFlash handed={answer.result} />}
      <div className="piles uneven">
        <div className="people">
          {here.map((person) => (
            <StaffPersonPanel
              key={person.id}
              person={person}
              colleagues={here}
              now={now}
              problem={about(person.id)}
            />
          ))}
        </div>
        <div>
          <InvitePanel problem={about('')} typed={about('') && answer ? answer.typed : null} />
          {gone.length > 0 && (
            <section className="panel" aria-labelledby="gone">
              <h2 id="gone">Have left</h2>
              <ul className="entries">
                {gone.map(({ id, name, email, leftAt }) => (
                  <li key={id}>
                    <div>
                      <strong>{name}</strong> <span className="muted">{email}</span>
                    </div>
                    {leftAt && (
                      <span className="muted small">
                        <Moment at={leftAt} now={now} />
                      </span>
                    )}
                  </li>
                ))}
              </ul>
              <p className="small muted">
                Invited again at the same address, they come back with their history.
              </p>
            </section>
          )}
        </div>
      </div>
    </main>
  );
}
