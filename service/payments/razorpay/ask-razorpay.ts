/**
 * The only module that calls Razorpay's API. A call ends in one of three ways: an answer, ProviderUnavailable, or
 * ProviderRefused. Razorpay's SDK is not used, because it turns time-outs into TypeErrors and compares signatures with
 * `===`, which reveals by its time how much of a false signature is right.
 */
import { ProviderRefused, ProviderUnavailable } from '../payment-provider.ts';
import { parseJsonOrUndefined } from './parse-json-or-undefined.ts';
import { readRetryAfter } from './read-retry-after.ts';

export type RazorpayAccess = {
  keyId: string;
  keySecret: string;
  apiUrl: string;
  now: () => number;
  /** Aborts running requests at shutdown. */
  stopped?: AbortSignal;
};

type RazorpayRequest = {
  method: 'GET' | 'POST';
  path: string;
  body?: Readonly<Record<string, unknown>>;
  headers?: Readonly<Record<string, string>>;
};

/**
 * The time limit of a call. Razorpay answers earlier even when it is slow. Visitors do not wait so long: the pages stop
 * waiting after four seconds (`add-order-status-routes.ts`).
 */
const timeLimitMs = 8_000;

/** The largest accepted answer. Razorpay's largest answer, a list of a hundred links, has a tenth of this size. */
const maxAnswerBytes = 1_000_000;

/** Resolves with the JSON of a 2xx answer. Rejects with ProviderUnavailable or ProviderRefused. */
export async function askRazorpay(
  access: RazorpayAccess,
  request: RazorpayRequest,
): Promise<unknown> {
  const { keyId, keySecret, apiUrl, now, stopped } = access;
  const { method, path, body, headers } = request;
  let status: number;
  let text: string;
  let retryAfter: string | null;
  try {
    const answer = await fetch(`${apiUrl}${path}`, {
      method,
      headers: {
        authorization: `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`,
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.any([AbortSignal.timeout(timeLimitMs), ...(stopped ? [stopped] : [])]),
    });
    status = answer.status;
    retryAfter = answer.headers.get('retry-after');
    text = await readLimitedText(answer);
  } catch (cause) {
    if (cause instanceof ProviderUnavailable) throw cause;
    throw new ProviderUnavailable('Razorpay does not answer', { cause });
  }
  // The status 409 means that an earlier request with the same key is still running, so the call is retried later.
  if (status >= 500 || status === 429 || status === 409 || status === 408) {
    const retryAfterMs = readRetryAfter(retryAfter, now());
    throw new ProviderUnavailable(`Razorpay answers ${status}`, {
      ...(retryAfterMs === null ? {} : { retryAfterMs }),
    });
  }
  const content = parseJsonOrUndefined(text);
  if (status >= 200 && status < 300 && content !== undefined) return content;
  if (status >= 200 && status < 300) throw new ProviderUnavailable('Razorpay answers with no JSON');
  throw new ProviderRefused(`Razorpay answers ${status}: ${describeError(content)}`);
}

/**
 * Rejects with ProviderUnavailable if the answer is too large: Razorpay's API never answers so much, so the answer
 * comes from another program.
 */
async function readLimitedText(answer: Response): Promise<string> {
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = '';
  // If the loop ends early, `for await` cancels the rest of the body.
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxAnswerBytes) throw new ProviderUnavailable('Razorpay answers with too much');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/**
 * Returns Razorpay's own description of an error. It is shortened, and everything that looks like a mail address or
 * phone number is removed.
 */
function describeError(content: unknown): string {
  const { error } = (content ?? {}) as { error?: { description?: unknown } };
  const description = typeof error?.description === 'string' ? error.description : 'no reason';
  return description.replace(/\S+@\S+|\+?\d[\d\s-]{6,}\d/g, '…').slice(0, 200);
}
