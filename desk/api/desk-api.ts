/**
 * What the desk needs of the service, for somebody who has signed in: each method checks what this person may do, and
 * throws a `Response` (403, 404) where it may not be. One part for each matter.
 */
import type { Permission, StaffRole } from '#office/staff/staff-roles.ts';
import type { Trouble } from '#office/trouble/troubles-of.ts';
import type { AccountDoor } from './account-door.ts';
import type { AuditDoor } from './audit-door.ts';
import type { EnquiryDoor } from './enquiry-door.ts';
import type { InboxDoor } from './inbox-door.ts';
import type { NumbersDoor } from './numbers-door.ts';
import type { OrdersDoor } from './orders-door.ts';
import type { SettingsDoor } from './settings-door.ts';
import type { StaffDoor } from './staff-door.ts';

export type Colleague = { id: string; name: string; role: StaffRole; isActive: boolean };

export type DeskDoor = {
  me: { id: string; name: string; email: string; role: StaffRole };
  may(permission: Permission): boolean;
  /** What is wrong with the running of the service; for other roles there is nothing. */
  troubles(): Promise<readonly Trouble[]>;
  account: AccountDoor;
  staff: StaffDoor;
  /** Everybody who has ever worked here, to name them in a history. */
  colleagues(): Promise<Colleague[]>;
  inbox: InboxDoor;
  enquiry: EnquiryDoor;
  orders: OrdersDoor;
  numbers: NumbersDoor;
  audit: AuditDoor;
  settings: SettingsDoor;
};
