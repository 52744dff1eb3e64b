/** Six-digit codes of an authenticator app by RFC 6238, with a new code every thirty seconds. */
import { Secret, TOTP } from 'otpauth';

const totpStepMs = 30_000;
/** The clock of a phone is often a little wrong, so the previous and the next code are accepted too. */
const window = 1;

const generator = (secretInBase32: string, email = '', issuer = '') =>
  new TOTP({
    issuer,
    label: email,
    algorithm: 'SHA1',
    digits: 6,
    period: totpStepMs / 1000,
    secret: Secret.fromBase32(secretInBase32),
  });

/** Encodes a secret in base 32 for authenticator apps. Only its first 20 bytes are used. */
export const encodeTotpSecret = (bytes: Buffer): string =>
  new Secret({ buffer: new Uint8Array(bytes.subarray(0, 20)).buffer }).base32;

/** Returns the `otpauth:` address for the QR code that an authenticator app scans. */
export const makeTotpUri = (secretInBase32: string, email: string, issuer: string): string =>
  generator(secretInBase32, email, issuer).toString();

/** Returns the time step to which the code belongs, so that it is accepted only once; null if it is not valid now. */
export function findTotpStep(secretInBase32: string, code: string, at: number): number | null {
  const digits = code.replace(/[\s-]/g, '');
  if (!/^\d{6}$/.test(digits)) return null;
  const away = generator(secretInBase32).validate({ token: digits, timestamp: at, window });
  return away === null ? null : Math.floor(at / totpStepMs) + away;
}
