import { expect, it } from 'vitest';
import { listFeaturesMissingWithoutService } from './list-features-missing-without-service.ts';
import { makeStaticNginxConf } from './make-static-nginx-conf.ts';
import { makeSiteTable, type SiteTable } from './site-table.ts';

const page = (file: string, address: string | null) => ({
  file,
  address,
  isFramed: false,
  html: '',
  scripts: [],
  styles: [],
});
const named = makeSiteTable([], [], { dataServiceUrl: '', paymentUrl: null });
const pages = [
  page('index.html', '/'),
  page('about.html', '/about'),
  ...[named.notFound, ...Object.values(named.notFoundByPrefix)].map((file) =>
    page(file.slice(1), null),
  ),
];
const table = makeSiteTable(pages, [], { dataServiceUrl: '', paymentUrl: null });
const rules = (siteUrl: string, files: readonly string[] = []) =>
  makeStaticNginxConf(table, pages, files, {
    siteUrl,
    missing: listFeaturesMissingWithoutService(''),
  });

it('tells browsers to stay on https only if the site uses https', () => {
  expect(rules('https://www.miranaya.example')).toContain('add_header Strict-Transport-Security');
  expect(rules('http://localhost:3000')).not.toContain('Strict-Transport-Security');
});

it('refuses a file of an unknown type, instead of sending it with a wrong one', () => {
  expect(() => rules('http://localhost:3000', ['covers/one.heic'])).toThrow(
    'covers/one.heic has an ending whose type',
  );
});

it('says in its first lines what a plain server can not do', () => {
  for (const sentence of listFeaturesMissingWithoutService('')) {
    expect(rules('http://localhost:3000')).toContain(`\n# - ${sentence}\n`);
    expect(sentence).not.toContain('\n');
  }
  expect(listFeaturesMissingWithoutService('')[0]).toContain('Forms store nothing');
  expect(listFeaturesMissingWithoutService('https://data.example')[0]).toContain(
    'https://data.example',
  );
});

it('has a location for each page and kind of file, with all their headers', async () => {
  const small: SiteTable = {
    redirects: [{ from: '/old-(name)', to: '/about', status: 301 }],
    headers: {
      '/*': {
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
      },
      '/': { 'Cache-Control': 'no-cache', 'X-Frame-Options': 'DENY' },
      '/about': { 'Cache-Control': 'no-cache', 'X-Frame-Options': 'DENY' },
      '/lms/': { 'Cache-Control': 'no-cache', 'X-Frame-Options': 'SAMEORIGIN' },
      '/404.html': { 'Cache-Control': 'no-cache' },
    },
    notFound: '/404.html',
    notFoundByPrefix: { '/project/': '/project/not-found.html', '/about/': '/about.html' },
    paymentUrl: null,
  };
  const placed = [
    page('project/not-found.html', null),
    page('index.html', '/'),
    { ...page('lms/index.html', '/lms/'), isFramed: true },
    page('lms.html', '/lms'),
    page('about.html', '/about'),
    page('404.html', null),
  ];
  const missing = ['Forms store nothing.', 'Nobody is told.'];
  const facts = { siteUrl: 'https://miranaya.example', missing };
  const files = ['icon.svg', 'assets/a-12345678.js', 'LICENSE'];
  await expect(makeStaticNginxConf(small, placed, files, facts)).toMatchFileSnapshot(
    'static-nginx.expected.conf',
  );
});

it('refuses a header that nginx would read otherwise', () => {
  const odd = { ...table, headers: { ...table.headers, '/*': { 'X-Odd': 'a "word" for $1' } } };
  expect(() =>
    makeStaticNginxConf(odd, pages, [], { siteUrl: 'http://localhost:3000', missing: [] }),
  ).toThrow('nginx would read this otherwise: a "word" for $1');
});

it('refuses a table whose page for missing addresses was not built', () => {
  const withoutPage = pages.filter(({ file }) => file !== '404.html');
  expect(() =>
    makeStaticNginxConf(table, withoutPage, [], { siteUrl: 'http://localhost:3000', missing: [] }),
  ).toThrow('/404.html answers what is missing, and is no page.');
});
