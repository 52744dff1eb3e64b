/** Views of the inbox that were kept: one's own, and the owner's for everybody. */
import { randomUUID } from 'node:crypto';
import type { InboxApi } from '#desk/api/inbox-api.ts';
import { may } from '#domain/staff/staff-roles.ts';
import type { InboxOptions } from './inbox-options.ts';
import { requires } from './requires.ts';

export function inboxViews({
  store,
  staff,
}: InboxOptions): Pick<InboxApi, 'views' | 'saveView' | 'removeView'> {
  const { desk } = store;
  const mayRemove = (staffId: string | null) => staffId !== null || may(staff.role, 'settings');

  return {
    async views() {
      requires(staff.role, 'enquiries');
      return (await desk.savedViews(staff.id)).map(({ id, staffId, name, query }) => ({
        id,
        name,
        query,
        isForAll: staffId === null,
        mayRemove: mayRemove(staffId),
      }));
    },
    async saveView({ name, query: given, isForAll }) {
      requires(staff.role, isForAll ? 'settings' : 'enquiries');
      const staffId = isForAll ? null : staff.id;
      const known = await desk.savedViews(staff.id);
      const query = withoutSearch(given);
      const same = known.find((view) => view.name === name && view.staffId === staffId);
      await desk.saveView({ id: same?.id ?? randomUUID(), staffId, name, query });
    },
    async removeView(id) {
      requires(staff.role, 'enquiries');
      // Of somebody else's nothing is known, not even that it is there.
      const view = (await desk.savedViews(staff.id)).find((one) => one.id === id);
      if (view === undefined) throw new Response(null, { status: 404 });
      if (!mayRemove(view.staffId)) throw new Response(null, { status: 403 });
      await desk.removeView(id);
    },
  };
}

/**
 * What is searched for is a name, a number or an address, or a part of one. It would stay in a view after the person
 * was erased, where nobody would find it, so it is never kept.
 */
function withoutSearch(query: string): string {
  const kept = new URLSearchParams(query);
  kept.delete('q');
  return kept.toString();
}
