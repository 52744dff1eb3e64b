/**
 * Turns the pages that React Router rendered into the folder that is served. The order matters. Pages are placed before
 * they are finished. Files that are made from finished pages come after that. Nothing is written after compression.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { renderedAt } from '#content/published-facts-at-render.ts';
import { writeBrochures } from './brochures/write-brochures.ts';
import { writeBatchCalendars } from './calendar/write-batch-calendars.ts';
import { writeWebinarCalendars } from './calendar/write-webinar-calendars.ts';
import { writeSampleCertificates } from './certificates/write-sample-certificates.ts';
import { listCoverEntries } from './covers/list-cover-entries.ts';
import { writeCovers } from './covers/write-covers.ts';
import { compressFiles } from './hosting/compress-files.ts';
import { listFeaturesMissingWithoutService } from './hosting/list-features-missing-without-service.ts';
import { makeStaticNginxConf, staticNginxFileName } from './hosting/make-static-nginx-conf.ts';
import { filterHashedFiles, makeSiteTable, writeHostingFiles } from './hosting/site-table.ts';
import { writeSitemapAndRobots } from './hosting/write-sitemap-and-robots.ts';
import { listFilesBelow } from './list-files-below.ts';
import { writeComparedOffers } from './offers/write-compared-offers.ts';
import { writeOffersFile } from './offers/write-offers-file.ts';
import { buildStarterScript } from './pages/build-starter-script.ts';
import { finishPages, pageBuildFactsFileName } from './pages/finish-pages.ts';
import { movePagesToServedPaths } from './pages/move-pages-to-served-paths.ts';
import { copyUploadedPictures } from './pictures/copy-uploaded-pictures.ts';
import { writeArtSprites } from './pictures/write-art-sprites.ts';
import { writeIconsAndManifest } from './pictures/write-icons-and-manifest.ts';
import { writeSharePictures } from './pictures/write-share-pictures.ts';
import { writeProjectDownloads } from './projects/write-project-downloads.ts';
import { writeThumbnails } from './projects/write-thumbnails.ts';
import { writeDefaultFacts } from './publish/write-default-facts.ts';
import { writeReceiptFonts } from './receipt-fonts/write-receipt-fonts.ts';
import { bundleFilteredListRenderer } from './search/bundle-filtered-list-renderer.ts';
import { writeFilteredListServerData } from './search/write-filtered-list-server-data.ts';
import { writeSearchIndex } from './search/write-search-index.ts';

interface FinishOptions {
  /** The folder of the build. Its pages are in the folder `client` below it. */
  buildDir: string;
  /** Origin of the site without a trailing slash. */
  siteUrl: string;
  /** Base address of the data service that receives the forms; empty if that is our own service. */
  dataServiceUrl?: string;
  /** The payment address that was given to the build; null if the one in `content/` applies. */
  paymentUrl?: string | null;
  /**
   * The classes and ids that count as those of all pages. If they are given, published content changes no styles; by
   * default, they are read from the rendered pages.
   */
  fixedClassesAndIds?: readonly string[] | undefined;
}

async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  const result = await work();
  const count = typeof result === 'number' ? `, ${result}` : '';
  console.log(`  ${name}${count}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return result;
}

/**
 * Runs every step after the build of React Router, in the root of the project, and writes into `buildDir`. If something
 * is wrong, throws with the file and the reason.
 */
export async function finishSite({
  buildDir,
  siteUrl,
  dataServiceUrl = '',
  paymentUrl = null,
  fixedClassesAndIds,
}: FinishOptions): Promise<void> {
  const clientDir = join(buildDir, 'client');
  const placed = await step('Pages placed', () => movePagesToServedPaths(clientDir));
  const { finished: pages, sources } = await step('Pages finished', async () =>
    finishPages(clientDir, placed, await buildStarterScript(), fixedClassesAndIds),
  );
  await writeFile(join(buildDir, pageBuildFactsFileName), JSON.stringify(sources));
  await step('Sitemap written', () => writeSitemapAndRobots(clientDir, pages, siteUrl));
  await step('Icons, covers and drawings', async () => {
    await writeIconsAndManifest(clientDir);
    await writeArtSprites(clientDir);
    await writeCovers(join(clientDir, 'covers'), listCoverEntries());
    await copyUploadedPictures(clientDir);
  });
  await step('Pictures for sharing', () => writeSharePictures(clientDir, pages, siteUrl));
  await step('Offers to compare', () => writeComparedOffers(clientDir));
  await step('Search index', () => writeSearchIndex(clientDir));
  await step('Certificates', () => writeSampleCertificates(clientDir, siteUrl));
  await step('Brochures', () => writeBrochures(clientDir, siteUrl));
  await step('Downloads of the projects', () =>
    writeProjectDownloads(clientDir, { projectsDir: 'projects', publicDir: 'public' }),
  );
  await step('Small screenshots', () => writeThumbnails(clientDir, 'public'));
  await step('Webinars for calendars', () =>
    writeWebinarCalendars(clientDir, { siteUrl, createdAt: renderedAt }),
  );
  await step('Starts for calendars', () => writeBatchCalendars(clientDir));
  await step('Headers and redirects', async () => {
    const files = await listFilesBelow(clientDir);
    const table = makeSiteTable(pages, filterHashedFiles(files), { dataServiceUrl, paymentUrl });
    await writeHostingFiles(buildDir, table, pages);
    const missing = listFeaturesMissingWithoutService(dataServiceUrl);
    const rules = makeStaticNginxConf(table, pages, files, { siteUrl, missing });
    await writeFile(join(buildDir, staticNginxFileName), rules);
    if (dataServiceUrl !== '') {
      console.log('  Where a plain server serves these pages, it leaves out:');
      for (const sentence of missing) console.log(`  - ${sentence}`);
    }
  });
  await step('Offers for the service', () => writeOffersFile(buildDir));
  await step('Facts for the desk', () => writeDefaultFacts(buildDir));
  if (dataServiceUrl === '')
    await step('Filtered list for the service', async () => {
      await bundleFilteredListRenderer(buildDir, siteUrl);
      await writeFilteredListServerData(buildDir);
    });
  await step('Type for receipts', () => writeReceiptFonts(buildDir));
  await step('Files compressed', () => compressFiles(clientDir));
}
