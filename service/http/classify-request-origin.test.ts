import { describe, expect, it } from 'vitest';
import { readConfig } from '../settings/config.ts';
import { classifyRequestOrigin } from './classify-request-origin.ts';

const config = readConfig({
  SITE_URL: 'https://miranaya.example',
  CORS_ORIGINS: 'https://pages.example',
});
const host = '10.0.0.7:3000';
const from = (headers: Record<string, string>) =>
  classifyRequestOrigin({ host, ...headers }, config);

describe('the origin of a request is', () => {
  it('the site when its page is of the site, by its name or by the requested address', () => {
    expect(from({ origin: 'https://miranaya.example' })).toEqual({ from: 'here' });
    expect(from({ origin: 'http://10.0.0.7:3000' })).toEqual({ from: 'here' });
    expect(from({ referer: 'http://10.0.0.7:3000/request-call?about=x' })).toEqual({
      from: 'here',
    });
  });

  it('one of our sites when it is listed', () => {
    const listed = { from: 'listed', origin: 'https://pages.example' };
    expect(from({ origin: 'https://pages.example' })).toEqual(listed);
    expect(from({ referer: 'https://pages.example/enroll-form' })).toEqual(listed);
  });

  it('another site when a browser names another page, or hides the page', () => {
    for (const origin of ['https://elsewhere.example', 'null', 'not an address', 'http://10.0.0.7'])
      expect(from({ origin })).toEqual({ from: 'elsewhere' });
    expect(classifyRequestOrigin({ origin: 'not an address' }, config)).toEqual({
      from: 'elsewhere',
    });
  });

  it('the site when the browser hides the page and states itself that the page is of the same site', () => {
    expect(from({ origin: 'null', 'sec-fetch-site': 'same-origin' })).toEqual({ from: 'here' });
    expect(from({ 'sec-fetch-site': 'same-origin' })).toEqual({ from: 'here' });
    expect(from({ origin: 'null', 'sec-fetch-site': 'cross-site' })).toEqual({ from: 'elsewhere' });
  });

  it('unknown when the request states nothing, or nothing readable', () => {
    expect(from({})).toEqual({ from: 'unknown' });
    expect(from({ referer: 'not an address' })).toEqual({ from: 'unknown' });
  });
});
