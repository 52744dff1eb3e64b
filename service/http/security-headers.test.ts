import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../tests/service/support/test-app.ts';
import { securityHeaders } from './security-headers.ts';

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
};

describe('the headers that guard a visitor', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp();
  });
  afterAll(() => app.close());

  it.each(['/health/ready', '/rest/v1/enrollments', '/rest/v1/%zz', '/nothing/here'])(
    'stand on the answer to %s',
    async (path) => {
      const { headers } = await fetch(app.url + path);
      expect(Object.fromEntries(headers)).toMatchObject(always);
    },
  );

  it('ask for HTTPS only where the site has it', () => {
    expect(securityHeaders('http://miranaya.example')).toEqual(always);
    expect(securityHeaders('https://miranaya.example')).toEqual({
      ...always,
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    });
  });
});
