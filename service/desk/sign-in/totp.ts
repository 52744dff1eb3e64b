/** Six-digit codes of an app by RFC 6238, a new one every thirty seconds. */
import { Secret, TOTP } from 'otpauth';

export const totpStepMs = 30_000;
/** Phones' clocks are often a little wrong, so the previous and the next code count too. */
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

/** 160 bits, in the base 32 that apps read. */
export const totpSecretOf = (bytes: Buffer): string =>
  new Secret({ buffer: new Uint8Array(bytes.subarray(0, 20)).buffer }).base32;

/** The address in the QR code. */
export const totpUri = (secretInBase32: string, email: string, issuer: string): string =>
  generator(secretInBase32, email, issuer).toString();

/** The code's time step; null if it is not valid now. */
export function totpStep(secretInBase32: string, code: string, at: number): number | null {
  const digits = code.replace(/[\s-]/g, '');
  if (!/^\d{6}$/.test(digits)) return null;
  const away = generator(secretInBase32).validate({ token: digits, timestamp: at, window });
  return away === null ? null : Math.floor(at / totpStepMs) + away;
}
