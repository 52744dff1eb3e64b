import { expect, it } from 'vitest';
import { makeStaticNginxConf } from './make-static-nginx-conf.ts';
import { makeSiteTable } from './site-table.ts';
import { staticHostLimits } from './static-host-limits.ts';

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
  makeStaticNginxConf(table, pages, files, { siteUrl, missing: staticHostLimits('') });

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
  for (const sentence of staticHostLimits('')) {
    expect(rules('http://localhost:3000')).toContain(`\n# - ${sentence}\n`);
    expect(sentence).not.toContain('\n');
  }
  expect(staticHostLimits('')[0]).toContain('Forms store nothing');
  expect(staticHostLimits('https://data.example')[0]).toContain('https://data.example');
});
