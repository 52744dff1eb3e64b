/**
 * Makes the requests for which a browser creates or uses a passkey, and checks the browser's answers. A passkey counts
 * as both factors, because using it needs the phone's lock or the key's PIN. Members need not type an address first,
 * and keys of any maker are accepted (no attestation). The library is loaded at first use, so that it never slows the
 * public site.
 */
import { isIP } from 'node:net';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Passkey } from '#database/staff/credential-port.ts';
import type { PasskeyChallengeIssuer } from './make-passkey-challenge-issuer.ts';

/**
 * Ed25519, ECDSA with P-256, and RSA: every browser supports one of these. The library's default list has newer
 * algorithms too, about which Node prints warnings.
 */
const supportedAlgorithmIDs = [-8, -7, -257];

const loadLibrary = () => import('@simplewebauthn/server');

type Holder = { id: string; email: string; name: string };

type NewPasskey = Pick<Passkey, 'id' | 'publicKey' | 'counter' | 'transports'>;

export type PasskeyVerifier = {
  /** Returns the JSON from which the browser creates a passkey (`PublicKeyCredential.parseCreationOptionsFromJSON`). */
  makeRegistrationOptions(
    purpose: string,
    holder: Holder,
    has: readonly Passkey[],
  ): Promise<string>;
  /** Returns the new passkey; null if the answer is wrong, late, used before, or made for another purpose. */
  verifyRegistration(answer: string, purpose: string): Promise<NewPasskey | null>;
  /** Returns the JSON with which the browser uses a passkey (`PublicKeyCredential.parseRequestOptionsFromJSON`). */
  makeAuthenticationOptions(purpose: string): Promise<string>;
  /** Returns the passkey's new counter; null if the answer is wrong, late, used before, or made for another purpose. */
  verifyAuthentication(answer: string, purpose: string, passkey: Passkey): Promise<number | null>;
  /** Returns the id of the passkey that the answer names, without verifying it; null if the answer can't be read. */
  idIn(answer: string): string | null;
};

/** Returns null if the site's address is an IP address, because passkeys need a host name. */
export function makePasskeyVerifier(
  siteUrl: string,
  siteName: string,
  challenges: PasskeyChallengeIssuer,
): PasskeyVerifier | null {
  const { hostname } = new URL(siteUrl);
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return null;
  const makeExpectations = (purpose: string) => ({
    expectedChallenge: (challenge: string) => challenges.isValid(challenge, purpose),
    expectedOrigin: siteUrl,
    expectedRPID: hostname,
    requireUserVerification: true,
  });

  return {
    async makeRegistrationOptions(purpose, holder, has) {
      const { generateRegistrationOptions } = await loadLibrary();
      const options = await generateRegistrationOptions({
        rpName: siteName,
        rpID: hostname,
        userID: new TextEncoder().encode(holder.id),
        userName: holder.email,
        userDisplayName: holder.name,
        challenge: challenges.make(purpose),
        timeout: 5 * 60_000,
        attestationType: 'none',
        supportedAlgorithmIDs,
        excludeCredentials: has.map(({ id, transports }) => ({ id, transports: [...transports] })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      return JSON.stringify(options);
    },

    async verifyRegistration(answer, purpose) {
      const response = parseAnswer<RegistrationResponseJSON>(answer);
      if (response === null) return null;
      const { verifyRegistrationResponse } = await loadLibrary();
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        response,
        supportedAlgorithmIDs,
        ...makeExpectations(purpose),
      }).catch(makeWrongAnswerResult);
      if (!verified || !registrationInfo || !(await challenges.markAsUsed(readChallenge(response))))
        return null;
      const { id, publicKey, counter } = registrationInfo.credential;
      return {
        id,
        publicKey: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports: knownTransports(response),
      };
    },

    async makeAuthenticationOptions(purpose) {
      const { generateAuthenticationOptions } = await loadLibrary();
      const options = await generateAuthenticationOptions({
        rpID: hostname,
        challenge: challenges.make(purpose),
        timeout: 5 * 60_000,
        userVerification: 'required',
      });
      return JSON.stringify(options);
    },

    async verifyAuthentication(answer, purpose, { id, publicKey, counter }) {
      const response = parseAnswer<AuthenticationResponseJSON>(answer);
      if (response === null) return null;
      const { verifyAuthenticationResponse } = await loadLibrary();
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response,
        ...makeExpectations(purpose),
        credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
      }).catch(makeWrongAnswerResult);
      if (
        !verified ||
        !authenticationInfo ||
        !(await challenges.markAsUsed(readChallenge(response)))
      )
        return null;
      return authenticationInfo.newCounter;
    },

    idIn: (answer) => parseAnswer<AuthenticationResponseJSON>(answer)?.id ?? null,
  };
}

/**
 * The result that replaces an error of the passkey library. The library throws if any part of a browser's answer does
 * not match, and every such answer counts as wrong.
 */
const makeWrongAnswerResult = () => ({
  verified: false as const,
  registrationInfo: null,
  authenticationInfo: null,
});

type Answer = { id: string; response: { clientDataJSON: string } };

function parseAnswer<Kind extends Answer>(text: string): Kind | null {
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

/**
 * Reads the challenge from an answer that was already verified. For any other answer, this function may throw, because
 * the answer may be unreadable.
 */
function readChallenge({ response }: Answer): string {
  const clientData = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString());
  return String((clientData as { challenge?: unknown }).challenge);
}

const transports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'];

const knownTransports = ({ response }: RegistrationResponseJSON): string[] =>
  transports.filter(
    (one) => Array.isArray(response.transports) && response.transports.includes(one),
  );
