import type { Store } from '#database/store.ts';
import type { Config } from '../../settings/config.ts';

export const staffMailSettingName = 'staffMail';

/** Reads the addresses for mails to staff that the owner saved at the desk; null if the owner saved none. */
export async function readSavedStaffRecipients({
  desk,
}: Pick<Store, 'desk'>): Promise<string[] | null> {
  const value = (await desk.settings())[staffMailSettingName];
  const own = Array.isArray(value) ? value.map(String) : [];
  return own.length > 0 ? own : null;
}

export const readStaffRecipients = async (
  store: Pick<Store, 'desk'>,
  { to }: NonNullable<Config['mail']>,
): Promise<string[]> => (await readSavedStaffRecipients(store)) ?? to;
