/**
 * A software authenticator for tests. It can also answer wrongly: for another address, without user verification, or
 * with an old counter.
 */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const toBase64url = (data: Buffer) => data.toString('base64url');

type PasskeyAnswerOptions = {
  origin: string;
  host?: string;
  /** Whether the device has verified its user by a finger, a face or a code. */
  isVerified?: boolean;
  counter?: number;
};

export function makeSoftwarePasskey() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  const point = (coordinate: string) =>
    Buffer.concat([Buffer.from([0x58, 32]), Buffer.from(coordinate, 'base64url')]);
  // Encodes {1: 2, 3: -7, -1: 1, -2: x, -3: y}: an elliptic key for ES256 on P-256, in COSE format.
  const coseKey = Buffer.concat([
    Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21]),
    point(x),
    Buffer.from([0x22]),
    point(y),
  ]);

  const makeClientData = (type: string, question: string, { origin }: PasskeyAnswerOptions) => {
    const { challenge } = JSON.parse(question) as { challenge: string };
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  };
  const makeAuthenticatorData = (
    { origin, host, isVerified = true, counter = 0 }: PasskeyAnswerOptions,
    more: number,
  ) => {
    const flags = 1 | (isVerified ? 4 : 0) | more;
    const tail = Buffer.from([flags, 0, 0, 0, counter]);
    return Buffer.concat([sha256(host ?? new URL(origin).hostname), tail]);
  };
  const common = { id: toBase64url(id), rawId: toBase64url(id), type: 'public-key' };

  return {
    id: toBase64url(id),
    make(question: string, options: PasskeyAnswerOptions): string {
      const clientData = makeClientData('webauthn.create', question, options);
      const length = Buffer.from([0, id.length]);
      const authData = Buffer.concat([
        makeAuthenticatorData(options, 0x40),
        Buffer.alloc(16),
        length,
        id,
        coseKey,
      ]);
      // Encodes {"fmt": "none", "attStmt": {}, "authData": …}.
      const attestation = Buffer.concat([
        Buffer.from([0xa3, 0x63]),
        Buffer.from('fmt'),
        Buffer.from([0x64]),
        Buffer.from('none'),
        Buffer.from([0x67]),
        Buffer.from('attStmt'),
        Buffer.from([0xa0, 0x68]),
        Buffer.from('authData'),
        Buffer.from([0x58, authData.length]),
        authData,
      ]);
      return JSON.stringify({
        ...common,
        clientExtensionResults: {},
        response: {
          clientDataJSON: toBase64url(clientData),
          attestationObject: toBase64url(attestation),
          transports: ['internal', 'made-up'],
        },
      });
    },
    answer(question: string, options: PasskeyAnswerOptions): string {
      const clientData = makeClientData('webauthn.get', question, options);
      const authData = makeAuthenticatorData(options, 0);
      const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), privateKey);
      return JSON.stringify({
        ...common,
        clientExtensionResults: {},
        response: {
          clientDataJSON: toBase64url(clientData),
          authenticatorData: toBase64url(authData),
          signature: toBase64url(signature),
        },
      });
    },
  };
}
