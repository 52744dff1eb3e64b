/**
 * How search engines find the pages: `sitemap.xml`, made of what the finished pages call themselves, so
 * that it can neither miss a page nor name one that isn't there, and `robots.txt`, which leads to it.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FinishedPage } from '../pages/finish-html.ts';
import { readPageFacts } from '../pages/page-facts.ts';

/** Addresses of all pages that may be found, sorted. Throws on a page that names another's address. */
function findableAddresses(pages: readonly FinishedPage[], siteUrl: string): string[] {
  const addresses: string[] = [];
  for (const page of pages) {
    const { canonical, isHidden } = readPageFacts(page.html);
    if (isHidden || page.address === null) continue;
    const expected = `${siteUrl}${page.address}`;
    if (canonical !== expected) {
      throw new Error(`${page.file}: its canonical address is ${canonical}, not ${expected}.`);
    }
    addresses.push(expected);
  }
  return addresses.sort();
}

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function sitemap(addresses: readonly string[]): string {
  const urls = addresses.map((address) => `  <url><loc>${escapeXml(address)}</loc></url>\n`);
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
    `${urls.join('')}</urlset>\n`
  );
}

export async function writeDiscovery(
  clientDir: string,
  pages: readonly FinishedPage[],
  siteUrl: string,
): Promise<void> {
  await writeFile(join(clientDir, 'sitemap.xml'), sitemap(findableAddresses(pages, siteUrl)));
  await writeFile(
    join(clientDir, 'robots.txt'),
    `User-agent: *\nDisallow: /rest/\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
  );
}
