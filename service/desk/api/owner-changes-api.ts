import type { OwnerChange, OwnerChangesApi } from '#desk/api/owner-changes-api.ts';
import { hasPermission, seesEnquiry } from '#domain/staff/staff-roles.ts';
import type { ApiOptions } from './api-options.ts';
import { readCounsellorView } from './enquiry-scope.ts';
import { requirePermission } from './require-permission.ts';

export function ownerChangesApi({
  store,
  staff,
}: Pick<ApiOptions, 'store' | 'staff'>): OwnerChangesApi {
  return {
    async all() {
      if (!hasPermission(staff.role, 'enquiries')) return [];
      const notices = await store.desk.colleagueNotices(staff.id);
      if (notices.length === 0) return [];
      const view = await readCounsellorView(store);
      const viewer = { staffId: staff.id, role: staff.role };
      const told = new Map<string, OwnerChange>();
      for (const { id, at, enquiryId, kind, who } of notices) {
        if (told.has(enquiryId)) continue;
        const enquiry = await store.desk.findEnquiry(enquiryId);
        if (enquiry === null) continue;
        const name = enquiry.name ?? enquiry.email ?? 'An enquiry';
        const mayOpen = seesEnquiry(viewer, enquiry, view);
        told.set(enquiryId, { id, at, enquiryId, name, kind, who, mayOpen });
      }
      return [...told.values()];
    },
    async saw(upTo) {
      requirePermission(staff.role, 'enquiries');
      await store.desk.seeColleagueNotices(staff.id, upTo);
    },
  };
}
