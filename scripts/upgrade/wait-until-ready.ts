import { setTimeout as delay } from 'node:timers/promises';

const longestMs = 60_000;
/** After this many restarts by systemd, the service fails at each start, so waiting longer is useless. */
const mostRestarts = 3;

/**
 * Waits up to a minute until the service can accept an enquiry; false if it can't by then. `restarts` returns how often
 * systemd has restarted the service. After three restarts, the answer is false at once.
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
