import { paymentHeader } from '#contract/form-pages.ts';
import { connectionSentences } from '#contract/sentences.ts';
import type { TableName } from '#contract/tables.ts';
import { readWireError } from '#contract/wire-error.ts';
import { endpoint } from './endpoint.ts';

/**
 * What became of a row: on disk, refused with the service's own sentence, or nobody knows
 * (no answer, or one that is not the service's). Only the first may be shown as success.
 */
export type PostResult =
  /** `paymentUrl` is where an enrolment is paid, as the service says; null when it says nothing. */
  | { at: 'stored'; paymentUrl: string | null }
  | { at: 'refused'; message: string; code: string }
  | { at: 'unreachable'; message: string };

const answerWithinMs = 20_000;

/** Nobody answered: no connection, or no service at its other end. */
export const unreachable = {
  at: 'unreachable',
  message: connectionSentences.unreachable,
} as const;

/**
 * Inserts one row. Never throws. Success is status 201 and nothing else: a 404 with an empty body or a
 * page of somebody's proxy must not look like a stored enquiry.
 * `headers` carry what is no column: an idempotency key, the form guard.
 */
export async function postRow(
  table: TableName,
  row: Readonly<Record<string, string | null>>,
  headers: Readonly<Record<string, string>>,
): Promise<PostResult> {
  try {
    const response = await fetch(`${endpoint.url}/rest/v1/${table}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        apikey: endpoint.key,
        authorization: `Bearer ${endpoint.key}`,
        ...headers,
      },
      body: JSON.stringify(row),
      // Older browsers have no timeout.
      signal: AbortSignal.timeout?.(answerWithinMs),
    });
    if (response.status === 201)
      return { at: 'stored', paymentUrl: response.headers.get(paymentHeader) };

    const refusal = readWireError(await response.json());
    if (refusal) return { at: 'refused', message: refusal.message, code: refusal.code };
    return { at: 'unreachable', message: connectionSentences.unreadable };
  } catch (error) {
    return error instanceof TypeError
      ? unreachable
      : { at: 'unreachable', message: sentenceFor(error) };
  }
}

/** Browsers word a lost connection each in their own way ("Failed to fetch"); none tells what to do. */
function sentenceFor(error: unknown): string {
  if (error instanceof DOMException && error.name === 'TimeoutError') {
    return connectionSentences.tooSlow;
  }
  return connectionSentences.unreadable;
}
