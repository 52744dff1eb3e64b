import { may, type Permission, type StaffRole } from '#domain/staff/staff-roles.ts';

/** Throws the 403 of the desk's pages unless this role has that permission. */
export function requires(role: StaffRole, permission: Permission): void {
  if (!may(role, permission)) throw new Response(null, { status: 403 });
}
