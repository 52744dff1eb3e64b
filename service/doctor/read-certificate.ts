import { isIP } from 'node:net';
import { connect } from 'node:tls';

const answerWithinMs = 8_000;

export type CertificateAnswer =
  | { at: 'shown'; validUntil: Date; problem: string | null }
  | { at: 'silent'; reason: string };

/**
 * Reads the certificate that a host presents, even an invalid one. Never rejects: a failed connection is a result too
 * (`silent`).
 */
export function readCertificate(host: string, port: number): Promise<CertificateAnswer> {
  return new Promise((resolve) => {
    // Connects even if the certificate is invalid, because the doctor has to say what is wrong with it. No request is
    // sent.
    const socket = connect({
      host,
      port,
      ...(isIP(host) ? {} : { servername: host }),
      rejectUnauthorized: false,
    });
    const end = (answer: CertificateAnswer) => {
      clearTimeout(timer);
      socket.destroy();
      resolve(answer);
    };
    const timer = setTimeout(() => end({ at: 'silent', reason: 'TimeoutError' }), answerWithinMs);
    socket.once('error', (error: NodeJS.ErrnoException) =>
      end({ at: 'silent', reason: error.code ?? error.name }),
    );
    socket.once('secureConnect', () => {
      const { valid_to } = socket.getPeerCertificate();
      const problem = socket.authorized ? null : String(socket.authorizationError);
      end({ at: 'shown', validUntil: new Date(valid_to), problem });
    });
  });
}
