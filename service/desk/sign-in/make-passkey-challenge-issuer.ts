/**
 * Makes the challenges that passkeys sign. This service signs each challenge together with its purpose and its expiry,
 * so that nothing has to be stored when a page is opened. After a right answer, the challenge is stored as used.
 */
import { createHash, randomBytes } from 'node:crypto';
import type { SignInAttemptPort } from '#database/staff/sign-in-attempt-port.ts';
import { computeHmacHex, isSignedWith } from '../../payments/hmac.ts';

/** The lifetime of a challenge: long enough that a page still works after a lunch break. */
const lifetimeMs = 60 * 60_000;

export type PasskeyChallengeIssuer = {
  /**
   * Makes a challenge for one purpose: for signing in, for one link, or for one session. An answer that is used for
   * another purpose is refused.
   */
  make(purpose: string): Uint8Array<ArrayBuffer>;
  /**
   * Whether the challenge, in base64url as the browser returns it, was made by this service for this purpose and has
   * not expired.
   */
  isValid(challenge: string, purpose: string): boolean;
  /** Marks the challenge as used. Resolves with false if it was used before. */
  markAsUsed(challenge: string): Promise<boolean>;
};

export function makePasskeyChallengeIssuer(
  secret: string,
  tries: Pick<SignInAttemptPort, 'incrementAttempts'>,
  now: () => number,
): PasskeyChallengeIssuer {
  const sign = (purpose: string, random: string, until: number) =>
    computeHmacHex(secret, `challenge for ${purpose}: ${random} ${until}`);
  return {
    make(purpose) {
      const random = randomBytes(16).toString('hex');
      const until = now() + lifetimeMs;
      const text = `${random}.${until}.${sign(purpose, random, until)}`;
      return new TextEncoder().encode(text);
    },
    isValid(challenge, purpose) {
      const { random, until, signature } = parseChallenge(challenge);
      const data = `challenge for ${purpose}: ${random} ${until}`;
      return isSignedWith(secret, data, signature) && Number(until) > now();
    },
    async markAsUsed(challenge) {
      const key = createHash('sha256')
        .update(`used challenge ${parseChallenge(challenge).random}`)
        .digest('hex');
      return (await tries.incrementAttempts(key)) === 1;
    },
  };
}

function parseChallenge(challenge: string) {
  const text = Buffer.from(challenge, 'base64url').toString('latin1');
  const [, random = '', until = '', signature = ''] =
    /^([0-9a-f]{32})\.(\d{13})\.([0-9a-f]{64})$/.exec(text) ?? [];
  return { random, until, signature };
}
