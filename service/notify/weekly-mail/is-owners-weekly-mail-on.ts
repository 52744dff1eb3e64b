import type { Store } from '#database/store.ts';

/** Whether the owners get a weekly mail: true unless the owner has switched it off. */
export async function isOwnersWeeklyMailOn({ desk }: Pick<Store, 'desk'>): Promise<boolean> {
  return (await desk.settings()).weeklyMail !== false;
}
