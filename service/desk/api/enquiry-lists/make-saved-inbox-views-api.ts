/** Lists, saves and removes views of the inbox: the member's own, and those that the owner shares with everybody. */
import { randomUUID } from 'node:crypto';
import type { EnquiryListsApi } from '#desk/api-types/enquiry-lists-api.ts';
import { hasPermission } from '#domain/staff/roles-and-permissions.ts';
import { requirePermission } from '../require-permission.ts';
import type { EnquiryListsApiOptions } from './enquiry-lists-api-options.ts';

export function makeSavedInboxViewsApi({
  store,
  staff,
}: EnquiryListsApiOptions): Pick<EnquiryListsApi, 'views' | 'saveView' | 'removeView'> {
  const { desk } = store;
  const mayRemove = (staffId: string | null) =>
    staffId !== null || hasPermission(staff.role, 'settings');

  return {
    async views() {
      requirePermission(staff.role, 'enquiries');
      return (await desk.savedViews(staff.id)).map(({ id, staffId, name, query }) => ({
        id,
        name,
        query,
        isForAll: staffId === null,
        mayRemove: mayRemove(staffId),
      }));
    },
    async saveView({ name, query: given, isForAll }) {
      requirePermission(staff.role, isForAll ? 'settings' : 'enquiries');
      const staffId = isForAll ? null : staff.id;
      const known = await desk.savedViews(staff.id);
      const query = withoutSearch(given);
      const same = known.find((view) => view.name === name && view.staffId === staffId);
      await desk.saveView({ id: same?.id ?? randomUUID(), staffId, name, query });
    },
    async removeView(id) {
      requirePermission(staff.role, 'enquiries');
      // A view of another member is answered with 404, like a view that does not exist.
      const view = (await desk.savedViews(staff.id)).find((one) => one.id === id);
      if (view === undefined) throw new Response(null, { status: 404 });
      if (!mayRemove(view.staffId)) throw new Response(null, { status: 403 });
      await desk.removeView(id);
    },
  };
}

/**
 * Removes the search text from a view before it is saved. The text may be a person's name, number or address, and would
 * remain in the view after the person is erased.
 */
function withoutSearch(query: string): string {
  const kept = new URLSearchParams(query);
  kept.delete('q');
  return kept.toString();
}
