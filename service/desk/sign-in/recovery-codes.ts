/** For the day on which the phone is gone: ten codes, each good once. 80 bits each, so a plain hash keeps them. */
import { createHash, randomBytes } from 'node:crypto';

/** Nothing that is mistaken for another one when it is read from paper. */
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

/** As somebody types it: in capitals, with blanks or without the dashes. Null for what is no such code. */
export function recoveryHash(typed: string): string | null {
  const plain = typed
    .toLowerCase()
    .replace(/[\s-]/g, '')
    // There is no o among them.
    .replace(/o/g, '0');
  if (!/^[0-9a-z]{16}$/.test(plain)) return null;
  return createHash('sha256').update(`recovery ${plain}`).digest('hex');
}
