/** Tests how the pages depend on their inputs: settings, build and clock. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OfferRecord } from '#contract/published/built-offers-file.ts';
import { makeScratchFolder } from '../../tests/service/support/make-scratch-folder.ts';
import { sampleOffersFile } from '../../tests/service/support/sample-offers-file.ts';
import { readVariantBytes } from '../static/static-file.ts';
import { readSitePagesAndOffers, type SitePagesAndOffers } from './read-site-pages-and-offers.ts';

const form =
  '<form><span data-slot="heading">As built</span><textarea name="message"></textarea></form>';
const compare =
  '<div id="comparison"></div><form><select id="a" name="offers"><option value="flutter">Flutter</option></select></form><noscript></noscript>';
const said = (text: string) => ({ texts: { heading: text }, fields: {}, links: {} });
const words = (text: string) => ({
  '/request-call': said(text),
  '/enroll-form': said(text),
  '/terms': said(text),
});
const workshop = {
  ...(sampleOffersFile.offers[1] as OfferRecord),
  words: words('To come'),
  wordsOnceBegun: words('Begun'),
};
const flutter = {
  slug: 'flutter',
  title: 'Flutter',
  kind: 'Course',
  fee: '₹3,999',
  path: '/courses/flutter',
  enrolPath: '/enroll-form?offer=flutter',
  callPath: '/request-call?offer=flutter',
  facts: [
    {
      id: 'start',
      name: 'Start',
      size: 'short',
      lines: ['In June'],
      later: { after: '2025-06-10', lines: ['Arranged.'] },
    },
  ],
  beside: [],
};

let folder: ReturnType<typeof makeScratchFolder>;
let client: string;
let pages: SitePagesAndOffers | undefined;
let now: number;
beforeEach(() => {
  now = Date.parse('2025-06-10T12:00:00+05:30');
  folder = makeScratchFolder();
  client = join(folder.path, 'client');
  mkdirSync(join(client, 'offers'), { recursive: true });
  for (const name of ['request-call', 'enroll-form', 'terms'])
    writeFileSync(join(client, `${name}.html`), form);
  writeFileSync(join(client, 'compare.html'), compare);
  writeFileSync(join(client, 'offers', 'flutter.json'), JSON.stringify(flutter));
  const offers = { ...sampleOffersFile, offers: [workshop] };
  writeFileSync(join(folder.path, 'offers.json'), JSON.stringify(offers));
});
afterEach(() => {
  pages?.table.close();
  folder.remove();
});

const builtWith = (site: unknown) =>
  writeFileSync(join(folder.path, 'site-table.json'), JSON.stringify(site));
function read(
  paymentUrl: string | null = null,
  siteDir: string | null = client,
): SitePagesAndOffers {
  pages = readSitePagesAndOffers(siteDir, { paymentUrl }, () => now);
  return pages;
}
function htmlAt(address: string, query = ''): string | null {
  const found = pages?.table.find(address);
  if (pages === undefined || found?.kind !== 'file') return null;
  const { variants } = pages.fill(found, query);
  const plain = variants.find(({ coding }) => coding === 'identity');
  return plain === undefined ? null : readVariantBytes(plain).toString();
}

it('finds no pages and no offers without a build', () => {
  builtWith({ paymentUrl: 'https://pay.example/built' });
  const { table, offers, paymentUrl } = read(null, null);
  expect([table.size.paths, offers.all, paymentUrl]).toEqual([0, null, null]);
});

it('the build states where pages have moved, and what is sold', () => {
  builtWith({ redirects: [{ from: '/old', to: '/terms', status: 301 }] });
  const { table, offers } = read();
  expect(table.find('/old')).toEqual({ kind: 'redirect', to: '/terms', status: 301 });
  expect(offers.all).toMatchObject([{ slug: 'mern-workshop' }]);
});

it('a fixed payment address is that of this process, or else of the build, and has a page', () => {
  expect([read().paymentUrl, htmlAt('/enroll-form/payment')]).toEqual([null, null]);
  builtWith({ paymentUrl: 'https://pay.example/built' });
  expect(read().paymentUrl).toBe('https://pay.example/built');
  expect(htmlAt('/enroll-form/payment')).toContain('https://pay.example/built');
  expect(read('https://pay.example/set').paymentUrl).toBe('https://pay.example/set');
  expect(htmlAt('/enroll-form/payment')).toContain('https://pay.example/set');
});

it('both forms show the subject of their address, as of today in India, and no other page does', () => {
  read();
  for (const address of ['/request-call', '/enroll-form']) {
    now = Date.parse('2025-06-10T23:59:00+05:30');
    expect(htmlAt(address, '?offer=mern-workshop')).toContain('To come');
    now += 60_000;
    expect(htmlAt(address, '?offer=mern-workshop')).toContain('Begun');
    expect(htmlAt(address)).toBe(form);
  }
  expect(htmlAt('/terms', '?offer=mern-workshop')).toBe(form);
});

it('the comparison shows what its address names, as of today in India', () => {
  read();
  expect(htmlAt('/compare')).toBe(compare);
  expect(htmlAt('/compare', '?offers=flutter')).toContain('In June');
  now = Date.parse('2025-06-11T00:00:00+05:30');
  expect(htmlAt('/compare', '?offers=flutter')).toContain('Arranged.');
});
