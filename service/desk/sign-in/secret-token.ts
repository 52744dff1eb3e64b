/** A secret token: 256 random bits for its bearer, their SHA-256 for the database. */
import { createHash, randomBytes } from 'node:crypto';

export const makeToken = (): string => randomBytes(32).toString('base64url');

export const isTokenLike = (text: string): boolean => /^[\w-]{43}$/.test(text);

export const tokenHash = (token: string): string =>
  createHash('sha256').update(token).digest('hex');
