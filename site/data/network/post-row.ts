import { connectionSentences } from '#contract/forms/form-sentences.ts';
import { paymentLocationHeader } from '#contract/forms/payment-location-header.ts';
import { readRestError } from '#contract/forms/rest-error.ts';
import type { TableName } from '#contract/rows/visitor-tables.ts';
import { dataServiceSettings } from '../build-settings.ts';

/**
 * The result of sending a row: `stored`; `refused`, with the service's message; or `unreachable`. After `unreachable`
 * nobody knows whether the row was stored, because no answer came, or an answer that is not the service's. Only
 * `stored` may be shown as success.
 */
export type PostResult =
  /** `paymentUrl` is where an enrolment is paid; null when the service does not say. */
  | { at: 'stored'; paymentUrl: string | null }
  | { at: 'refused'; message: string; code: string }
  | { at: 'unreachable'; message: string };

const answerWithinMs = 20_000;

/** The result when there is no connection, or no service at the other end. */
export const unreachableResult = {
  at: 'unreachable',
  message: connectionSentences.unreachable,
} as const;

/**
 * Inserts one row. Never throws. Only status 201 is success: visitors must not be thanked after an empty answer or a
 * proxy's page. @param headers Values that are no columns of the row: the idempotency key, the form guard.
 */
export async function postRow(
  table: TableName,
  row: Readonly<Record<string, string | null>>,
  headers: Readonly<Record<string, string>>,
): Promise<PostResult> {
  try {
    const response = await fetch(`${dataServiceSettings.url}/rest/v1/${table}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        apikey: dataServiceSettings.key,
        authorization: `Bearer ${dataServiceSettings.key}`,
        ...headers,
      },
      body: JSON.stringify(row),
      // Older browsers have no `AbortSignal.timeout`; there, a request has no time limit.
      signal: AbortSignal.timeout?.(answerWithinMs),
    });
    if (response.status === 201)
      return { at: 'stored', paymentUrl: response.headers.get(paymentLocationHeader) };

    const refusal = readRestError(await response.json());
    if (refusal) return { at: 'refused', message: refusal.message, code: refusal.code };
    return { at: 'unreachable', message: connectionSentences.unreadable };
  } catch (error) {
    return error instanceof TypeError
      ? unreachableResult
      : { at: 'unreachable', message: messageForError(error) };
  }
}

/**
 * Returns the message for a request that took too long or whose answer can't be read. The browser's own message is not
 * shown, because browsers word it differently and none says what to do.
 */
function messageForError(error: unknown): string {
  if (error instanceof DOMException && error.name === 'TimeoutError') {
    return connectionSentences.tooSlow;
  }
  return connectionSentences.unreadable;
}
