import { createHash } from 'node:crypto';

/**
 * Makes the same message id for every attempt to send a batch, so that mail programs recognise a mail that came twice.
 */
export function makeMessageId(batchId: string, from: string): string {
  const domain = from.split('@').at(-1) ?? 'localhost';
  const name = createHash('sha256').update(batchId).digest('hex').slice(0, 32);
  return `<${name}@${domain}>`;
}
