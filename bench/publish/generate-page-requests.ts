/** Visitors who request pages at a steady rate, whatever the service does at the same time. */
import { Agent, get } from 'node:http';

type RunningPageLoad = {
  stop(): Promise<{ answered: number; failed: number; slowestMs: number }>;
};

const paths = ['/', '/terms', '/courses', '/short-term', '/how-we-teach', '/privacy'];

/**
 * Requests pages from the services in turn until `stop` is called. A response other than 200, or an interrupted one,
 * counts as failed.
 */
export function generatePageRequests(urls: readonly string[], perSecond: number): RunningPageLoad {
  const agent = new Agent({ keepAlive: true, maxSockets: 40 });
  const started = performance.now();
  let [sent, answered, failed, slowestMs] = [0, 0, 0, 0];

  const visit = (at: number) => {
    const due = performance.now();
    const fail = () => {
      failed += 1;
    };
    const url = `${urls[at % urls.length]}${paths[at % paths.length]}`;
    get(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      response.on('error', fail);
      response.on('end', () => {
        if (response.statusCode !== 200) return fail();
        answered += 1;
        slowestMs = Math.max(slowestMs, performance.now() - due);
      });
      response.resume();
    }).on('error', fail);
  };
  const timer = setInterval(() => {
    const due = ((performance.now() - started) / 1000) * perSecond;
    for (; sent < due; sent += 1) visit(sent);
  }, 5);

  return {
    async stop() {
      clearInterval(timer);
      const end = Date.now() + 10_000;
      while (answered + failed < sent && Date.now() < end)
        await new Promise((resolve) => setTimeout(resolve, 20));
      agent.destroy();
      return { answered, failed: failed + (sent - answered - failed), slowestMs };
    },
  };
}
