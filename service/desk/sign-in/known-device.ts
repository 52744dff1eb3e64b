/**
 * A browser in which somebody has signed in before carries a mark that says so. It opens nothing; its wrong tries
 * are counted under the mark and not under the account.
 */
import { randomBytes } from 'node:crypto';
import { hmacHex, isSignedWith } from '../../payments/hmac.ts';

export const markAgeSeconds = 365 * 24 * 3_600;

export type KnownDevices = {
  markFor(staffId: string): string;
  /** What its tries are counted under; null when the mark is another person's, or none of ours. */
  idOf(mark: string | null, staffId: string): string | null;
};

export function knownDevices(secret: string): KnownDevices {
  const signed = (id: string, staffId: string) => `known device ${id} of ${staffId}`;
  return {
    markFor(staffId) {
      const id = randomBytes(12).toString('hex');
      return `${id}.${hmacHex(secret, signed(id, staffId))}`;
    },
    idOf(mark, staffId) {
      const [, id, signature] = /^([0-9a-f]{24})\.([0-9a-f]{64})$/.exec(mark ?? '') ?? [];
      if (id === undefined) return null;
      return isSignedWith(secret, signed(id, staffId), signature) ? id : null;
    },
  };
}
