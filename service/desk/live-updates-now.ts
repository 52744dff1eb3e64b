/**
 * What the desk's news stand at: another text as soon as an enquiry has come, one was kept in quarantine, or somebody
 * has done something. A page says what it was made at, so that what happens between the page and the first word of
 * the stream is not lost.
 */
import type { Store } from '#database/store.ts';

export async function liveUpdatesNow({ desk }: Store): Promise<string> {
  const newest = await desk.newestId();
  const newestQuarantined = await desk.newestQuarantinedId();
  const newestEvent = await desk.newestEventId();
  return [newest, newestQuarantined, newestEvent].map((id) => id ?? '').join('.');
}
