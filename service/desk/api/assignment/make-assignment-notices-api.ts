import type {
  AssignmentNoticesApi,
  ShownAssignmentNotice,
} from '#desk/api-types/assignment-notices-api.ts';
import { hasPermission, seesEnquiry } from '#domain/staff/roles-and-permissions.ts';
import { findAssignedEnquiryOrChecklist } from '../../../notify/assignment-notice/find-assigned-enquiry-or-checklist.ts';
import type { ApiOptions } from '../api-options.ts';
import { readCounsellorScopeSetting } from '../enquiry-lists/enquiry-scope.ts';
import { requirePermission } from '../require-permission.ts';

export function makeAssignmentNoticesApi({
  store,
  staff,
}: Pick<ApiOptions, 'store' | 'staff'>): AssignmentNoticesApi {
  return {
    async all() {
      if (!hasPermission(staff.role, 'enquiries')) return [];
      const notices = await store.desk.listUnseenAssignmentNotices(staff.id);
      if (notices.length === 0) return [];
      const scopeSetting = await readCounsellorScopeSetting(store);
      const viewer = { staffId: staff.id, role: staff.role };
      const noticeBySubject = new Map<string, ShownAssignmentNotice>();
      for (const { id, at, subject, kind, who } of notices) {
        if (noticeBySubject.has(subject)) continue;
        const found = await findAssignedEnquiryOrChecklist(store, subject);
        if (found === null) continue;
        const mayOpen = seesEnquiry(
          viewer,
          found.at === 'enquiry' ? found.enquiry : found.learner,
          scopeSetting,
        );
        const { name, path } = found;
        noticeBySubject.set(subject, { id, at, name, kind, who, path: mayOpen ? path : null });
      }
      return [...noticeBySubject.values()];
    },
    async markSeen(upTo) {
      requirePermission(staff.role, 'enquiries');
      await store.desk.markAssignmentNoticesSeen(staff.id, upTo);
    },
  };
}
