/**
 * Makes ten recovery codes for a member who may lose their phone, and hashes a typed code; each code works once. A
 * plain hash is enough to store a code, because nobody can guess its 80 random bits.
 */
import { createHash, randomBytes } from 'node:crypto';

/** The alphabet leaves out characters that look alike on paper. */
const letters = '23456789abcdefghjkmnpqrstuvwxyz0';
const groups = 4;
const perGroup = 4;
const recoveryCodesGiven = 10;

export function makeRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodesGiven }, () => {
    const signs = Array.from(randomBytes(groups * perGroup), (byte) => letters[byte % 32] ?? '');
    return Array.from({ length: groups }, (_, n) =>
      signs.slice(n * perGroup, (n + 1) * perGroup).join(''),
    ).join('-');
  });
}

/**
 * Hashes a recovery code as a person typed it: capitals, spaces and missing dashes are accepted. Returns null if the
 * text does not have the form of a recovery code.
 */
export function hashRecoveryCode(typed: string): string | null {
  const plain = typed
    .toLowerCase()
    .replace(/[\s-]/g, '')
    // The alphabet has no letter o, so a typed o means zero.
    .replace(/o/g, '0');
  if (!/^[0-9a-z]{16}$/.test(plain)) return null;
  return createHash('sha256').update(`recovery ${plain}`).digest('hex');
}
