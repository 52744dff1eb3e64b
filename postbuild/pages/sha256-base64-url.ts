import { createHash } from 'node:crypto';

export const sha256Base64Url = (text: string | Buffer): string =>
  createHash('sha256').update(text).digest('base64url');
