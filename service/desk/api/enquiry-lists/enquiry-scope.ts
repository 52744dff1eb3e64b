/** Decides which enquiries a member sees: by the member's role, and for counsellors also by the owner's setting. */
import type { EnquiryScope } from '#database/desk/desk-port.ts';
import type { Store } from '#database/store.ts';
import {
  type CounsellorScope,
  counsellorScopes,
  type Viewer,
} from '#domain/staff/roles-and-permissions.ts';
import { requirePermission } from '../require-permission.ts';

/**
 * Reads which enquiries a member may see: all enquiries, or only the member's own and the unassigned ones. Throws the
 * desk's 403 if the role sees no enquiries.
 */
export async function readEnquiryScope(store: Store, viewer: Viewer): Promise<EnquiryScope> {
  requirePermission(viewer.role, 'enquiries');
  if (viewer.role === 'owner') return 'all';
  return (await readCounsellorScopeSetting(store)) === 'all' ? 'all' : { ownOf: viewer.staffId };
}

/**
 * Returns which enquiries the member's page Today covers: for an owner all enquiries, for a counsellor the counsellor's
 * own and the unassigned ones, even if the counsellor may see all. Throws the desk's 403 if the role sees no enquiries.
 */
export function todayScopeOf({ staffId, role }: Viewer): EnquiryScope {
  requirePermission(role, 'enquiries');
  return role === 'owner' ? 'all' : { ownOf: staffId };
}

export async function readCounsellorScopeSetting(store: Store): Promise<CounsellorScope> {
  const { counsellorsSee: chosen } = await store.desk.settings();
  return counsellorScopes.find((view) => view === chosen) ?? 'own and unowned';
}
