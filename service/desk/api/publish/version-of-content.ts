import { createHash } from 'node:crypto';

/**
 * A short value that changes with the content. A form carries it as it was when the form was opened, so that a save can
 * tell whether somebody else has saved something else meanwhile.
 */
export const versionOfContent = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 16);
