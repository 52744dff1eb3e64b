/**
 * Visitors who arrive at a steady rate, whether earlier requests have been answered or not: they request pages and
 * files and send forms, in turn. Any response other than a complete 200 or 201 counts as failed. A failed request is
 * not repeated.
 */
import { setTimeout as delay } from 'node:timers/promises';

type VisitorsResult = {
  requests: number;
  /** The number of visitors per second, as a mean of the whole run. */
  perSecond: number;
  /** Each kind of failure with its count. */
  failures: Map<string, number>;
  slowestMs: number;
  /** The keys of the rows that were answered with 201. The key of a row is its `name`. */
  acknowledged: string[];
};

type Options = {
  url: string;
  perSecond: number;
  /** A request that takes longer than this is given up and counts as failed. */
  patienceMs: number;
  paths: readonly string[];
  /** A text that makes the names of one run differ from those of another run. */
  run: string;
  signal: AbortSignal;
};

/** The most visitors at the same time. Real visitors would leave an overloaded site, so no more are started then. */
const mostVisitorsAtOnce = 1_000;
/** One visitor in this many sends a form. */
const formEvery = 10;
const codings = ['gzip, br, zstd', 'identity'];

export async function simulateVisitors(options: Options): Promise<VisitorsResult> {
  const { url, perSecond, patienceMs, paths, run, signal } = options;
  const result: VisitorsResult = {
    requests: 0,
    perSecond: 0,
    failures: new Map(),
    slowestMs: 0,
    acknowledged: [],
  };
  const visit = async (n: number) => {
    const path = paths[n % paths.length] ?? '/';
    const name = `${run}-${n}`;
    const isForm = n % formEvery === 0;
    const asked = performance.now();
    let how: string;
    try {
      const answer = isForm
        ? await sendForm(url, name, patienceMs)
        : await fetch(url + path, {
            headers: { 'accept-encoding': codings[n % codings.length] ?? '' },
            signal: AbortSignal.timeout(patienceMs),
          });
      await answer.bytes();
      if (answer.status === (isForm ? 201 : 200)) how = '';
      else how = String(answer.status);
    } catch (error) {
      const cause = (error as { cause?: { code?: string } }).cause?.code;
      how = cause ?? (error as Error).name;
    }
    result.slowestMs = Math.max(result.slowestMs, performance.now() - asked);
    if (how === '' && isForm) result.acknowledged.push(name);
    if (how === '') return;
    const what = `${isForm ? 'a form' : path}: ${how}`;
    result.failures.set(what, (result.failures.get(what) ?? 0) + 1);
  };

  const underWay = new Set<Promise<void>>();
  let skipped = 0;
  const started = performance.now();
  while (!signal.aborted) {
    // All visitors who are due come at once, so that a late timer does not lower the rate.
    const due = ((performance.now() - started) / 1000) * perSecond;
    while (result.requests + skipped < due) {
      if (underWay.size >= mostVisitorsAtOnce) {
        skipped += 1;
        continue;
      }
      result.requests += 1;
      const visiting = visit(result.requests).finally(() => underWay.delete(visiting));
      underWay.add(visiting);
    }
    await delay(5);
  }
  result.perSecond = result.requests / ((performance.now() - started) / 1000);
  await Promise.all(underWay);
  return result;
}

function sendForm(url: string, name: string, patienceMs: number): Promise<Response> {
  return fetch(`${url}/rest/v1/request_a_call`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      apikey: 'miranaya-public-key',
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify({
      name,
      email: `${name}@example.com`,
      phone: '+91 98765 43210',
      program: 'Data Science',
      message: 'Please call after six.',
    }),
    signal: AbortSignal.timeout(patienceMs),
  });
}
