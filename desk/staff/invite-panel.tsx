import { Form } from 'react-router';
import type { StaffChangeProblem } from '../api-types/staff-members-api.ts';
import { Field } from '../ui/field.tsx';
import { RoleSelect } from './role-select.tsx';

export function InvitePanel({
  problem,
  typed,
}: {
  problem: StaffChangeProblem | null;
  typed: { email: string; name: string; role: string } | null;
}) {
  const wrong = (what: StaffChangeProblem['with']) =>
    problem?.with === what ? problem.sentence : null;
  return (
    <section className="panel" aria-labelledby="invite">
      <h2 id="invite">Invite somebody</h2>
      <p>They get a link with which they choose how to sign in. It works once, for 72 hours.</p>
      <Form method="post" className="form" data-draft="invite">
        <Field
          name="name"
          label="Name"
          autoComplete="off"
          maxLength={60}
          required
          defaultValue={typed?.name}
          wrong={wrong('name')}
        />
        <Field
          name="email"
          type="email"
          label="Mail address"
          autoComplete="off"
          required
          defaultValue={typed?.email}
          wrong={wrong('email')}
        />
        <RoleSelect id="invite-role" value={typed?.role || 'counsellor'} />
        {wrong('role') && <p className="wrong">{wrong('role')}</p>}
        <button type="submit" name="act" value="invite" className="main">
          Make the link
        </button>
      </Form>
    </section>
  );
}
