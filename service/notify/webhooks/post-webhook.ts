/** Sends one POST to the CRM, signed as Standard Webhooks specifies. */
import { createHmac } from 'node:crypto';
import type { Config } from '../../settings/config.ts';
import type { SendOutcome } from '../outbox-sender.ts';

export const webhookTimeoutMs = 10_000;

/** Returns the signature: `v1,` and the base64 of HMAC-SHA256 over `<id>.<seconds since 1970>.<body>`. */
export function signWebhook(secret: string, id: string, seconds: number, body: string): string {
  const hmac = createHmac('sha256', keyOf(secret)).update(`${id}.${seconds}.${body}`);
  return `v1,${hmac.digest('base64')}`;
}

/**
 * Returns the key for the signature. If the secret begins with `whsec_`, the rest of it is the key in base64, as in the
 * libraries of Standard Webhooks.
 */
function keyOf(secret: string): string | Buffer {
  const encoded = /^whsec_(.+)$/.exec(secret)?.[1];
  return encoded === undefined ? secret : Buffer.from(encoded, 'base64');
}

/**
 * Posts the body and returns the outcome; a failure is an outcome too, so it never rejects. Callers give every attempt
 * the same `id`, so that the receiver recognises a repetition.
 */
export async function postWebhook(
  { url, secret }: NonNullable<Config['webhook']>,
  { id, body }: { id: string; body: string },
  now: number,
  timeoutMs: number = webhookTimeoutMs,
): Promise<SendOutcome> {
  const seconds = Math.floor(now / 1000);
  try {
    const answer = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Miranaya-Webhook/1',
        'webhook-id': id,
        'webhook-timestamp': String(seconds),
        'webhook-signature': signWebhook(secret, id, seconds, body),
      },
      body,
    });
    await answer.body?.cancel();
    if (answer.ok) return { at: 'sent' };
    // With the status 410 Gone, the receiver asks never to get this message again.
    return { at: answer.status === 410 ? 'refused' : 'later', reason: `status ${answer.status}` };
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { code?: string } };
    return { at: 'later', reason: cause?.code ?? name };
  }
}
