/**
 * Lists the other systems that send us enquiries, and creates and withdraws their keys, for the owner. A key is shown
 * only once, when it is created.
 */
import { stripInvisible } from '#contract/text/strip-invisible.ts';
import type { SendingSystemsApi } from '#desk/api-types/added-enquiries-api.ts';
import { makeSendingSystemKey } from '../../../intake/make-sending-system-key.ts';
import type { ApiOptions } from '../api-options.ts';
import { requirePermission } from '../require-permission.ts';

const maxNameLength = 80;

export function makeSendingSystemsApi({
  store,
  staff,
  config,
}: Pick<ApiOptions, 'store' | 'staff' | 'config'>): SendingSystemsApi {
  const addressOf = (id: string) => `${config.siteUrl}/webhooks/leads/${id}`;
  return {
    async list() {
      requirePermission(staff.role, 'settings');
      const all = await store.desk.listSendingSystems();
      return all.map((system) => ({ ...system, address: addressOf(system.id) }));
    },
    async make(typed, told) {
      requirePermission(staff.role, 'settings');
      const name = stripInvisible(typed)
        .replaceAll(/[\s\p{Cc}]+/gu, ' ')
        .trim();
      if (name === '' || name.length > maxNameLength)
        return {
          at: 'refused',
          sentence: `Give it a name of at most ${maxNameLength} characters.`,
        };
      const secret = makeSendingSystemKey();
      const id = await store.desk.addSendingSystem({ name, told, secret }, staff.id);
      return { at: 'made', name, address: addressOf(id), secret };
    },
    async withdraw(id) {
      requirePermission(staff.role, 'settings');
      return store.desk.withdrawSendingSystem(id, staff.id);
    },
  };
}
