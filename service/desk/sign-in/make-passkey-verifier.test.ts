import { beforeEach, describe, expect, it } from 'vitest';
import type { Passkey } from '#database/staff/credential-port.ts';
import { makeSoftwarePasskey } from '../../../tests/service/support/make-software-passkey.ts';
import { makePasskeyChallengeIssuer } from './make-passkey-challenge-issuer.ts';
import { makePasskeyVerifier } from './make-passkey-verifier.ts';

const origin = 'https://miranaya.example';
const asha = { id: '01a2003b-2492-7000-952d-d998dd6f6cb4', email: 'asha@example.in', name: 'Asha' };

let now = 1_700_000_000_000;
let used = new Map<string, number>();
beforeEach(() => {
  used = new Map();
});
const incrementAttempts = async (key: string) => {
  used.set(key, (used.get(key) ?? 0) + 1);
  return used.get(key) ?? 0;
};
const here = makePasskeyVerifier(
  origin,
  'miranaya.example',
  makePasskeyChallengeIssuer('a secret', { incrementAttempts: incrementAttempts }, () => now),
);
if (here === null) throw new Error('There are passkeys at a name.');

const device = makeSoftwarePasskey();
const made = async (): Promise<Passkey> => {
  const question = await here.makeRegistrationOptions('link 1', asha, []);
  const read = await here.verifyRegistration(device.make(question, { origin }), 'link 1');
  if (read === null) throw new Error('The passkey was not taken.');
  return { ...read, staffId: asha.id, name: 'Phone', createdAt: new Date(now), usedAt: null };
};
const ask = () => here.makeAuthenticationOptions('signing in');

describe('a new passkey', () => {
  it('is requested with its owner, as discoverable, and with a finger or a code', async () => {
    const question = JSON.parse(await here.makeRegistrationOptions('link 1', asha, [await made()]));
    expect(question).toMatchObject({
      rp: { id: 'miranaya.example', name: 'miranaya.example' },
      user: { name: asha.email, displayName: asha.name },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ id: device.id, transports: ['internal'] }],
      timeout: 300_000,
    });
  });

  it('is stored with the known transports that reach it', async () => {
    expect(await made()).toMatchObject({ id: device.id, counter: 0, transports: ['internal'] });
  });

  it.each([
    ['of another site', { origin: 'https://evil.example' }],
    [
      'of this site, shown inside another',
      { origin: 'https://evil.example', host: 'miranaya.example' },
    ],
    ['of a port beside ours', { origin: `${origin}:8443` }],
    ['whose owner was not asked for', { origin, isVerified: false }],
  ])('%s is refused', async (_which, answering) => {
    const question = await here.makeRegistrationOptions('link 1', asha, []);
    expect(await here.verifyRegistration(device.make(question, answering), 'link 1')).toBeNull();
  });

  it('for another link, too late, or sent again is refused', async () => {
    const question = await here.makeRegistrationOptions('link 1', asha, []);
    const answer = device.make(question, { origin });
    expect(await here.verifyRegistration(answer, 'link 2')).toBeNull();
    expect(await here.verifyRegistration(answer, 'link 1')).not.toBeNull();
    expect(await here.verifyRegistration(answer, 'link 1')).toBeNull();
    const late = device.make(await here.makeRegistrationOptions('link 1', asha, []), { origin });
    now += 3_600_001;
    expect(await here.verifyRegistration(late, 'link 1')).toBeNull();
  });
});

describe('an answer', () => {
  const response = { clientDataJSON: 'e30' };
  const id = 'a'.repeat(16);

  it('names its passkey when it is complete', () => {
    expect(here.idIn(JSON.stringify({ id, response }))).toBe(id);
  });

  it.each([
    ['without any id', { response }],
    ['with a number for an id', { id: 1_234_567_890_123_456, response }],
    ['with too short an id', { id: 'a'.repeat(15), response }],
    ['with too long an id', { id: 'a'.repeat(1_401), response }],
    ['with a sign before its id', { id: `"${id}`, response }],
    ['with a sign behind its id', { id: `${id}"`, response }],
    ['without a response', { id }],
    ['with an empty response', { id, response: {} }],
    ['with a response that is no text', { id, response: { clientDataJSON: 7 } }],
  ])('%s names none', (_which, answer) => {
    expect(here.idIn(JSON.stringify(answer))).toBeNull();
  });
});

describe('a known passkey', () => {
  it('is requested with a finger or a code, within five minutes', async () => {
    expect(JSON.parse(await ask())).toMatchObject({
      rpId: 'miranaya.example',
      timeout: 300_000,
      userVerification: 'required',
    });
  });

  it('signs its owner in, and reports its counter', async () => {
    const passkey = await made();
    const answer = device.answer(await ask(), { origin, counter: 7 });
    expect(here.idIn(answer)).toBe(passkey.id);
    expect(await here.verifyAuthentication(answer, 'signing in', passkey)).toBe(7);
  });

  it.each([
    ['of another site', { origin: 'https://evil.example' }],
    ['for another host', { origin, host: 'evil.example' }],
    ['whose owner was not asked for', { origin, isVerified: false }],
  ])('%s is refused', async (_which, answering) => {
    const passkey = await made();
    const answer = device.answer(await ask(), answering);
    expect(await here.verifyAuthentication(answer, 'signing in', passkey)).toBeNull();
  });

  it('that was copied, and has a lower counter than the real one, is refused', async () => {
    const passkey = { ...(await made()), counter: 9 };
    const answer = device.answer(await ask(), { origin, counter: 9 });
    expect(await here.verifyAuthentication(answer, 'signing in', passkey)).toBeNull();
  });

  it('of another person, sent again, or with an answer to another challenge is refused', async () => {
    const passkey = await made();
    const stranger = makeSoftwarePasskey().answer(await ask(), { origin });
    expect(await here.verifyAuthentication(stranger, 'signing in', passkey)).toBeNull();
    const answer = device.answer(await ask(), { origin });
    expect(await here.verifyAuthentication(answer, 'session 1', passkey)).toBeNull();
    expect(await here.verifyAuthentication(answer, 'signing in', passkey)).toBe(0);
    expect(await here.verifyAuthentication(answer, 'signing in', passkey)).toBeNull();
  });

  it.each([
    '',
    'null',
    '{}',
    '[]',
    '{"id":"x"}',
    '{"id":"aaaaaaaaaaaaaaaaaaaa","response":{"clientDataJSON":"e30"}}',
  ])('is not in %j', async (answer) => {
    expect(await here.verifyAuthentication(answer, 'signing in', await made())).toBeNull();
    expect(await here.verifyRegistration(answer, 'link 1')).toBeNull();
  });
});

it.each(['http://127.0.0.1:3000', 'http://[::1]:3000'])(
  'there are no passkeys at a host that is a number: %s',
  (url) => {
    expect(
      makePasskeyVerifier(
        url,
        '',
        makePasskeyChallengeIssuer('a secret', { incrementAttempts: incrementAttempts }, () => now),
      ),
    ).toBeNull();
  },
);
