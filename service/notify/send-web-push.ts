/**
 * Wakes a subscribed browser through its push service. The notification has no content, so that neither the push
 * service nor a locked screen shows which person it is about.
 */
type PushResult = 'sent' | 'ended' | 'failed';

const answerWithinMs = 10_000;
const keptSeconds = 3600;

export async function sendWebPush(endpoint: string, authorization: string): Promise<PushResult> {
  try {
    const answer = await fetch(endpoint, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(answerWithinMs),
      headers: {
        authorization,
        ttl: String(keptSeconds),
        urgency: 'high',
        // While the browser can't be reached, the push service keeps only the newest notification of a topic.
        topic: 'desk',
      },
    });
    await answer.body?.cancel();
    if (answer.ok) return 'sent';
    return answer.status === 404 || answer.status === 410 ? 'ended' : 'failed';
  } catch {
    return 'failed';
  }
}
