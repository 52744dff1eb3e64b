import type { Store } from '#database/store.ts';

/** Unless the owner has switched it off. */
export async function wantsWeeklyMail({ desk }: Pick<Store, 'desk'>): Promise<boolean> {
  return (await desk.settings()).weeklyMail !== false;
}
