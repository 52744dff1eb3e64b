import { Form } from 'react-router';
import { hasPermission } from '#domain/staff/roles-and-permissions.ts';
import type { StaffPerson } from '../api-types/staff-members-api.ts';

/** Ends a member's access, and asks who takes over their enquiries. */
export function EndAccessForm({
  person: { id, name },
  colleagues,
}: {
  person: StaffPerson;
  colleagues: readonly StaffPerson[];
}) {
  const heirs = colleagues.filter(
    (one) => one.id !== id && one.state === 'active' && hasPermission(one.role, 'enquiries'),
  );
  return (
    <details className="part-with">
      <summary>End the access of {name}</summary>
      <Form method="post" className="form">
        <input type="hidden" name="id" value={id} />
        <p>
          {name} can no longer sign in from this moment, and is signed out everywhere. What they did
          stays in the history under their name.
        </p>
        <div className="field">
          <label htmlFor={`heir-${id}`}>Their enquiries go to</label>
          <select id={`heir-${id}`} name="heir">
            <option value="">nobody: whoever is free takes them</option>
            {heirs.map((heir) => (
              <option key={heir.id} value={heir.id}>
                {heir.name}
              </option>
            ))}
          </select>
        </div>
        <label className="tick">
          <input type="checkbox" name="sure" required /> End the access of {name} now
        </label>
        <button type="submit" name="act" value="part" className="grave">
          End their access
        </button>
      </Form>
    </details>
  );
}
