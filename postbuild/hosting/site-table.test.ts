import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { makeScratchFolder } from '../../tests/service/support/make-scratch-folder.ts';
import {
  filterHashedFiles,
  formatNetlifyHeaders,
  formatNetlifyRedirects,
  makeSiteTable,
  replaceInSiteTable,
  writeHostingFiles,
} from './site-table.ts';

const facts = { dataServiceUrl: '', paymentUrl: null };
const page = {
  file: 'enroll-form.html',
  address: '/enroll-form',
  isFramed: false,
  html: '',
  scripts: [],
  styles: [],
};
const policyOf = (of: typeof facts | { dataServiceUrl: string; paymentUrl: string }) =>
  makeSiteTable([page], [], of).headers['/enroll-form']?.['Content-Security-Policy'];

it('a payment address that the build was given is written for the service', () => {
  expect(makeSiteTable([], [], facts).paymentUrl).toBeNull();
  const given = { ...facts, paymentUrl: 'https://pay.example/miranaya/' };
  expect(makeSiteTable([], [], given).paymentUrl).toBe('https://pay.example/miranaya/');
});

it('no page has to be built again when the payment address changes', () => {
  const there = { ...facts, paymentUrl: 'https://pay.example/miranaya' };
  expect(policyOf(there)).toBe(policyOf(facts));
  expect(policyOf(facts)).toContain("form-action 'self';");
});

it('forms may go to another data service that the build was given', () => {
  const elsewhere = { ...facts, dataServiceUrl: 'https://data.example/base' };
  expect(policyOf(elsewhere)).toContain("form-action 'self' https://data.example;");
});

it('a plain host redirects the lower-case spelling of an address to the page, unless the page is a framed one', () => {
  const table = {
    redirects: [{ from: '/old', to: '/new', status: 301 }],
    headers: {},
    notFound: '/404.html',
    notFoundByPrefix: { '/project/': '/project/not-found.html' },
    paymentUrl: null,
  };
  const pages = [
    { ...page, address: '/Short-term' },
    { ...page, address: '/about' },
    { ...page, address: '/Govtexams/', isFramed: true },
    { ...page, address: null },
  ];
  expect(formatNetlifyRedirects(table, pages)).toBe(
    '/old /new 301\n/short-term /Short-term 308\n/project/* /project/not-found.html 404\n',
  );
});

describe('the headers', () => {
  const forEver = { 'Cache-Control': 'public, max-age=31536000, immutable' };
  const pages = [
    page,
    { ...page, file: 'lms/index.html', address: '/lms/', isFramed: true },
    { ...page, file: '404.html', address: null },
  ];
  const table = makeSiteTable(pages, ['assets/a-12345678.js'], facts);

  it('of pages ask again each time and say who may frame them; hashed files never change', () => {
    expect(Object.keys(table.headers)).toEqual([
      '/*',
      '/enroll-form',
      '/lms/',
      '/404.html',
      '/assets/a-12345678.js',
    ]);
    expect(table.headers['/enroll-form']).toMatchObject({
      'Cache-Control': 'no-cache',
      'X-Frame-Options': 'DENY',
    });
    expect(table.headers['/lms/']).toMatchObject({ 'X-Frame-Options': 'SAMEORIGIN' });
    expect(table.headers['/assets/a-12345678.js']).toEqual(forEver);
    expect(table.headers['/*']).toEqual({
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    });
  });

  it('of a publication replace those of changed pages and of hashed files that are gone', () => {
    const changed = { '/enroll-form': { 'Cache-Control': 'no-cache' } };
    const after = replaceInSiteTable(table, changed, ['assets/b-12345678.js']);
    expect(after).toEqual({
      ...table,
      headers: {
        '/*': table.headers['/*'],
        '/enroll-form': { 'Cache-Control': 'no-cache' },
        '/lms/': table.headers['/lms/'],
        '/404.html': table.headers['/404.html'],
        '/assets/b-12345678.js': forEver,
      },
    });
    expect(Object.keys(table.headers)).toContain('/assets/a-12345678.js');
  });

  it('name hashed files by one rule on other hosts, which read a limited number', () => {
    const small = {
      ...table,
      headers: { '/*': {}, '/terms': { A: 'b', C: 'd' }, ...table.headers },
    };
    const rules = formatNetlifyHeaders(small).split('\n\n');
    expect(rules[0]).toContain('/*\n  X-Content-Type-Options: nosniff\n');
    expect(rules[0]).toContain('\n  Strict-Transport-Security: max-age=31536000');
    expect(rules[1]).toBe('/terms\n  A: b\n  C: d');
    expect(rules.at(-1)).toBe(
      '/assets/:file\n  Cache-Control: public, max-age=31536000, immutable\n',
    );
    expect(formatNetlifyHeaders(small)).not.toContain('a-12345678');
    const headersOf = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, n) => [`/${n}`, {}]));
    expect(() => formatNetlifyHeaders({ ...table, headers: headersOf(99) })).not.toThrow();
    expect(() => formatNetlifyHeaders({ ...table, headers: headersOf(100) })).toThrow(
      '_headers would have 101 rules, more than hosts read.',
    );
  });

  it('are written for our service and for other hosts', async () => {
    const folder = makeScratchFolder();
    afterAll(() => folder.remove());
    mkdirSync(join(folder.path, 'client'));
    await writeHostingFiles(folder.path, table, pages);
    const read = (file: string) => readFileSync(join(folder.path, file), 'utf8');
    expect(JSON.parse(read('site-table.json'))).toEqual(table);
    expect(read('client/_headers')).toBe(formatNetlifyHeaders(table));
    expect(read('client/_redirects')).toBe(formatNetlifyRedirects(table, pages));
  });
});

it.each([
  ['assets/entry-3xYz_-Qa.js', true],
  ['assets/search-index--VERKeGG.json', true],
  ['assets/brochures/a-12345678.pdf', false],
  ['assets/entry-1234567.js', false],
  ['assets/12345678.js', false],
  ['old/assets/a-12345678.js', false],
  ['assets/a-12345678.js.br', false],
])('%s has a hash in its name: %s', (file, isHashed) => {
  expect(filterHashedFiles([file])).toEqual(isHashed ? [file] : []);
});

it('framed pages and pages of details are redirected and answered by the tables of the content', () => {
  const { redirects, notFound, notFoundByPrefix } = makeSiteTable([], [], facts);
  expect(redirects).toContainEqual({ from: '/framed/lms', to: '/lms/', status: 308 });
  expect(notFound).toBe('/404.html');
  expect(notFoundByPrefix).toMatchObject({
    '/project/': '/project/not-found.html',
    '/fullstack-details/': '/fullstack-details.html',
  });
});
