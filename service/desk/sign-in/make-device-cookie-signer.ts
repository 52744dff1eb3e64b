/**
 * A signed cookie in a browser in which a member signed in before. The cookie gives no access; failed
 * attempts with it are counted separately from other attempts on the account.
 */
import { randomBytes } from 'node:crypto';
import { hmacHex, isSignedWith } from '../../payments/hmac.ts';

export const deviceCookieSeconds = 365 * 24 * 3_600;

export type DeviceCookieSigner = {
  markFor(staffId: string): string;
  /**
   * The key under which the device's attempts are counted; null if the cookie is forged or belongs to another
   * member.
   */
  idOf(mark: string | null, staffId: string): string | null;
};

export function makeDeviceCookieSigner(secret: string): DeviceCookieSigner {
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
