import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { selectHeadersForContentType } from '#contract/pages/select-headers-for-content-type.ts';
import { startTestApp, type TestApp } from '../../tests/service/support/start-test-app.ts';
import { makeSecurityHeaders } from './make-security-headers.ts';

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
};

describe('the security headers', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  it.each(['/health/ready', '/rest/v1/enrollments', '/rest/v1/%zz', '/nothing/here'])(
    'are on the answer to %s',
    async (path) => {
      const { headers } = await fetch(app.url + path);
      expect(Object.fromEntries(headers)).toMatchObject(always);
    },
  );

  it('are complete on documents, and on parts of pages only as far as a browser reads them', () => {
    const common = makeSecurityHeaders('https://miranaya.example');
    for (const type of ['text/html; charset=utf-8', 'application/pdf', undefined])
      expect(selectHeadersForContentType(common, type), type).toEqual(common);
    for (const type of [
      'text/javascript; charset=utf-8',
      'text/css',
      'font/woff2',
      'image/svg+xml',
    ])
      expect(selectHeadersForContentType(common, type), type).toEqual({
        'x-content-type-options': 'nosniff',
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
      });
  });

  it('require HTTPS only if the site has it', () => {
    expect(makeSecurityHeaders('http://miranaya.example')).toEqual(always);
    expect(makeSecurityHeaders('https://miranaya.example')).toEqual({
      ...always,
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    });
  });
});
