import { describe, expect, it } from 'vitest';
import { makeDeskCookies } from './make-desk-cookies.ts';
import { makeToken } from './secret-token.ts';

const plain = makeDeskCookies('http://localhost:3000');
const secure = makeDeskCookies('https://miranaya.example');
const token = makeToken();

describe('the cookie of a session', () => {
  it('is sent to this host only, and over HTTPS only if the site has HTTPS', () => {
    expect(secure.makeSessionCookie(token)).toBe(
      `__Host-desk=${token}; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure`,
    );
    expect(plain.makeSessionCookie(token)).toBe(
      `desk=${token}; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax`,
    );
  });

  it('is found among others, under its own name only', () => {
    const others = 'theme=dark; desk-known=1; xdesk=2';
    expect(plain.sessionToken(`${others}; desk=${token}; a=b`)).toBe(token);
    expect(plain.sessionToken(others)).toBeNull();
    expect(secure.sessionToken(`desk=${token}`)).toBeNull();
    expect(plain.sessionToken(undefined)).toBeNull();
  });

  it('is ignored when it is sent twice or has another format', () => {
    expect(plain.sessionToken(`desk=${token}; desk=${makeToken()}`)).toBeNull();
    expect(plain.sessionToken(`desk=${token}x`)).toBeNull();
    expect(plain.sessionToken('desk=')).toBeNull();
  });
});
