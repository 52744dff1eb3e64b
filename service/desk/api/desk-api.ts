/**
 * Everything that a signed-in member may see and do. What not every role may do is checked against the one table of
 * permissions.
 */

import type { DeskApi } from '#desk/api/desk-api.ts';
import { hasPermission } from '#domain/staff/staff-roles.ts';
import { accountApi } from './account-api.ts';
import { addedEnquiriesApi } from './added-enquiries-api.ts';
import type { ApiOptions } from './api-options.ts';
import { assignmentNoticesApi } from './assignment-notices-api.ts';
import { assignmentRulesApi } from './assignment-rules-api.ts';
import { auditApi } from './audit-api.ts';
import { batchesAndFeesApi } from './batches-and-fees-api.ts';
import { bookkeepingApi } from './bookkeeping-api.ts';
import { bulkMessagesApi } from './bulk-messages-api.ts';
import { enquiryApi } from './enquiry-api.ts';
import { enquiryListsApi } from './enquiry-lists-api.ts';
import { hoursMailAndConnectionsApi } from './hours-mail-and-connections-api.ts';
import { learnersApi } from './learners-api.ts';
import { numbersApi } from './numbers-api.ts';
import { ordersApi } from './orders-api.ts';
import { publishApi } from './publish-api.ts';
import { pushApi } from './push-api.ts';
import { staffMembersApi } from './staff-members-api.ts';
import { templatesAndDeskRulesApi } from './templates-and-desk-rules-api.ts';

export function deskApi(options: ApiOptions): DeskApi {
  const { store, staff, config, now, entrance, caller } = options;
  const { id, name, email, role } = staff;
  return {
    me: { id, name, email, role },
    calling: options.calling,
    may: (permission) => hasPermission(role, permission),
    // Without a payment provider, learners get no mails about their orders, whatever the mail settings are.
    hasMail: config.mail !== null && (options.payments?.mode ?? null) !== null,
    troubles: async () => (hasPermission(role, 'troubles') ? options.trouble.troubles() : []),
    inbox: enquiryListsApi(options),
    account: accountApi(entrance, caller, options),
    staff: staffMembersApi({ staff: store.staff, config, now }, staff),
    async colleagues() {
      const all = await store.staff.staff();
      return all.map((one) => ({
        id: one.id,
        name: one.name,
        role: one.role,
        isActive: one.state === 'active',
      }));
    },
    enquiry: enquiryApi(options),
    intake: addedEnquiriesApi(options),
    bulkMessages: bulkMessagesApi(options),
    learners: learnersApi(options),
    orders: ordersApi(options),
    bookkeeping: bookkeepingApi(options),
    batches: batchesAndFeesApi(options),
    numbers: numbersApi(options),
    audit: auditApi(options),
    settings: templatesAndDeskRulesApi(options),
    assignmentNotices: assignmentNoticesApi(options),
    assignment: assignmentRulesApi(options),
    ownerSettings: hoursMailAndConnectionsApi(options),
    publish: publishApi(options),
    push: pushApi(options),
  };
}
