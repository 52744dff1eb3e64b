/**
 * Ten ways to buy on a phone: from the landing page to a form that is filled in for the offer, in at most four
 * taps. A tap is a press on a link, a choice or a fold; a search counts as one. Each way begins at the landing page,
 * and no address is typed. Five ways are walked with a script and five without one, because each page that a browser
 * opens costs a third of a second of processor time.
 */
import { setTimeout as delay } from 'node:timers/promises';
import type { ElementHandle, Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { formatRupees } from '#content/format-rupees.ts';
import { indianDay } from '#content/indian-day.ts';
import { lastDayToEnrol } from '#content/offers/last-day-to-enrol.ts';
import { lengthInDays } from '#content/offers/length.ts';
import { callSubjectLine } from '#content/offers/offer-form-words.ts';
import type { Offer } from '#content/offers/offer-schema.ts';
import { findOffer, offers } from '#content/offers/offers.ts';
import { findOverflows } from '../support/find-layout-problems.ts';
import { freshVisitorsOnSharedSite } from '../support/visitors.ts';

type Tap = (page: Page) => Promise<void>;

interface Way {
  wish: string;
  /** Whether an offer is what the visitor looks for. */
  fits: (offer: Offer) => boolean;
  /** The texts that must be visible before the last tap; otherwise the visitor would find the offer by chance. */
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
const link =
  (name: string): Tap =>
  (page) =>
    follow(page, page.getByRole('main').getByRole('link', named(name)));
const footerLink =
  (name: string): Tap =>
  (page) =>
    follow(page, page.getByRole('contentinfo').getByRole('link', { name, exact: true }));
const menuLink =
  (name: string): Tap =>
  (page) =>
    follow(page, page.getByRole('banner').getByRole('link', { name, exact: true }));
const unfold =
  (name: string): Tap =>
  (page) =>
    page.locator('summary').filter({ hasText: name, visible: true }).first().tap();
const choose =
  (name: string): Tap =>
  async (page) => {
    await page.getByLabel(name, { exact: false }).first().tap();
    const rows = page.locator('.offer').filter({ visible: true });
    await expect.poll(() => rows.count()).toBeLessThanOrEqual(mostRows);
  };
const search =
  (words: string): Tap =>
  async (page) => {
    await page.getByRole('searchbox', { name: 'What do you want to learn?' }).fill(words);
    await page.getByText(`“${words.split(' ')[0]}`).waitFor();
  };

type Anchor = ElementHandle<HTMLAnchorElement>;

/**
 * The first visible link of this name, once it stays in place: content that is laid out only when it comes near moves
 * what is below it. It is looked up again only if React has replaced it, because on a long page a search by role
 * computes the name of every link.
 */
async function untilStill(links: Locator): Promise<Anchor> {
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

/** Presses the first visible link of this name, and waits until the page is the one to which it leads. */
async function follow(page: Page, links: Locator): Promise<void> {
  const anchor = await untilStill(links);
  const to = await anchor.evaluate(({ href }) => href);
  // React may replace the link after it was found.
  await anchor.tap().catch(() => links.filter({ visible: true }).first().tap());
  await page.waitForURL(to, { waitUntil: 'commit' });
}

function offerOf(slug: string): Offer {
  const found = findOffer(slug);
  if (!found) throw new Error(`Nothing is sold as ${slug}: take another offer.`);
  return found;
}
const feeOf = (slug: string) => formatRupees(offerOf(slug).feeRupees);

/** The button of an offer, and where it leads: to the enrolment, or to a call about the next date. */
function nextStep(slug: string): { tap: Tap; ends: Way['ends'] } {
  const offer = offerOf(slug);
  return lastDayToEnrol(offer, indianDay(new Date()))?.isPast
    ? { tap: link(`Ask for the next batch: ${offer.title}`), ends: `/request-call?offer=${slug}` }
    : { tap: link(`Enroll Now: ${offer.title}`), ends: `/enroll-form?offer=${slug}` };
}

const solidworks = nextStep('solidworks-workshop');
/** A workshop whose dates have passed; undefined if there is none. */
const past = offers.find((offer) => lastDayToEnrol(offer, indianDay(new Date()))?.isPast);

const pastWorkshop: Way[] = past
  ? [
      {
        wish: 'a workshop whose date is past',
        browser: 'with JavaScript',
        fits: ({ kind }) => kind === 'workshop',
        reads: ['Last batch'],
        taps: [
          unfold('Menu'),
          unfold('Programs'),
          menuLink('Short-term workshops'),
          nextStep(past.slug).tap,
        ],
        ends: nextStep(past.slug).ends,
      },
    ]
  : [];

const ways: readonly Way[] = [
  {
    wish: 'something mechanical for at most ₹2,500',
    browser: 'with JavaScript',
    fits: ({ fields, feeRupees }) => fields.includes('mechanical') && feeRupees <= 2500,
    reads: [feeOf('solidworks-workshop')],
    taps: [link('See all courses'), search('mechanical under 2500'), solidworks.tap],
    ends: solidworks.ends,
  },
  {
    wish: 'Excel for office work',
    browser: 'without JavaScript',
    fits: ({ title, fields }) => title.includes('Excel') && fields.includes('business'),
    reads: [feeOf('excel-sql-analysis')],
    taps: [
      link('See all courses'),
      unfold('Filters'),
      choose('Business'),
      link('Enroll Now: Data Analysis with Excel and SQL'),
    ],
    ends: '/enroll-form?offer=excel-sql-analysis',
  },
  {
    wish: 'React within 18 weeks',
    browser: 'with JavaScript',
    fits: ({ modules, length }) =>
      JSON.stringify(modules).includes('React') && lengthInDays(length) <= 18 * 7,
    reads: ['18 weeks'],
    taps: [link('See all courses'), search('react'), link('Enroll Now: MERN Stack')],
    ends: '/enroll-form?offer=mern-stack',
  },
  {
    wish: 'two offers side by side, then one of them',
    browser: 'without JavaScript',
    fits: ({ slug }) => ['excel-sql-analysis', 'power-bi'].includes(slug),
    reads: [feeOf('excel-sql-analysis'), feeOf('power-bi'), '10 weeks', '2 months'],
    taps: [
      footerLink('Compare offers'),
      link('Excel and SQL, or Power BI?'),
      link('Enroll Now: Power BI'),
    ],
    ends: '/enroll-form?offer=power-bi',
  },
  ...pastWorkshop,
  {
    wish: 'a super program with its job guarantee',
    browser: 'with JavaScript',
    fits: ({ kind }) => kind === 'super',
    reads: ['Job guarantee', feeOf('data-science-ai-engineering')],
    taps: [
      link('See super programs'),
      link('Data Science and AI Engineering'),
      link('Enroll Now: Data Science and AI Engineering'),
    ],
    ends: '/enroll-form?offer=data-science-ai-engineering',
  },
  {
    wish: 'a course by the card of its field',
    browser: 'without JavaScript',
    fits: ({ kind, fields }) => kind === 'course' && fields.includes('data'),
    reads: ['18 weeks'],
    taps: [
      link('View More: ML & AI'),
      link('See the course: Machine Learning'),
      nextStep('machine-learning').tap,
    ],
    ends: nextStep('machine-learning').ends,
  },
  {
    wish: 'data science, asked for in Hinglish and in Hindi',
    browser: 'with JavaScript',
    fits: ({ fields }) => fields.includes('data'),
    reads: ['4 months'],
    taps: [
      link('See all courses'),
      search('data science wala course'),
      search('डेटा साइंस'),
      link('Enroll Now: Data Science with Python'),
    ],
    ends: '/enroll-form?offer=data-science-python',
  },
  {
    wish: 'a program, once it is clear how they are taught',
    browser: 'without JavaScript',
    fits: ({ kind }) => kind === 'skill',
    reads: [feeOf('ui-ux-design')],
    taps: [
      footerLink('How we teach'),
      link(`See all ${offers.filter(({ kind }) => kind === 'skill').length} skill programs`),
      link('UI and UX Design with Figma'),
      link('Join Now: UI and UX Design with Figma'),
    ],
    ends: '/request-call?offer=ui-ux-design',
  },
  {
    wish: 'electronics, found at the foot of the page',
    browser: 'without JavaScript',
    fits: ({ fields }) => fields.includes('electronics'),
    reads: ['16 weeks'],
    taps: [
      footerLink('Electrical and Electronics'),
      link('Enroll Now: C Programming for Embedded Systems'),
    ],
    ends: '/enroll-form?offer=c-embedded',
  },
];

const visitors = freshVisitorsOnSharedSite({
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  // With reduced motion nothing moves by itself, so a tap meets its target.
  reducedMotion: 'reduce',
});

/**
 * Goes the whole way from the landing page. No text is cut off after a choice; `tests/operations/every-page.test.ts`
 * checks that of every page as it opens.
 */
async function walk(page: Page, taps: readonly Tap[], reads: readonly string[]): Promise<void> {
  for (const [at, tap] of taps.entries()) {
    if (at === taps.length - 1) await untilRead(page, reads);
    if (at > 0) expect(await page.evaluate(findOverflows)).toEqual([]);
    await tap(page);
  }
}

async function untilRead(page: Page, texts: readonly string[]): Promise<void> {
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

describe.each([
  ['with JavaScript', true],
  ['without JavaScript', false],
] as const)('a phone %s, in four taps at most, leads to a form for', (how, javaScriptEnabled) => {
  const here = ways.filter(({ browser }) => browser === how);
  it.each(here)('$wish', async ({ fits, reads, taps, ends }) => {
    const address = new URL(ends, visitors.site.url);
    const slug = address.searchParams.get('offer') ?? '';
    const offer = offerOf(slug);
    expect(fits(offer)).toBe(true);

    const page = await visitors.read('/', { javaScriptEnabled });
    expect(taps.length).toBeLessThanOrEqual(mostTaps);
    await walk(page, taps, reads);

    expect(page.url()).toBe(address.href);
    await untilRead(page, [
      address.pathname === '/request-call'
        ? `About: ${callSubjectLine(offer)}`
        : `You pay ${formatRupees(offer.feeRupees)} for ${offer.title}`,
    ]);
    await expect.poll(() => sentOffer(page)).toBe(slug);
    expect(await page.evaluate(findOverflows)).toEqual([]);
  });
});
