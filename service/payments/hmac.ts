import { createHmac, timingSafeEqual } from 'node:crypto';

/** HMAC-SHA256 in lower-case hex, as the provider signs. */
export function hmacHex(secret: string, data: string | Buffer): string {
  return createHmac('sha256', secret).update(data).digest('hex');
}

/** Compares in constant time; false if the signature is missing or no hex. */
export function isSignedWith(
  secret: string,
  data: string | Buffer,
  signature: string | null | undefined,
): boolean {
  const expected = Buffer.from(hmacHex(secret, data), 'hex');
  const given = Buffer.from(signature ?? '', 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
