import { expect, it } from 'vitest';
import { missingWithoutService } from './missing-without-service.ts';
import { makeSiteTable } from './site-table.ts';
import { staticNginx } from './static-nginx.ts';

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
  staticNginx(table, pages, files, { siteUrl, missing: missingWithoutService('') });

it('tells browsers to stay on https only where the site is at https', () => {
  expect(rules('https://www.miranaya.example')).toContain('add_header Strict-Transport-Security');
  expect(rules('http://localhost:3000')).not.toContain('Strict-Transport-Security');
});

it('refuses a file whose type it does not know, instead of having it sent as another', () => {
  expect(() => rules('http://localhost:3000', ['covers/one.heic'])).toThrow(
    'covers/one.heic has an ending whose type',
  );
});

it('says at its head what a plain server leaves out', () => {
  for (const sentence of missingWithoutService('')) {
    expect(rules('http://localhost:3000')).toContain(`\n# - ${sentence}\n`);
    expect(sentence).not.toContain('\n');
  }
  expect(missingWithoutService('')[0]).toContain('Forms store nothing');
  expect(missingWithoutService('https://data.example')[0]).toContain('https://data.example');
});
