/** A secret token: its holder gets 256 random bits, and the database gets only their SHA-256. */
import { createHash, randomBytes } from 'node:crypto';

export const makeToken = (): string => randomBytes(32).toString('base64url');

export const isTokenLike = (text: string): boolean => /^[\w-]{43}$/.test(text);

export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex');
