/** What somebody who has signed in may see and do; every part asks the one table of roles. */

import type { DeskApi } from '#desk/api/desk-api.ts';
import { may } from '#domain/staff/staff-roles.ts';
import { accountApi } from './account-api.ts';
import type { ApiOptions } from './api-options.ts';
import { auditApi } from './audit-api.ts';
import { enquiryApi } from './enquiry-api.ts';
import { inboxApi } from './inbox-api.ts';
import { numbersApi } from './numbers-api.ts';
import { ordersApi } from './orders-api.ts';
import { settingsApi } from './settings-api.ts';
import { staffApi } from './staff-api.ts';

export function deskApi(options: ApiOptions): DeskApi {
  const { store, staff, config, now, entrance, caller } = options;
  const { id, name, email, role } = staff;
  return {
    me: { id, name, email, role },
    may: (permission) => may(role, permission),
    troubles: async () => (may(role, 'troubles') ? options.trouble.troubles() : []),
    inbox: inboxApi(options),
    account: accountApi(entrance, caller, options),
    staff: staffApi({ staff: store.staff, config, now }, staff),
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
    orders: ordersApi(options),
    numbers: numbersApi(options),
    audit: auditApi(options),
    settings: settingsApi(options),
  };
}
