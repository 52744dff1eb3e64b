/**
 * The position of the desk's live updates: a text that changes when an enquiry arrives, one is quarantined, or somebody
 * acts. A page states the position at which it was rendered, so that it also learns of a change between its rendering
 * and the start of its stream.
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
