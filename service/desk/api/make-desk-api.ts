/**
 * Combines all APIs that the desk's pages use for a signed-in member. Permissions come from `roles-and-permissions.ts`.
 */
import type { DeskApi } from '#desk/api-types/desk-api.ts';
import { hasPermission } from '#domain/staff/roles-and-permissions.ts';
import { makeAddedEnquiriesApi } from './added-enquiries/make-added-enquiries-api.ts';
import type { ApiOptions } from './api-options.ts';
import { makeAssignmentNoticesApi } from './assignment/make-assignment-notices-api.ts';
import { makeAssignmentRulesApi } from './assignment/make-assignment-rules-api.ts';
import { makeEnquiryApi } from './enquiry/make-enquiry-api.ts';
import { makeEnquiryListsApi } from './enquiry-lists/make-enquiry-lists-api.ts';
import { makeAuditApi } from './make-audit-api.ts';
import { makeBatchesAndFeesApi } from './make-batches-and-fees-api.ts';
import { makeBookkeepingApi } from './make-bookkeeping-api.ts';
import { makeLearnersApi } from './make-learners-api.ts';
import { makeNumbersApi } from './make-numbers-api.ts';
import { makeBulkMessagesApi } from './messages/make-bulk-messages-api.ts';
import { makeOrdersApi } from './order/make-orders-api.ts';
import { makePublishApi } from './publish/make-publish-api.ts';
import { makeHoursMailAndConnectionsApi } from './settings/make-hours-mail-and-connections-api.ts';
import { makeTemplatesAndDeskRulesApi } from './settings/make-templates-and-desk-rules-api.ts';
import { makeAccountApi } from './staff/make-account-api.ts';
import { makePushApi } from './staff/make-push-api.ts';
import { makeStaffMembersApi } from './staff/make-staff-members-api.ts';

export function makeDeskApi(options: ApiOptions): DeskApi {
  const { store, staff, config, now, signInContext, caller } = options;
  const { id, name, email, role } = staff;
  return {
    me: { id, name, email, role },
    calling: options.calling,
    may: (permission) => hasPermission(role, permission),
    areLearnersMailed: options.payments?.areLearnersMailed ?? false,
    troubles: async () => (hasPermission(role, 'troubles') ? options.trouble.troubles() : []),
    inbox: makeEnquiryListsApi(options),
    account: makeAccountApi(signInContext, caller, options),
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
