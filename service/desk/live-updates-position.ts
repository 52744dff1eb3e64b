/**
 * The position of the desk's live updates: a text that changes when an enquiry arrives, one is quarantined, or
 * somebody acts. A page states the position at which it was rendered, so that nothing between rendering and the
 * stream's start is lost.
 */
import type { Store } from '#database/store.ts';

export async function liveUpdatesPosition({ desk }: Store): Promise<string> {
  const newest = await desk.newestId();
  const newestQuarantined = await desk.newestQuarantinedId();
  const newestEvent = await desk.newestEventId();
  return [newest, newestQuarantined, newestEvent].map((id) => id ?? '').join('.');
}
