/**
 * What a passkey signs. A challenge says for itself what it is for and until when, under our signature, so that
 * nothing is kept for somebody who only looks at the page; once it was answered rightly it is used up.
 */
import { createHash, randomBytes } from 'node:crypto';
import type { TryPort } from '#database/staff/staff-port.ts';
import { hmacHex, isSignedWith } from '../../payments/hmac.ts';

/** Somebody may leave the page open over lunch. */
const lifeMs = 60 * 60_000;

export type Challenges = {
  /** `purpose` says who may do what with the answer. */
  make(purpose: string): Uint8Array<ArrayBuffer>;
  /** As it comes back: base64url. */
  isOurs(challenge: string, purpose: string): boolean;
  /** False when it was answered before. */
  spend(challenge: string): Promise<boolean>;
};

export function challenges(
  secret: string,
  tries: Pick<TryPort, 'noteTry'>,
  now: () => number,
): Challenges {
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
      return (await tries.noteTry(key)) === 1;
    },
  };
}

function read(challenge: string) {
  const text = Buffer.from(challenge, 'base64url').toString('latin1');
  const [, random = '', until = '', signature = ''] =
    /^([0-9a-f]{32})\.(\d{13})\.([0-9a-f]{64})$/.exec(text) ?? [];
  return { random, until, signature };
}
