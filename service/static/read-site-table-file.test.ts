import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { makeScratchFolder } from '../../tests/service/support/make-scratch-folder.ts';
import { readSiteTableFile } from './read-site-table-file.ts';

const folder = makeScratchFolder();
afterAll(() => folder.remove());

function read(table: unknown) {
  const path = join(folder.path, 'site-table.json');
  writeFileSync(path, JSON.stringify(table));
  return readSiteTableFile(path);
}

describe('the table that the build writes', () => {
  it('is optional: without it there are no redirects, and the default page answers for missing pages', () => {
    const none = {
      redirects: [],
      headers: {},
      notFound: '/404.html',
      notFoundByPrefix: {},
      paymentUrl: null,
    };
    expect(readSiteTableFile(join(folder.path, 'nothing.json'))).toEqual(none);
    expect(read({})).toEqual(none);
  });

  it('has headers under one spelling of their names', () => {
    expect(read({ headers: { '/': { 'X-Frame-Options': 'DENY' } } }).headers).toEqual({
      '/': { 'x-frame-options': 'DENY' },
    });
  });

  it.each([
    { from: '/a', to: '/b', status: 301 },
    { from: '/a', to: 'https://elsewhere.example/b', status: 308 },
    { from: '/a', to: 'http://elsewhere.example/b', status: 302 },
  ])('may redirect from %o', (redirect) =>
    expect(read({ redirects: [redirect] }).redirects).toEqual([redirect]),
  );

  it.each([
    { from: 'a', to: '/b', status: 301 },
    { from: '/a', to: '//elsewhere.example', status: 301 },
    { from: '/a', to: 'javascript:alert(1)', status: 301 },
    { from: '/a', to: 'see https://elsewhere.example', status: 301 },
    { from: '/a', to: '/b', status: 300 },
    { from: '/a', to: '/b', status: 309 },
    { from: '/a', to: '/b', status: 301.5 },
    { from: '/a', to: '/b' },
  ])('is refused with %o', (redirect) => expect(() => read({ redirects: [redirect] })).toThrow());

  it('is refused with a payment that is no address', () => {
    expect(read({ paymentUrl: 'https://pay.example/x' }).paymentUrl).toBe('https://pay.example/x');
    expect(() => read({ paymentUrl: 'pay here' })).toThrow();
  });
});
