/**
 * Challenges that passkeys sign. A challenge contains its purpose and expiry, signed by us, so that nothing is stored
 * for a page that is only opened; a correctly answered one is stored as used.
 */
import { createHash, randomBytes } from 'node:crypto';
import type { AttemptPort } from '#database/staff/staff-port.ts';
import { hmacHex, isSignedWith } from '../../payments/hmac.ts';

/** A page may stay open over lunch. */
const lifeMs = 60 * 60_000;

export type PasskeyChallenges = {
  /** `purpose` is what the answer is for: signing in, or one link or account. Any other use of the answer is refused. */
  make(purpose: string): Uint8Array<ArrayBuffer>;
  /** `challenge` as it comes back: base64url. False if it is forged, expired, or for another purpose. */
  isOurs(challenge: string, purpose: string): boolean;
  /** Marks it as used. False if it was used before. */
  spend(challenge: string): Promise<boolean>;
};

export function passkeyChallenges(
  secret: string,
  tries: Pick<AttemptPort, 'noteAttempt'>,
  now: () => number,
): PasskeyChallenges {
  const sign = (purpose: string, random: string, until: number) =>
    hmacHex(secret, `challenge for ${purpose}: ${random} ${until}`);
  return {
    make(purpose) {
      const random = randomBytes(16).toString('hex');
      const until = now() + lifeMs;
      const text = `${random}.${until}.${sign(purpose, random, until)}`;
      return new TextEncoder().encode(text);
    },
    isOurs(challenge, purpose) {
      const { random, until, signature } = read(challenge);
      const data = `challenge for ${purpose}: ${random} ${until}`;
      return isSignedWith(secret, data, signature) && Number(until) > now();
    },
    async spend(challenge) {
      const key = createHash('sha256')
        .update(`used challenge ${read(challenge).random}`)
        .digest('hex');
      return (await tries.noteAttempt(key)) === 1;
    },
  };
}

function read(challenge: string) {
  const text = Buffer.from(challenge, 'base64url').toString('latin1');
  const [, random = '', until = '', signature = ''] =
    /^([0-9a-f]{32})\.(\d{13})\.([0-9a-f]{64})$/.exec(text) ?? [];
  return { random, until, signature };
}
