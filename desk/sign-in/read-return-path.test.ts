import { describe, expect, it } from 'vitest';
import { readReturnPath } from './read-return-path.ts';

describe('signing in leads', () => {
  it.each([
    ['/desk', '/'],
    ['/desk/', '/'],
    ['/desk/enquiries/1?said=done#notes', '/enquiries/1?said=done#notes'],
    ['/desk?view=mine', '/?view=mine'],
    ['/desk/enquiries/a/sign-in', '/enquiries/a/sign-in'],
  ])('to the requested page of the desk: %s', (to, path) => {
    expect(readReturnPath(to)).toBe(path);
  });

  it.each([
    null,
    undefined,
    '',
    'https://evil.example/desk',
    '//evil.example/desk',
    '/\\evil.example/desk',
    '\\\\evil.example\\desk',
    'javascript:alert(1)',
    'desk',
    'http://',
    '/other/desk',
    '/desktop',
    '/desk/../enroll-form',
    '/desk/%2e%2e/enroll-form',
    '/desk/sign-in?to=/desk',
    '/desk/sign-out',
    '/desk/sign-out.data',
    '/desk/invitation?link=1',
    `/desk/${'a'.repeat(3_000)}`,
  ])('to the first page for %j', (to) => {
    expect(readReturnPath(to)).toBe('/');
  });

  it('to no other host when the address has two slashes after the desk', () => {
    expect(readReturnPath('/desk//evil.example')).toBe('/evil.example');
    expect(readReturnPath('/desk/\\evil.example')).toBe('/evil.example');
  });
});
