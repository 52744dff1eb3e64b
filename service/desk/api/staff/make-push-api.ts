/**
 * Turns notifications about new enquiries on or off for the browser of this session. The browser shows them even if no
 * page of the desk is open.
 */
import type { PushApi } from '#desk/api-types/push-api.ts';
import { isPushService } from '../../push/is-push-service.ts';
import type { ApiOptions } from '../api-options.ts';
import { requirePermission } from '../require-permission.ts';

export function makePushApi({ store, staff, session, pushKeys }: ApiOptions): PushApi {
  return {
    async key() {
      requirePermission(staff.role, 'enquiries');
      return (await pushKeys()).publicKey;
    },
    async subscribe(endpoint) {
      requirePermission(staff.role, 'enquiries');
      if (!isPushService(endpoint)) return false;
      await store.staff.addPush(endpoint, session.id);
      return true;
    },
    isOn: async () => (await store.staff.countPushOf(session.id)) > 0,
    stop: () => store.staff.removePushOf(session.id),
  };
}
