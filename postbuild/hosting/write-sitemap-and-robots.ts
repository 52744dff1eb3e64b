/**
 * Writes `sitemap.xml`, and `robots.txt`, which names the sitemap. The sitemap lists exactly the pages that search
 * engines may show, by the canonical addresses in their finished documents.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { escapeHtml } from '#contract/text/escape-html.ts';
import type { FinishedPage } from '../pages/finish-page.ts';
import { readPageMetadata } from '../pages/read-page-metadata.ts';

/** The addresses of all indexable pages, sorted. Throws when a page has no canonical address, or not its own. */
function listIndexableAddresses(pages: readonly FinishedPage[], siteUrl: string): string[] {
  const addresses: string[] = [];
  for (const page of pages) {
    const { canonical, isHidden } = readPageMetadata(page.html);
    if (isHidden || page.address === null) continue;
    const expected = `${siteUrl}${page.address}`;
    if (canonical !== expected) {
      throw new Error(`${page.file}: its canonical address is ${canonical}, not ${expected}.`);
    }
    addresses.push(expected);
  }
  return addresses.sort();
}

function sitemap(addresses: readonly string[]): string {
  const urls = addresses.map((address) => `  <url><loc>${escapeHtml(address)}</loc></url>\n`);
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
    `${urls.join('')}</urlset>\n`
  );
}

export async function writeSitemapAndRobots(
  clientDir: string,
  pages: readonly FinishedPage[],
  siteUrl: string,
): Promise<void> {
  await writeFile(join(clientDir, 'sitemap.xml'), sitemap(listIndexableAddresses(pages, siteUrl)));
  await writeFile(
    join(clientDir, 'robots.txt'),
    `User-agent: *\nDisallow: /rest/\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
  );
}
