/**
 * Signs the cookie that a browser gets when a member signs in. The cookie gives no access. It only marks the browser as
 * known, so that its failed attempts are counted apart from those of strangers.
 */
import { randomBytes } from 'node:crypto';
import { computeHmacHex, isSignedWith } from '../../payments/hmac.ts';

export const deviceCookieSeconds = 365 * 24 * 3_600;

export type DeviceCookieSigner = {
  makeValueFor(staffId: string): string;
  /**
   * Returns the browser's id in the cookie, under which its failed attempts are counted. Null if the cookie is missing,
   * is forged, or belongs to another member.
   */
  deviceIdOf(mark: string | null, staffId: string): string | null;
};

export function makeDeviceCookieSigner(secret: string): DeviceCookieSigner {
  const signedText = (id: string, staffId: string) => `known device ${id} of ${staffId}`;
  return {
    makeValueFor(staffId) {
      const id = randomBytes(12).toString('hex');
      return `${id}.${computeHmacHex(secret, signedText(id, staffId))}`;
    },
    deviceIdOf(mark, staffId) {
      const [, id, signature] = /^([0-9a-f]{24})\.([0-9a-f]{64})$/.exec(mark ?? '') ?? [];
      if (id === undefined) return null;
      return isSignedWith(secret, signedText(id, staffId), signature) ? id : null;
    },
  };
}
