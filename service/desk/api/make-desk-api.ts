/** Everything that a signed-in member may see and do. The permissions are those of `staff-roles.ts`. */
import type { DeskApi } from '#desk/api/desk-api.ts';
import { hasPermission } from '#domain/staff/staff-roles.ts';
import type { ApiOptions } from './api-options.ts';
import { makeAccountApi } from './make-account-api.ts';
import { makeAddedEnquiriesApi } from './make-added-enquiries-api.ts';
import { makeAssignmentNoticesApi } from './make-assignment-notices-api.ts';
import { makeAssignmentRulesApi } from './make-assignment-rules-api.ts';
import { makeAuditApi } from './make-audit-api.ts';
import { makeBatchesAndFeesApi } from './make-batches-and-fees-api.ts';
import { makeBookkeepingApi } from './make-bookkeeping-api.ts';
import { makeBulkMessagesApi } from './make-bulk-messages-api.ts';
import { makeEnquiryApi } from './make-enquiry-api.ts';
import { makeEnquiryListsApi } from './make-enquiry-lists-api.ts';
import { makeHoursMailAndConnectionsApi } from './make-hours-mail-and-connections-api.ts';
import { makeLearnersApi } from './make-learners-api.ts';
import { makeNumbersApi } from './make-numbers-api.ts';
import { makeOrdersApi } from './make-orders-api.ts';
import { makePublishApi } from './make-publish-api.ts';
import { makePushApi } from './make-push-api.ts';
import { makeStaffMembersApi } from './make-staff-members-api.ts';
import { makeTemplatesAndDeskRulesApi } from './make-templates-and-desk-rules-api.ts';

export function makeDeskApi(options: ApiOptions): DeskApi {
  const { store, staff, config, now, entrance, caller } = options;
  const { id, name, email, role } = staff;
  return {
    me: { id, name, email, role },
    calling: options.calling,
    may: (permission) => hasPermission(role, permission),
    areLearnersMailed: options.payments?.areLearnersMailed ?? false,
    troubles: async () => (hasPermission(role, 'troubles') ? options.trouble.troubles() : []),
    inbox: makeEnquiryListsApi(options),
    account: makeAccountApi(entrance, caller, options),
    staff: makeStaffMembersApi({ staff: store.staff, config, now }, staff),
    async colleagues() {
      const all = await store.staff.staff();
      return all.map((one) => ({
        id: one.id,
        name: one.name,
        role: one.role,
        isActive: one.state === 'active',
      }));
    },
    enquiry: makeEnquiryApi(options),
    intake: makeAddedEnquiriesApi(options),
    bulkMessages: makeBulkMessagesApi(options),
    learners: makeLearnersApi(options),
    orders: makeOrdersApi(options),
    bookkeeping: makeBookkeepingApi(options),
    batches: makeBatchesAndFeesApi(options),
    numbers: makeNumbersApi(options),
    audit: makeAuditApi(options),
    settings: makeTemplatesAndDeskRulesApi(options),
    assignmentNotices: makeAssignmentNoticesApi(options),
    assignment: makeAssignmentRulesApi(options),
    ownerSettings: makeHoursMailAndConnectionsApi(options),
    publish: makePublishApi(options),
    push: makePushApi(options),
  };
}
