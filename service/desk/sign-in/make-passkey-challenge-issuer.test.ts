import { describe, expect, it } from 'vitest';
import { makePasskeyChallengeIssuer } from './make-passkey-challenge-issuer.ts';

let now = 1_700_000_000_000;
const used = new Map<string, number>();
const incrementAttempts = async (key: string) => {
  used.set(key, (used.get(key) ?? 0) + 1);
  return used.get(key) ?? 0;
};
const ours = makePasskeyChallengeIssuer(
  'a secret',
  { incrementAttempts: incrementAttempts },
  () => now,
);
const sent = (challenge: Uint8Array) => Buffer.from(challenge).toString('base64url');

describe('a challenge', () => {
  it('is valid for its purpose and for no other', () => {
    const challenge = sent(ours.make('signing in'));
    expect(ours.isValid(challenge, 'signing in')).toBe(true);
    expect(ours.isValid(challenge, 'link 1')).toBe(false);
    expect(
      makePasskeyChallengeIssuer(
        'another secret',
        { incrementAttempts: incrementAttempts },
        () => now,
      ).isValid(challenge, 'signing in'),
    ).toBe(false);
  });

  it('is never the same twice', () => {
    expect(sent(ours.make('signing in'))).not.toBe(sent(ours.make('signing in')));
  });

  it('expires after an hour, and cannot be extended', () => {
    const challenge = sent(ours.make('signing in'));
    const until = String(now + 3_600_000);
    const longer = Buffer.from(challenge, 'base64url').toString().replace(until, '9999999999999');
    expect(ours.isValid(Buffer.from(longer).toString('base64url'), 'signing in')).toBe(false);
    now += 3_600_000 - 1;
    expect(ours.isValid(challenge, 'signing in')).toBe(true);
    now += 1;
    expect(ours.isValid(challenge, 'signing in')).toBe(false);
  });

  it('is used up by one answer, whatever is appended to it', async () => {
    const challenge = sent(ours.make('signing in'));
    expect(await ours.markAsUsed(challenge)).toBe(true);
    expect(await ours.markAsUsed(challenge)).toBe(false);
    expect(await ours.markAsUsed(`${challenge}=`)).toBe(false);
  });

  it.each(['', 'x', 'AAAA', '….'])('is not valid: %j', (challenge) => {
    expect(ours.isValid(challenge, 'signing in')).toBe(false);
  });
});
