/**
 * A load generator for form posts: so many connections, each sending its next row as soon as the last is
 * answered, or when it is due, over plain sockets so that it costs little beside the service it measures. Every row is
 * different. What was acknowledged is recorded, so that somebody can look for it afterwards.
 */
import { connect, type Socket } from 'node:net';
import type { TableName } from '#contract/tables.ts';

export type LoadOptions = {
  url: string;
  connections: number;
  /** How many rows, or until the signal ends it. */
  rows?: number;
  signal?: AbortSignal;
  /** A steady rate for all connections together; without it each row follows the last. */
  perSecond?: number;
  /** Makes the names of one run differ from another's. */
  run: string;
  /** What each post sends; without it a request for a call. */
  sends?: ((key: string) => Posted) | undefined;
  anonKey?: string;
  /** Called as soon as a 201 was read. */
  onAcknowledged?: (key: string) => void;
};

export type Posted = { table: TableName; row: Record<string, string> };

const callRequest = (key: string): Posted => ({
  table: 'request_a_call',
  row: {
    name: key,
    email: `${key}@example.com`,
    phone: '+91 98765 43210',
    program: 'Data Science',
    message: 'Please call after six.',
  },
});

export type LoadResult = {
  /** Keys (the `name` of a request for a call) whose 201 was read. */
  acknowledged: string[];
  /** Answers other than 201, by status; 0 is a connection that ended without one. */
  failures: Map<number, number>;
  /** Milliseconds of each acknowledged post, from when it was sent, or due. */
  latencies: number[];
  seconds: number;
};

export async function postLoad(options: LoadOptions): Promise<LoadResult> {
  const result: LoadResult = { acknowledged: [], failures: new Map(), latencies: [], seconds: 0 };
  const started = performance.now();
  let next = 0;
  const nextRow = () => {
    if (options.signal?.aborted || next >= (options.rows ?? Number.POSITIVE_INFINITY)) return null;
    next += 1;
    const dueAt = options.perSecond ? started + (next / options.perSecond) * 1_000 : null;
    return { key: `${options.run}-${next}`, dueAt };
  };
  await Promise.all(
    Array.from({ length: options.connections }, () => visitor(options, nextRow, result)),
  );
  result.seconds = (performance.now() - started) / 1000;
  return result;
}

/** `dueAt` is null where a row follows the last. */
type NextRow = { key: string; dueAt: number | null };
type Pending = NextRow & { idempotencyKey: string };

/**
 * One connection after another, until there are no more rows. A row whose answer never came is sent again
 * with its idempotency key, as a visitor would press again: it may be there twice in no case.
 */
async function visitor(
  options: LoadOptions,
  nextRow: () => NextRow | null,
  result: LoadResult,
): Promise<void> {
  let pending: Pending | null = null;
  for (;;) {
    const left: Pending | null | 'done' = await oneConnection(options, nextRow, result, pending);
    if (left === 'done' || options.signal?.aborted) return;
    pending = left;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** Resolves when the connection is closed, with the row that was not answered. */
function oneConnection(
  { url, sends = callRequest, anonKey = 'miranaya-public-key', onAcknowledged }: LoadOptions,
  nextRow: () => NextRow | null,
  result: LoadResult,
  first: Pending | null,
): Promise<Pending | null | 'done'> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket: Socket = connect({ host: hostname, port: Number(port), noDelay: true });
    let pending = first;
    let isSent = false;
    let sentAt = 0;
    let buffer = '';
    let isDone = false;

    const count = (status: number) =>
      result.failures.set(status, (result.failures.get(status) ?? 0) + 1);

    const send = () => {
      if (pending === null) {
        const row = nextRow();
        if (row === null) {
          isDone = true;
          socket.end();
          return;
        }
        pending = { ...row, idempotencyKey: crypto.randomUUID() };
        const waitMs = (row.dueAt ?? 0) - performance.now();
        if (waitMs > 0) {
          setTimeout(send, waitMs);
          return;
        }
      }
      const { key, dueAt, idempotencyKey } = pending;
      const { table, row } = sends(key);
      const body = JSON.stringify(row);
      sentAt = dueAt ?? performance.now();
      isSent = true;
      socket.write(
        `POST /rest/v1/${table} HTTP/1.1\r\nHost: ${hostname}:${port}\r\napikey: ${anonKey}\r\nauthorization: Bearer ${anonKey}\r\nidempotency-key: ${idempotencyKey}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
      );
    };

    socket.on('connect', send);
    socket.on('data', (chunk) => {
      buffer += chunk.toString('latin1');
      const head = buffer.indexOf('\r\n\r\n');
      if (head < 0) return;
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(buffer)?.[1] ?? 0);
      if (buffer.length < head + 4 + length) return;
      const status = Number(buffer.slice(9, 12));
      const closes = /\r\nconnection: close/i.test(buffer.slice(0, head));
      buffer = buffer.slice(head + 4 + length);
      if (status === 201 && pending !== null) {
        result.acknowledged.push(pending.key);
        onAcknowledged?.(pending.key);
        result.latencies.push(performance.now() - sentAt);
        pending = null;
      } else {
        count(status);
      }
      isSent = false;
      if (closes || status !== 201) socket.end();
      else send();
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      // Refused at once is not lost: nothing was sent.
      if (isSent) count(0);
      resolve(isDone ? 'done' : pending);
    });
  });
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
