import { Form } from 'react-router';
import { hasPermission, roleNames } from '#domain/staff/roles-and-permissions.ts';
import type { StaffChangeProblem, StaffPerson } from '../api-types/staff-members-api.ts';
import { Field } from '../ui/field.tsx';
import { Moment } from '../ui/moment.tsx';
import { RefusalAlert } from '../ui/refusal-alert.tsx';
import { EndAccessForm } from './end-access-form.tsx';
import { RoleSelect } from './role-select.tsx';

/** One member of staff. The forms that change the member are folded away. */
export function StaffPersonPanel({
  person,
  colleagues,
  now,
  problem,
}: {
  person: StaffPerson;
  colleagues: readonly StaffPerson[];
  now: Date;
  problem: StaffChangeProblem | null;
}) {
  const { id, name, email, role, state, takesTurns, createdAt, isMe } = person;
  return (
    <article className="panel person" aria-labelledby={`person-${id}`}>
      <div className="page-head">
        <h2 id={`person-${id}`}>
          {name} {isMe && <span className="muted">(you)</span>}
        </h2>
        <p className="person-tags">
          <span className="tag act">{roleNames[role]}</span>
          {state === 'invited' && <span className="tag fresh">has not come yet</span>}
          {hasPermission(role, 'enquiries') && takesTurns && (
            <span className="tag">takes turns</span>
          )}
        </p>
      </div>
      <p className="muted small">
        {email}, {state === 'invited' ? 'invited' : 'here since'}{' '}
        <Moment at={createdAt} now={now} />
      </p>
      {problem && <RefusalAlert>{problem.sentence}</RefusalAlert>}
      <details open={problem !== null}>
        <summary aria-label={`Change: ${name}`}>Change</summary>
        <div className="person-forms">
          <Form method="post" className="row">
            <input type="hidden" name="id" value={id} />
            <Field
              name="name"
              id={`name-${id}`}
              label="Name"
              defaultValue={name}
              autoComplete="off"
              maxLength={60}
              required
            />
            <button type="submit" name="act" value="rename">
              Change the name
            </button>
          </Form>
          <Form method="post" className="row">
            <input type="hidden" name="id" value={id} />
            <RoleSelect id={`role-${id}`} value={role} />
            <button type="submit" name="act" value="role">
              Change the role
            </button>
          </Form>
          {hasPermission(role, 'enquiries') && (
            <Form method="post" className="row">
              <input type="hidden" name="id" value={id} />
              <label className="tick">
                <input type="checkbox" name="turns" defaultChecked={takesTurns} /> Gets a share when
                new enquiries are given out in turn
              </label>
              <button type="submit" name="act" value="turns">
                Keep
              </button>
            </Form>
          )}
          <Form method="post">
            <input type="hidden" name="id" value={id} />
            <p className="small muted">
              {state === 'invited'
                ? 'If the first link is too old or was lost, make a new one. The first then no longer works.'
                : 'For a lost phone or a forgotten password: with a new link they choose again how they sign in. Until they use it, the old way works.'}
            </p>
            <button type="submit" name="act" value="link">
              Make a new link
            </button>
          </Form>
          <EndAccessForm person={person} colleagues={colleagues} />
        </div>
      </details>
    </article>
  );
}
