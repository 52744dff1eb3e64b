/**
 * Verifies that a message comes from the system that has this key. The message is signed by Standard Webhooks, like
 * the messages that we send; a connector that can't sign sends the key itself in `Authorization: Bearer`. The
 * comparison takes constant time.
 */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { signWebhook } from '../notify/webhooks/post-webhook.ts';

/**
 * The greatest difference between the time of a signed message and the time of its arrival. An older message is
 * refused, so that nobody can send a recorded message again.
 */
const longestSeconds = 300;

export const makeSendingSystemKey = (): string => `whsec_${randomBytes(32).toString('base64')}`;

type Message = {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: string;
};

/**
 * Checks that a message was sent with this key: signed, or with the key as bearer token. Null if it was not. A message
 * that is sent again has the same `id`. Without an `id`, a repetition can be recognised only by what the body contains.
 */
export function verifyWebhookSignature(
  { headers, body }: Message,
  secret: string,
  nowMs: number,
): { id: string | null } | null {
  const of = (name: string) => {
    const value = headers[name];
    return typeof value === 'string' ? value : '';
  };
  const bearer = /^Bearer (\S+)$/i.exec(of('authorization'))?.[1];
  if (bearer !== undefined) return isSame(bearer, secret) ? { id: null } : null;
  const [id, seconds] = [of('webhook-id'), of('webhook-timestamp')];
  if (id === '' || !/^\d{1,12}$/.test(seconds)) return null;
  if (Math.abs(nowMs / 1000 - Number(seconds)) > longestSeconds) return null;
  const expected = signWebhook(secret, id, Number(seconds), body);
  const given = of('webhook-signature').split(' ');
  return given.some((one) => isSame(one, expected)) ? { id } : null;
}

const digest = (text: string) => createHash('sha256').update(text).digest();
const isSame = (a: string, b: string) => timingSafeEqual(digest(a), digest(b));
