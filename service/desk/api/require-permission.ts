import {
  hasPermission,
  type Permission,
  type StaffRole,
} from '#domain/staff/roles-and-permissions.ts';

/** Throws the desk's 403 unless the role has the permission. */
export function requirePermission(role: StaffRole, permission: Permission): void {
  if (!hasPermission(role, permission)) throw new Response(null, { status: 403 });
}
