/**
 * Derives the key pair by which push services of browsers identify this service (RFC 8292) from a secret in the
 * database. Each request to a push service contains a signed statement. Node's own crypto is enough, because a
 * notification has no content that would have to be encrypted.
 */
import { createECDH, createPrivateKey, sign } from 'node:crypto';

export type VapidKeys = {
  /** The public key, which the browser needs to subscribe. */
  publicKey: string;
  /** Returns the value of the header `Authorization` for a request to this endpoint of a push service. */
  authorization(endpoint: string, now: number): string;
};

const validSeconds = 12 * 3600;

/**
 * `secret` is 32 random bytes in base64url. `contact` is the mailto: or https: address that a push service
 * may use to reach us.
 */
export function deriveVapidKeys(secret: string, contact: string): VapidKeys {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(Buffer.from(secret, 'base64url'));
  const point = curve.getPublicKey();
  const publicKey = point.toString('base64url');
  const privateKey = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      d: secret,
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  return {
    publicKey,
    authorization(endpoint, now) {
      const claims = {
        aud: new URL(endpoint).origin,
        exp: Math.floor(now / 1000) + validSeconds,
        sub: contact,
      };
      const text = [{ typ: 'JWT', alg: 'ES256' }, claims].map(inBase64).join('.');
      const signature = sign('sha256', Buffer.from(text), {
        key: privateKey,
        dsaEncoding: 'ieee-p1363',
      });
      return `vapid t=${text}.${signature.toString('base64url')}, k=${publicKey}`;
    },
  };
}

const inBase64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
