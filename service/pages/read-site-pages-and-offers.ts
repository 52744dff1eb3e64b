/**
 * Reads everything that is served as a page, and the offers on sale: the built pages, the functions that fill them for
 * an address with a query, and the page that leads to PAYMENT_URL.
 */
import { join } from 'node:path';
import { confirmationPagePaths, formPagePaths } from '#contract/forms/form-page-paths.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import { type Offers, readOffers } from '../offers/read-offers.ts';
import type { Config } from '../settings/config.ts';
import { readSiteTableFile } from '../static/read-site-table-file.ts';
import { readStaticTable, type StaticTable } from '../static/static-table.ts';
import { fillStudyPlanPage } from './fill-study-plan-page.ts';
import { makeComparisonFiller } from './make-comparison-filler.ts';
import {
  loadFilteredListRenderer,
  makeFilteredCourseListFiller,
} from './make-filtered-course-list-filler.ts';
import { makeFormPageFiller } from './make-form-page-filler.ts';
import { makePaymentRedirectPage } from './make-payment-redirect-page.ts';
import type { PageFiller } from './page-filler.ts';

export type SitePagesAndOffers = {
  table: StaticTable;
  fill: PageFiller;
  /**
   * The fixed address where enrolments without an order are paid. If it is null, the built page `/enroll-form/payment`
   * is served, which says that nothing was charged.
   */
  paymentUrl: string | null;
  offers: Offers;
};

/** `siteDir` is the folder of the built site; null if no pages are served here. */
export function readSitePagesAndOffers(
  siteDir: string | null,
  config: Pick<Config, 'paymentUrl'>,
  now: () => number,
): SitePagesAndOffers {
  const site = readSiteTableFile(siteDir === null ? '' : join(siteDir, '..', 'site-table.json'));
  // PAYMENT_URL in the settings of this process has priority over the payment address in the build.
  const paymentUrl = config.paymentUrl ?? site.paymentUrl;
  const createdPages =
    paymentUrl === null
      ? {}
      : { [confirmationPagePaths.enrollments]: makePaymentRedirectPage(paymentUrl) };
  const table = readStaticTable(siteDir, site, createdPages);
  const offers = readOffers(siteDir);
  const today = () => indianDay(new Date(now()));
  const fillForm = makeFormPageFiller(
    table,
    [formPagePaths.request_a_call, formPagePaths.enrollments],
    offers,
    today,
  );
  const fillComparison = makeComparisonFiller(table, today);
  const fillList = makeFilteredCourseListFiller(
    table,
    () => loadFilteredListRenderer(siteDir ?? ''),
    (error) => console.error('A filtered list of courses could not be drawn:', error),
  );
  return {
    table,
    paymentUrl,
    offers,
    // Each filler fills only its own pages and returns any other page unchanged.
    fill: (file, query) =>
      fillStudyPlanPage(fillList(fillComparison(fillForm(file, query), query), query), query),
  };
}
