import { roleDescriptions, roleNames, staffRoles } from '#domain/staff/roles-and-permissions.ts';

export function RoleSelect({ id, value }: { id: string; value: string }) {
  return (
    <div className="field">
      <label htmlFor={id}>Role</label>
      <select id={id} name="role" defaultValue={value} required>
        {staffRoles.map((role) => (
          <option key={role} value={role}>
            {`${roleNames[role]}: ${roleDescriptions[role]}`}
          </option>
        ))}
      </select>
    </div>
  );
}
