import { setTimeout as delay } from 'node:timers/promises';

const longestMs = 60_000;
/** If the supervisor has restarted the service this many times, waiting longer does not help. */
const mostRestarts = 3;

/**
 * Waits up to a minute until the service can accept an enquiry; false if it can't by then. `restarts` counts the
 * restarts by the supervisor: after three, the answer is false at once.
 */
export async function waitUntilReady(url: string, restarts: () => number): Promise<boolean> {
  for (const end = Date.now() + longestMs; Date.now() < end; await delay(250)) {
    const isReady = await fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(5_000) }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return true;
    if (restarts() >= mostRestarts) return false;
  }
  return false;
}
