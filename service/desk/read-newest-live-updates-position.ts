/**
 * The position of the desk's live updates: a text that changes when an enquiry arrives or is quarantined, or when
 * somebody acts. A page sends the position with which it was rendered, so that it also learns of changes before its
 * stream began.
 */
import type { Store } from '#database/store.ts';

export async function readNewestLiveUpdatesPosition({ desk }: Store): Promise<string> {
  const ids = await Promise.all([
    desk.newestId(),
    desk.newestQuarantinedId(),
    desk.newestEventId(),
  ]);
  return ids.map((id) => id ?? '').join('.');
}
