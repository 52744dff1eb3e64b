/** Codes of six digits from an app, as RFC 6238 has them: a new one every thirty seconds. */
import { Secret, TOTP } from 'otpauth';

export const stepMs = 30_000;
/** Clocks of phones are seldom right: the code before and the one after count as well. */
const window = 1;

const generator = (secretInBase32: string, email = '', issuer = '') =>
  new TOTP({
    issuer,
    label: email,
    algorithm: 'SHA1',
    digits: 6,
    period: stepMs / 1000,
    secret: Secret.fromBase32(secretInBase32),
  });

/** 160 bits, in the base 32 that apps read. */
export const totpSecretOf = (bytes: Buffer): string =>
  new Secret({ buffer: new Uint8Array(bytes.subarray(0, 20)).buffer }).base32;

/** What a QR code carries to the app. */
export const totpAddress = (secretInBase32: string, email: string, issuer: string): string =>
  generator(secretInBase32, email, issuer).toString();

/** The step that this code belongs to; null when it is none of these minutes. */
export function totpStep(secretInBase32: string, code: string, at: number): number | null {
  const digits = code.replace(/[\s-]/g, '');
  if (!/^\d{6}$/.test(digits)) return null;
  const away = generator(secretInBase32).validate({ token: digits, timestamp: at, window });
  return away === null ? null : Math.floor(at / stepMs) + away;
}
