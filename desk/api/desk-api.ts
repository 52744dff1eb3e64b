/**
 * What the desk needs of the service, for somebody who has signed in: each method checks what this person may do, and
 * throws a `Response` (403, 404) where it may not be. One part for each matter.
 */
import type { Permission, StaffRole } from '#domain/staff/staff-roles.ts';
import type { Trouble } from '#domain/trouble/troubles-of.ts';
import type { AccountApi } from './account-api.ts';
import type { AuditApi } from './audit-api.ts';
import type { EnquiryApi } from './enquiry-api.ts';
import type { InboxApi } from './inbox-api.ts';
import type { NumbersApi } from './numbers-api.ts';
import type { OrdersApi } from './orders-api.ts';
import type { SettingsApi } from './settings-api.ts';
import type { StaffApi } from './staff-api.ts';

export type Colleague = { id: string; name: string; role: StaffRole; isActive: boolean };

export type DeskApi = {
  me: { id: string; name: string; email: string; role: StaffRole };
  may(permission: Permission): boolean;
  /** What is wrong with the running of the service; for other roles there is nothing. */
  troubles(): Promise<readonly Trouble[]>;
  account: AccountApi;
  staff: StaffApi;
  /** Everybody who has ever worked here, to name them in a history. */
  colleagues(): Promise<Colleague[]>;
  inbox: InboxApi;
  enquiry: EnquiryApi;
  orders: OrdersApi;
  numbers: NumbersApi;
  audit: AuditApi;
  settings: SettingsApi;
};
