/**
 * Ways to buy on a phone: from the landing page to a form that is filled in for the offer, in at most four taps. A tap
 * is a press on a link, a choice or a fold; a search counts as one. Each way begins at the landing page, and no address
 * is typed.
 */
import { setTimeout as delay } from 'node:timers/promises';
import type { ElementHandle, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { formatRupees } from '#content/format-rupees.ts';
import { indianDay } from '#content/indian-day.ts';
import { findLastDayToEnrol } from '#content/offers/facts/find-last-day-to-enrol.ts';
import { formatCallSubjectLine } from '#content/offers/forms/make-enrol-and-call-words.ts';
import type { Offer } from '#content/offers/offer-schema.ts';
import { findOffer } from '#content/offers/offers.ts';
import { findOverflows } from './find-layout-problems.ts';
import { openNewVisitorForEachTestOnSharedSite, type Visitors } from './visitors.ts';

type Tap = (page: Page) => Promise<void>;

export interface WayOfBuying {
  wish: string;
  /** Whether an offer is what the visitor looks for. */
  fits: (offer: Offer) => boolean;
  /**
   * The texts that must be visible before the last tap. A visitor needs them to choose the offer on purpose and not by
   * chance.
   */
  reads: readonly string[];
  taps: readonly Tap[];
  /** The search needs a script; the filters do not. */
  browser: 'with JavaScript' | 'without JavaScript';
  ends: `/enroll-form?offer=${string}` | `/request-call?offer=${string}`;
}

const mostTaps = 4;
/** The most rows that a visitor reads through after a choice. */
const mostRows = 10;

/**
 * Matches "Enroll Now: MERN Stack" with or without a space before the colon. The part after the colon is only for
 * screen readers.
 */
const named = (name: string) => ({
  name: new RegExp(`^${name.replace('?', '\\?').replace(':', ' ?:')}$`),
});
export const followLink =
  (name: string): Tap =>
  (page) =>
    follow(page, page.getByRole('main').getByRole('link', named(name)));
export const followFooterLink =
  (name: string): Tap =>
  (page) =>
    follow(page, page.getByRole('contentinfo').getByRole('link', { name, exact: true }));
export const followMenuLink =
  (name: string): Tap =>
  (page) =>
    follow(page, page.getByRole('banner').getByRole('link', { name, exact: true }));
export const unfold =
  (name: string): Tap =>
  (page) =>
    page.locator('summary').filter({ hasText: name, visible: true }).first().tap();
export const choose =
  (name: string): Tap =>
  async (page) => {
    await page.getByLabel(name, { exact: false }).first().tap();
    const rows = page.locator('.offer').filter({ visible: true });
    await expect.poll(() => rows.count()).toBeLessThanOrEqual(mostRows);
  };
export const searchFor =
  (words: string): Tap =>
  async (page) => {
    await page.getByRole('searchbox', { name: 'What do you want to learn?' }).fill(words);
    await page.getByText(`“${words.split(' ')[0]}`).waitFor();
  };

type Anchor = ElementHandle<HTMLAnchorElement>;

/**
 * Waits until the first visible one of these links stays in place, and returns it. While a page scrolls to the link,
 * content above it may be laid out and move it. The link is looked up again only if React has replaced it, because on a
 * long page a search by role computes the name of every link.
 */
async function waitUntilStill(links: Locator): Promise<Anchor> {
  const link = links.filter({ visible: true }).first();
  const find = async () => (await link.elementHandle()) as Anchor;
  let anchor = await find();
  let before = '';
  for (let n = 0; n < 150; n += 1) {
    const now = await anchor.evaluate((shown) => {
      shown.scrollIntoView({ block: 'nearest' });
      return shown.isConnected ? JSON.stringify(shown.getBoundingClientRect()) : '';
    });
    if (!now) anchor = await find();
    else if (now === before) return anchor;
    before = now;
    await delay(200);
  }
  throw new Error(`The link ${await anchor.evaluate(({ href }) => href)} does not come to rest.`);
}

/** Presses the first visible one of these links, and waits until the browser has read the page at its address. */
async function follow(page: Page, links: Locator): Promise<void> {
  const anchor = await waitUntilStill(links);
  const to = await anchor.evaluate(({ href }) => href);
  // If React has replaced the link in the meantime, the tap fails and is repeated on the new link.
  await anchor.tap().catch(() => links.filter({ visible: true }).first().tap());
  // Earlier, the new document has no element that could be measured.
  await page.waitForURL(to, { waitUntil: 'domcontentloaded' });
}

function offerOf(slug: string): Offer {
  const found = findOffer(slug);
  if (!found) throw new Error(`Nothing is sold as ${slug}: take another offer.`);
  return found;
}
export const feeOf = (slug: string) => formatRupees(offerOf(slug).feeRupees);

/**
 * The last tap for an offer and the address to which it leads: the enrolment, or a call about the next date if the last
 * day to enrol is past.
 */
export function lastTapOfOffer(slug: string): { tap: Tap; ends: WayOfBuying['ends'] } {
  const offer = offerOf(slug);
  return findLastDayToEnrol(offer, indianDay(new Date()))?.isPast
    ? {
        tap: followLink(`Ask for the next batch: ${offer.title}`),
        ends: `/request-call?offer=${slug}`,
      }
    : { tap: followLink(`Enroll Now: ${offer.title}`), ends: `/enroll-form?offer=${slug}` };
}

/**
 * Takes all taps from the landing page on, and checks between two taps that no text is cut off.
 * `tests/operations/every-page.test.ts` checks the same on every page as it opens.
 */
async function takeTaps(page: Page, taps: readonly Tap[], reads: readonly string[]): Promise<void> {
  for (const [at, tap] of taps.entries()) {
    if (at === taps.length - 1) await waitUntilReadable(page, reads);
    if (at > 0) expect(await page.evaluate(findOverflows)).toEqual([]);
    await tap(page);
  }
}

async function waitUntilReadable(page: Page, texts: readonly string[]): Promise<void> {
  const main = page.getByRole('main');
  for (const text of texts) await main.getByText(text).filter({ visible: true }).first().waitFor();
}

/** The offer that the form of this page would send. */
const sentOffer = (page: Page) =>
  page.evaluate(() => {
    const field = document.querySelector('main form [name=offer]');
    const form = field?.closest('form');
    return form ? new FormData(form).get('offer') : null;
  });

/** Visitors who buy on a phone. */
export const freshBuyersOnPhone = (): Visitors =>
  openNewVisitorForEachTestOnSharedSite({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    // With reduced motion nothing moves by itself, so a tap meets its target.
    reducedMotion: 'reduce',
  });

/** Takes all taps of one way as a visitor, and checks that the way ends at a form for the offer. */
export async function expectFormAtEnd(
  visitors: Visitors,
  { browser, fits, reads, taps, ends }: WayOfBuying,
): Promise<void> {
  const address = new URL(ends, visitors.site.url);
  const slug = address.searchParams.get('offer') ?? '';
  const offer = offerOf(slug);
  expect(fits(offer)).toBe(true);

  const page = await visitors.read('/', { javaScriptEnabled: browser === 'with JavaScript' });
  expect(taps.length).toBeLessThanOrEqual(mostTaps);
  await takeTaps(page, taps, reads);

  expect(page.url()).toBe(address.href);
  await waitUntilReadable(page, [
    address.pathname === '/request-call'
      ? `About: ${formatCallSubjectLine(offer)}`
      : `You pay ${formatRupees(offer.feeRupees)} for ${offer.title}`,
  ]);
  await expect.poll(() => sentOffer(page)).toBe(slug);
  expect(await page.evaluate(findOverflows)).toEqual([]);
}
