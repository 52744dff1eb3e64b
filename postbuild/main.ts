/**
 * Everything between the pages that React Router rendered and the folder that is served. The order
 * matters: pages are placed before they are finished, what is made of finished pages comes after them,
 * and nothing is written after compression.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { writeBrochures } from './brochures/brochures.ts';
import { writeWebinarCalendars } from './calendar/webinar-calendar.ts';
import { writeCertificates } from './certificates/certificates.ts';
import { writeCovers } from './covers/covers.ts';
import { coverEntries } from './covers/entries.ts';
import { compressFiles } from './hosting/compress-files.ts';
import { writeDiscovery } from './hosting/discovery.ts';
import { missingWithoutService } from './hosting/missing-without-service.ts';
import { makeSiteTable, writeSiteTable } from './hosting/site-table.ts';
import { staticNginx } from './hosting/static-nginx.ts';
import { writeOfferRecords } from './offers/offer-records.ts';
import { writeComparedOffers } from './offers/write-compared-offers.ts';
import { finishHtml } from './pages/finish-html.ts';
import { filesBelow, placePages } from './pages/place-pages.ts';
import { writeIcons } from './pictures/icons.ts';
import { writeSharePictures } from './pictures/share-pictures.ts';
import { writeArtSprites } from './pictures/write-art-sprites.ts';
import { writeProjectDownloads } from './projects/write-project-downloads.ts';
import { writeSmallScreenshots } from './projects/write-small-screenshots.ts';
import { writeReceiptFonts } from './receipt-fonts/write-receipt-fonts.ts';
import { writeFilteredList } from './search/write-filtered-list.ts';
import { writeSearchIndex } from './search/write-search-index.ts';

export interface FinishOptions {
  /** Folder of the build; the pages lie in its `client`. */
  buildDir: string;
  /** Origin of the site without a slash at its end. */
  siteUrl: string;
  /** Base address of another data service, or empty for our own. */
  dataServiceUrl?: string;
  /** Address of the payment page that the build was given; null leaves it to the content. */
  paymentUrl?: string | null;
}

async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  const result = await work();
  const count = typeof result === 'number' ? `, ${result}` : '';
  console.log(`  ${name}${count}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return result;
}

/** Runs in the root of the project. Throws, naming file and reason, when something can't be as it must. */
export async function finishSite({
  buildDir,
  siteUrl,
  dataServiceUrl = '',
  paymentUrl = null,
}: FinishOptions): Promise<void> {
  const clientDir = join(buildDir, 'client');
  const placed = await step('Pages placed', () => placePages(clientDir));
  const pages = await step('Pages finished', () => finishHtml(clientDir, placed));
  await step('Sitemap written', () => writeDiscovery(clientDir, pages, siteUrl));
  await step('Icons, covers and drawings', async () => {
    await writeIcons(clientDir);
    await writeArtSprites(clientDir);
    await writeCovers(join(clientDir, 'covers'), coverEntries());
  });
  await step('Pictures for sharing', () => writeSharePictures(clientDir, pages, siteUrl));
  await step('Offers to compare', () => writeComparedOffers(clientDir));
  await step('Search index', () => writeSearchIndex(clientDir));
  await step('Certificates', () => writeCertificates(clientDir, siteUrl));
  await step('Brochures', () => writeBrochures(clientDir, siteUrl));
  await step('Downloads of the projects', () =>
    writeProjectDownloads(clientDir, { projectsDir: 'projects', publicDir: 'public' }),
  );
  await step('Small screenshots', () => writeSmallScreenshots(clientDir, 'public'));
  await step('Webinars for calendars', () =>
    writeWebinarCalendars(clientDir, { siteUrl, createdAt: new Date() }),
  );
  await step('Headers and redirects', async () => {
    const files = await filesBelow(clientDir);
    const hashed = files.filter((file) => /^assets\/[^/]+-[\w-]{8}\.\w+$/.test(file));
    const table = makeSiteTable(pages, hashed, { dataServiceUrl, paymentUrl });
    await writeSiteTable(buildDir, table, pages);
    const missing = missingWithoutService(dataServiceUrl);
    const rules = staticNginx(table, pages, files, { siteUrl, missing });
    await writeFile(join(buildDir, 'static-nginx.conf'), rules);
    if (dataServiceUrl !== '') {
      console.log('  Where a plain server serves these pages, it leaves out:');
      for (const sentence of missing) console.log(`  - ${sentence}`);
    }
  });
  await step('Offers for the service', () => writeOfferRecords(buildDir));
  if (dataServiceUrl === '')
    await step('Filtered list for the service', () => writeFilteredList(buildDir, siteUrl));
  await step('Type for receipts', () => writeReceiptFonts(buildDir));
  await step('Files compressed', () => compressFiles(clientDir));
}
