/** What somebody sees of all enquiries: their role says it, and for counsellors the owner's setting. */
import type { Sight } from '#database/desk/desk-port.ts';
import type { Store } from '#database/store.ts';
import { type CounsellorView, counsellorViews, type Viewer } from '#domain/staff/staff-roles.ts';
import { requires } from './requires.ts';

/** Throws the 403 of the desk where the role sees none at all. */
export async function sightOf(store: Store, viewer: Viewer): Promise<Sight> {
  requires(viewer.role, 'enquiries');
  if (viewer.role === 'owner') return 'all';
  return (await counsellorsSee(store)) === 'all' ? 'all' : { ownOf: viewer.staffId };
}

/** What somebody's day is counted from: a counsellor's own and nobody's, also where they may see what colleagues do. */
export function dayOf({ staffId, role }: Viewer): Sight {
  requires(role, 'enquiries');
  return role === 'owner' ? 'all' : { ownOf: staffId };
}

export async function counsellorsSee(store: Store): Promise<CounsellorView> {
  const { counsellorsSee: chosen } = await store.desk.settings();
  return counsellorViews.find((view) => view === chosen) ?? 'own and unowned';
}
