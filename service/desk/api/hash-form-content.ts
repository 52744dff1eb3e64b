import { createHash } from 'node:crypto';

/**
 * Returns a short hash of the content. A form sends the hash of the content that it showed, so that saving can tell
 * whether somebody else has changed the content in the meantime.
 */
export const hashFormContent = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 16);
