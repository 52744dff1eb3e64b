/**
 * Verifies that a message comes from a system that has this key. Messages are signed by the rules of Standard Webhooks;
 * a system that can't sign sends the key itself in `Authorization: Bearer`. The comparison takes constant time, so that
 * nobody can guess the key letter by letter.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import { signWebhook } from '../notify/webhooks/post-webhook.ts';

/**
 * The greatest accepted difference between the time of a signed message and the time of its arrival. A message with a
 * greater difference is refused, so that nobody can send a recorded message again.
 */
const mostSecondsApart = 300;

type Message = {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: string;
};

/**
 * Returns null if the message was not sent with this key; otherwise an object with the message's `id`. A repeated
 * message has the same `id`. If the key was sent as bearer token, `id` is null, so that only the content of the message
 * shows a repetition.
 */
export function verifyWebhookSender(
  { headers, body }: Message,
  secret: string,
  nowMs: number,
): { id: string | null } | null {
  const headerOf = (name: string) => {
    const value = headers[name];
    return typeof value === 'string' ? value : '';
  };
  const bearer = /^Bearer (\S+)$/i.exec(headerOf('authorization'))?.[1];
  if (bearer !== undefined) return isSame(bearer, secret) ? { id: null } : null;
  const [id, seconds] = [headerOf('webhook-id'), headerOf('webhook-timestamp')];
  if (id === '' || !/^\d{1,12}$/.test(seconds)) return null;
  if (Math.abs(nowMs / 1000 - Number(seconds)) > mostSecondsApart) return null;
  const expected = signWebhook(secret, id, Number(seconds), body);
  const given = headerOf('webhook-signature').split(' ');
  return given.some((one) => isSame(one, expected)) ? { id } : null;
}

const digest = (text: string) => createHash('sha256').update(text).digest();
const isSame = (a: string, b: string) => timingSafeEqual(digest(a), digest(b));
