import { expect, it } from 'vitest';
import { isPublicHttps } from './is-public-https.ts';

it.each([
  ['https://miranaya.example', true],
  ['https://localhost.example', true],
  ['http://miranaya.example', false],
  ['https://localhost:3000', false],
  ['https://site.localhost', false],
  ['https://127.0.0.1:8443', false],
  ['https://[::1]:8443', false],
])('%s is a public https address: %s', (siteUrl, isPublic) => {
  expect(isPublicHttps(siteUrl)).toBe(isPublic);
});
