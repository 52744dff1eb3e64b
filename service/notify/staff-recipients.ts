import type { Store } from '#database/store.ts';
import type { Config } from '../settings/config.ts';

export const staffMailSetting = 'staffMail';

/** The addresses for mails to staff that the owner saved at the desk; null if the owner saved none. */
export async function ownStaffMail({ desk }: Pick<Store, 'desk'>): Promise<string[] | null> {
  const value = (await desk.settings())[staffMailSetting];
  const own = Array.isArray(value) ? value.map(String) : [];
  return own.length > 0 ? own : null;
}

export const staffRecipients = async (
  store: Pick<Store, 'desk'>,
  { to }: NonNullable<Config['mail']>,
): Promise<string[]> => (await ownStaffMail(store)) ?? to;
