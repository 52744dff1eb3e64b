/**
 * Passkeys: questions for the browser, and whether an answer is right. Who holds one has to show it, to a phone's
 * lock or a key's PIN: a passkey is both proofs at once. What made it is not asked (no attestation), and one signs in
 * without saying who one is first.
 *
 * The library is loaded when it is needed first; the public site never waits for it.
 */
import { isIP } from 'node:net';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Passkey } from '#database/staff/staff-port.ts';
import type { Challenges } from './challenges.ts';

/** Ed25519, ECDSA with P-256, RSA: what every browser has. Left to the library, Node warns of trying newer ones. */
const supportedAlgorithmIDs = [-8, -7, -257];

const library = () => import('@simplewebauthn/server');

type Holder = { id: string; email: string; name: string };

type NewPasskey = Pick<Passkey, 'id' | 'publicKey' | 'counter' | 'transports'>;

export type Passkeys = {
  /** JSON for `PublicKeyCredential.parseCreationOptionsFromJSON`. */
  questionForNew(purpose: string, holder: Holder, has: readonly Passkey[]): Promise<string>;
  /** Null for an answer that is wrong, late, given before, or to another question. */
  readNew(answer: string, purpose: string): Promise<NewPasskey | null>;
  /** JSON for `PublicKeyCredential.parseRequestOptionsFromJSON`. */
  questionForKnown(purpose: string): Promise<string>;
  /** The new counter; null as above. */
  readKnown(answer: string, purpose: string, passkey: Passkey): Promise<number | null>;
  /** Which passkey an answer says that it is from; nothing is checked yet. */
  idIn(answer: string): string | null;
};

/** Null where the site's address is a number: passkeys belong to names. */
export function passkeys(siteUrl: string, siteName: string, asked: Challenges): Passkeys | null {
  const { hostname } = new URL(siteUrl);
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return null;
  const expected = (purpose: string) => ({
    expectedChallenge: (challenge: string) => asked.isOurs(challenge, purpose),
    expectedOrigin: siteUrl,
    expectedRPID: hostname,
    requireUserVerification: true,
  });

  return {
    async questionForNew(purpose, holder, has) {
      const { generateRegistrationOptions } = await library();
      const options = await generateRegistrationOptions({
        rpName: siteName,
        rpID: hostname,
        userID: new TextEncoder().encode(holder.id),
        userName: holder.email,
        userDisplayName: holder.name,
        challenge: asked.make(purpose),
        timeout: 5 * 60_000,
        attestationType: 'none',
        supportedAlgorithmIDs,
        excludeCredentials: has.map(({ id, transports }) => ({ id, transports: [...transports] })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      return JSON.stringify(options);
    },

    async readNew(answer, purpose) {
      const response = answerIn<RegistrationResponseJSON>(answer);
      if (response === null) return null;
      const { verifyRegistrationResponse } = await library();
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        response,
        supportedAlgorithmIDs,
        ...expected(purpose),
      }).catch(notRight);
      if (!verified || !registrationInfo || !(await asked.spend(challengeIn(response))))
        return null;
      const { id, publicKey, counter } = registrationInfo.credential;
      return {
        id,
        publicKey: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports: knownTransports(response),
      };
    },

    async questionForKnown(purpose) {
      const { generateAuthenticationOptions } = await library();
      const options = await generateAuthenticationOptions({
        rpID: hostname,
        challenge: asked.make(purpose),
        timeout: 5 * 60_000,
        userVerification: 'required',
      });
      return JSON.stringify(options);
    },

    async readKnown(answer, purpose, { id, publicKey, counter }) {
      const response = answerIn<AuthenticationResponseJSON>(answer);
      if (response === null) return null;
      const { verifyAuthenticationResponse } = await library();
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response,
        ...expected(purpose),
        credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
      }).catch(notRight);
      if (!verified || !authenticationInfo || !(await asked.spend(challengeIn(response))))
        return null;
      return authenticationInfo.newCounter;
    },

    idIn: (answer) => answerIn<AuthenticationResponseJSON>(answer)?.id ?? null,
  };
}

/** The library throws for whatever does not fit; to us it is one thing. */
const notRight = () => ({
  verified: false as const,
  registrationInfo: null,
  authenticationInfo: null,
});

type Answer = { id: string; response: { clientDataJSON: string } };

function answerIn<Kind extends Answer>(text: string): Kind | null {
  try {
    const read = JSON.parse(text) as Partial<Kind> | null;
    const isWhole =
      typeof read?.id === 'string' &&
      /^[\w-]{16,1400}$/.test(read.id) &&
      typeof read.response?.clientDataJSON === 'string';
    return isWhole ? (read as Kind) : null;
  } catch {
    return null;
  }
}

/** Only asked of an answer that was found right. */
function challengeIn({ response }: Answer): string {
  const told = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString());
  return String((told as { challenge?: unknown }).challenge);
}

const transports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'];

const knownTransports = ({ response }: RegistrationResponseJSON): string[] =>
  transports.filter(
    (one) => Array.isArray(response.transports) && response.transports.includes(one),
  );
