/** What somebody who has signed in may see and do; every part asks the one table of roles. */
import type { Session, Staff } from '#database/staff/staff-port.ts';
import type { Store } from '#database/store.ts';
import type { DeskDoor } from '#desk/door/desk-door.ts';
import type { Holidays } from '#office/business-days.ts';
import { may } from '#office/staff/staff-roles.ts';
import type { Config } from '../../config.ts';
import type { Offers } from '../../offers.ts';
import type { Payments } from '../../payments/payments.ts';
import type { TroubleWatch } from '../../trouble/trouble-watch.ts';
import type { Caller, Entrance } from '../sign-in/entrance.ts';
import { accountDoor } from './account-door.ts';
import { auditDoor } from './audit-door.ts';
import { enquiryDoor } from './enquiry-door.ts';
import { inboxDoor } from './inbox-door.ts';
import { numbersDoor } from './numbers-door.ts';
import { ordersDoor } from './orders-door.ts';
import { settingsDoor } from './settings-door.ts';
import { staffDoor } from './staff-door.ts';

export type DoorOptions = {
  config: Config;
  store: Store;
  entrance: Entrance;
  caller: Caller;
  staff: Staff;
  session: Session;
  /** Null where no payment is made here. */
  payments: Payments | null;
  offers: Offers;
  /** Days on which nobody works, for what is counted in business days. */
  holidays: Holidays;
  trouble: Pick<TroubleWatch, 'troubles'>;
  now: () => number;
};

export function deskDoor(options: DoorOptions): DeskDoor {
  const { store, staff, config, now, entrance, caller } = options;
  const { id, name, email, role } = staff;
  return {
    me: { id, name, email, role },
    may: (permission) => may(role, permission),
    troubles: async () => (may(role, 'troubles') ? options.trouble.troubles() : []),
    inbox: inboxDoor(options),
    account: accountDoor(entrance, caller, options),
    staff: staffDoor({ staff: store.staff, config, now }, staff),
    async colleagues() {
      const all = await store.staff.staff();
      return all.map((one) => ({
        id: one.id,
        name: one.name,
        role: one.role,
        isActive: one.state === 'active',
      }));
    },
    enquiry: enquiryDoor(options),
    orders: ordersDoor(options),
    numbers: numbersDoor(options),
    audit: auditDoor(options),
    settings: settingsDoor(options),
  };
}
