/**
 * A software authenticator for tests. It can also answer wrongly: for another address, without user verification,
 * or twice.
 */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64 = (data: Buffer) => data.toString('base64url');

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

  const said = (type: string, question: string, { origin }: PasskeyAnswerOptions) => {
    const { challenge } = JSON.parse(question) as { challenge: string };
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  };
  const head = (
    { origin, host, isVerified = true, counter = 0 }: PasskeyAnswerOptions,
    more: number,
  ) => {
    const flags = 1 | (isVerified ? 4 : 0) | more;
    const tail = Buffer.from([flags, 0, 0, 0, counter]);
    return Buffer.concat([sha256(host ?? new URL(origin).hostname), tail]);
  };
  const common = { id: base64(id), rawId: base64(id), type: 'public-key' };

  return {
    id: base64(id),
    make(question: string, options: PasskeyAnswerOptions): string {
      const clientData = said('webauthn.create', question, options);
      const length = Buffer.from([0, id.length]);
      const authData = Buffer.concat([head(options, 0x40), Buffer.alloc(16), length, id, coseKey]);
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
          clientDataJSON: base64(clientData),
          attestationObject: base64(attestation),
          transports: ['internal', 'made-up'],
        },
      });
    },
    answer(question: string, options: PasskeyAnswerOptions): string {
      const clientData = said('webauthn.get', question, options);
      const authData = head(options, 0);
      const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), privateKey);
      return JSON.stringify({
        ...common,
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64(clientData),
          authenticatorData: base64(authData),
          signature: base64(signature),
        },
      });
    },
  };
}
