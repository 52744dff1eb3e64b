/**
 * What the service offers to the desk for a signed-in member, one part per topic. A method throws a `Response` if the
 * member may not call it: 403 without the permission, 404 for a record that the member may not see. Only `troubles` and
 * `assignmentNotices.all` return an empty list instead.
 */
import type { OpeningTimes } from '#domain/enquiries/opening-times.ts';
import type { Permission, StaffRole } from '#domain/staff/roles-and-permissions.ts';
import type { Trouble } from '#domain/trouble/find-troubles.ts';
import type { AccountApi } from './account-api.ts';
import type { AddedEnquiriesApi } from './added-enquiries-api.ts';
import type { AssignmentNoticesApi } from './assignment-notices-api.ts';
import type { AssignmentRulesApi } from './assignment-rules-api.ts';
import type { AuditApi } from './audit-api.ts';
import type { BatchesAndFeesApi } from './batches-and-fees-api.ts';
import type { BookkeepingApi } from './bookkeeping-api.ts';
import type { BulkMessagesApi } from './bulk-messages-api.ts';
import type { EnquiryApi } from './enquiry-api.ts';
import type { EnquiryListsApi } from './enquiry-lists-api.ts';
import type { HoursMailAndConnectionsApi } from './hours-mail-and-connections-api.ts';
import type { LearnersApi } from './learners-api.ts';
import type { NumbersApi } from './numbers-api.ts';
import type { OrdersApi } from './orders-api.ts';
import type { PublishApi } from './publish-api.ts';
import type { PushApi } from './push-api.ts';
import type { StaffMembersApi } from './staff-members-api.ts';
import type { TemplatesAndDeskRulesApi } from './templates-and-desk-rules-api.ts';

export type Colleague = { id: string; name: string; role: StaffRole; isActive: boolean };

export type DeskApi = {
  me: { id: string; name: string; email: string; role: StaffRole };
  may(permission: Permission): boolean;
  /** Whether learners get mails from the service; otherwise staff have to write to them. */
  areLearnersMailed: boolean;
  /** The hours in which calls are made. */
  calling: OpeningTimes;
  /** The problems of the running service; empty for roles that may not see them. */
  troubles(): Promise<readonly Trouble[]>;
  account: AccountApi;
  staff: StaffMembersApi;
  /** All members, also invited and former ones, so that a history can name them. */
  colleagues(): Promise<Colleague[]>;
  inbox: EnquiryListsApi;
  enquiry: EnquiryApi;
  intake: AddedEnquiriesApi;
  bulkMessages: BulkMessagesApi;
  learners: LearnersApi;
  orders: OrdersApi;
  bookkeeping: BookkeepingApi;
  batches: BatchesAndFeesApi;
  numbers: NumbersApi;
  audit: AuditApi;
  settings: TemplatesAndDeskRulesApi;
  assignmentNotices: AssignmentNoticesApi;
  assignment: AssignmentRulesApi;
  ownerSettings: HoursMailAndConnectionsApi;
  publish: PublishApi;
  push: PushApi;
};
