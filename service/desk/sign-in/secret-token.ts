/** A secret token has 256 random bits. Its holder gets the token, and the database gets only its SHA-256. */
import { createHash, randomBytes } from 'node:crypto';

export const makeToken = (): string => randomBytes(32).toString('base64url');

export const isTokenLike = (text: string): boolean => /^[\w-]{43}$/.test(text);

export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex');
