/**
 * A load generator for form posts. Each connection sends its next row as soon as the previous one is answered, or when
 * the row is due. It uses plain sockets, so that it needs little processor time beside the service. Every row is
 * different. The keys of the rows that were answered with 201 are recorded, so that the caller can search the database
 * for these rows.
 */
import { connect, type Socket } from 'node:net';
import type { TableName } from '#contract/rows/visitor-tables.ts';
import { mobileOfName } from '../tests/support/mobile-of-name.ts';

/** The API key that forms send and that the service accepts without any setting. */
export const anonKey = 'miranaya-public-key';

export type LoadOptions = {
  url: string;
  connections: number;
  /** Posts this many rows, then ends. */
  rows?: number;
  /** Posting ends when this signal is aborted. */
  signal?: AbortSignal;
  /**
   * Rows per second, of all connections together. Without this rate, each connection sends its next row as soon as its
   * previous row is answered.
   */
  perSecond?: number;
  /** A text that makes the names of one run differ from those of another run. */
  namePrefix: string;
  /**
   * Makes the row that a post sends, from the idempotency key of the post. By default it is a row of `request_a_call`.
   */
  makeRow?: ((key: string) => RowToPost) | undefined;
  /** Called with the key of a row when the row was answered with 201. */
  onAcknowledged?: (key: string) => void;
};

export type RowToPost = { table: TableName; row: Record<string, string> };

const callRequest = (key: string): RowToPost => ({
  table: 'request_a_call',
  row: {
    name: key,
    email: `${key}@example.com`,
    // The desk groups the enquiries that have the same number, so every row needs a number of its own.
    phone: `+91 ${mobileOfName(key)}`,
    program: 'Data Science',
    message: 'Please call after six.',
  },
});

type LoadResult = {
  /** The keys of the rows that were answered with 201. In a request for a call, the key is the `name`. */
  acknowledged: string[];
  /** The number of answers other than 201, by status. Status 0 counts the connections that ended without an answer. */
  failures: Map<number, number>;
  /** Milliseconds of each acknowledged post, counted from when it was sent or, with a rate, from when it was due. */
  latencies: number[];
  seconds: number;
};

export async function generatePostLoad(options: LoadOptions): Promise<LoadResult> {
  const result: LoadResult = { acknowledged: [], failures: new Map(), latencies: [], seconds: 0 };
  const started = performance.now();
  let next = 0;
  const nextRow = () => {
    if (options.signal?.aborted || next >= (options.rows ?? Number.POSITIVE_INFINITY)) return null;
    next += 1;
    const dueAt = options.perSecond ? started + (next / options.perSecond) * 1_000 : null;
    return { key: `${options.namePrefix}-${next}`, dueAt };
  };
  await Promise.all(
    Array.from({ length: options.connections }, () => postOnConnections(options, nextRow, result)),
  );
  result.seconds = (performance.now() - started) / 1000;
  return result;
}

/** `dueAt` is null if the row is sent as soon as the previous one is answered. */
type NextRow = { key: string; dueAt: number | null };
type Pending = NextRow & { idempotencyKey: string };

/**
 * Opens one connection after another, each for as many rows as the service accepts on it, until there are no more rows.
 * A row that was not answered with 201 is sent again with the same idempotency key, as when a visitor presses the
 * button again. The service must never store such a row twice.
 */
async function postOnConnections(
  options: LoadOptions,
  nextRow: () => NextRow | null,
  result: LoadResult,
): Promise<void> {
  let pending: Pending | null = null;
  for (;;) {
    const left: Pending | null | 'done' = await postOnOneConnection(
      options,
      nextRow,
      result,
      pending,
    );
    if (left === 'done' || options.signal?.aborted) return;
    pending = left;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/**
 * Sends rows until the connection is closed. Resolves with the row that has no 201 yet, with null if there is none, or
 * with `done` if there are no more rows.
 */
function postOnOneConnection(
  { url, makeRow = callRequest, onAcknowledged }: LoadOptions,
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
      const { table, row } = makeRow(key);
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
      // A connection that was refused at once does not count as a lost request, because nothing was sent.
      if (isSent) count(0);
      resolve(isDone ? 'done' : pending);
    });
  });
}
