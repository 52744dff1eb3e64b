import { describe, expect, it } from 'vitest';
import { readConfig } from '../settings/config.ts';
import { readRequestOrigin } from './read-request-origin.ts';

const config = readConfig({
  SITE_URL: 'https://miranaya.example',
  CORS_ORIGINS: 'https://pages.example',
});
const host = '10.0.0.7:3000';
const from = (headers: Record<string, string>) => readRequestOrigin({ host, ...headers }, config);

describe('a request comes', () => {
  it('from here when its page is of the site, by its name or by the address that was asked', () => {
    expect(from({ origin: 'https://miranaya.example' })).toEqual({ from: 'here' });
    expect(from({ origin: 'http://10.0.0.7:3000' })).toEqual({ from: 'here' });
    expect(from({ referer: 'http://10.0.0.7:3000/request-call?about=x' })).toEqual({
      from: 'here',
    });
  });

  it('from a site of ours when that is listed', () => {
    const listed = { from: 'listed', origin: 'https://pages.example' };
    expect(from({ origin: 'https://pages.example' })).toEqual(listed);
    expect(from({ referer: 'https://pages.example/enroll-form' })).toEqual(listed);
  });

  it('from elsewhere when a browser names another page, or hides it', () => {
    for (const origin of ['https://elsewhere.example', 'null', 'not an address', 'http://10.0.0.7'])
      expect(from({ origin })).toEqual({ from: 'elsewhere' });
    expect(readRequestOrigin({ origin: 'not an address' }, config)).toEqual({ from: 'elsewhere' });
  });

  it('from here when the browser hides the page and says itself that it is one of the same site', () => {
    expect(from({ origin: 'null', 'sec-fetch-site': 'same-origin' })).toEqual({ from: 'here' });
    expect(from({ 'sec-fetch-site': 'same-origin' })).toEqual({ from: 'here' });
    expect(from({ origin: 'null', 'sec-fetch-site': 'cross-site' })).toEqual({ from: 'elsewhere' });
  });

  it('from nobody knows where when nothing is said, or nothing that can be read', () => {
    expect(from({})).toEqual({ from: 'unknown' });
    expect(from({ referer: 'not an address' })).toEqual({ from: 'unknown' });
  });
});
