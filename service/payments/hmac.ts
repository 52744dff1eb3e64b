import { createHmac, timingSafeEqual } from 'node:crypto';

/** Returns HMAC-SHA256 in lower-case hex, the form of the provider's signatures. */
export function computeHmacHex(secret: string, data: string | Buffer): string {
  return createHmac('sha256', secret).update(data).digest('hex');
}

/**
 * Whether `signature` is the HMAC of `data`, compared in constant time. False if the signature is missing or is not
 * hex.
 */
export function isSignedWith(
  secret: string,
  data: string | Buffer,
  signature: string | null | undefined,
): boolean {
  const expected = Buffer.from(computeHmacHex(secret, data), 'hex');
  const given = Buffer.from(signature ?? '', 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
