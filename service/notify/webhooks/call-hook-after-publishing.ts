/** Calls the owner's hook after publishing, for example to clear a CDN in front of the site. */
import { setTimeout as delay } from 'node:timers/promises';

type PublishHookBody = { publication: number; part: 'pages' | 'downloads' };

const answerWithinMs = 10_000;
const retryAfterMs = [2_000, 15_000, 60_000];

/**
 * Tells the publish hook that the site was published, in up to four attempts. Rejects if no attempt succeeded, or when
 * `stopping` is aborted.
 */
export async function callHookAfterPublishing(
  url: string,
  publication: PublishHookBody,
  stopping: AbortSignal,
  waits: readonly number[] = retryAfterMs,
): Promise<void> {
  for (const [attempt, waitMs] of [0, ...waits].entries()) {
    await delay(waitMs, undefined, { signal: stopping, ref: false });
    const isLast = attempt === waits.length;
    try {
      const answer = await fetch(url, {
        method: 'POST',
        redirect: 'manual',
        signal: AbortSignal.any([stopping, AbortSignal.timeout(answerWithinMs)]),
        headers: { 'content-type': 'application/json', 'user-agent': 'Miranaya-Publish/1' },
        body: JSON.stringify({ type: 'site.published', ...publication }),
      });
      await answer.body?.cancel();
      if (answer.ok) return;
      if (isLast) throw new Error(`It answered with status ${answer.status}.`);
    } catch (error) {
      if (isLast || stopping.aborted) throw error;
    }
  }
}
