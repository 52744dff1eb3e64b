/**
 * Ten ways to buy on a phone, half of them with a script and half without one. `tests/e2e/courses.test.ts` and
 * `tests/e2e/offer-forms.test.ts` have the single steps.
 */
import { it } from 'vitest';
import { indianDay } from '#content/indian-day.ts';
import { findLastDayToEnrol } from '#content/offers/facts/find-last-day-to-enrol.ts';
import { lengthInDays } from '#content/offers/length.ts';
import { offers } from '#content/offers/offers.ts';
import {
  choose,
  expectFormAtEnd,
  feeOf,
  followFooterLink,
  followLink,
  followMenuLink,
  freshBuyersOnPhone,
  lastTapOfOffer,
  searchFor,
  unfold,
  type WayOfBuying,
} from '../support/way-of-buying.ts';

const visitors = freshBuyersOnPhone();
const solidworks = lastTapOfOffer('solidworks-workshop');
/** A workshop whose dates have passed; undefined if there is none. */
const past = offers.find((offer) => findLastDayToEnrol(offer, indianDay(new Date()))?.isPast);

const pastWorkshop: WayOfBuying[] = past
  ? [
      {
        wish: 'a workshop whose date is past',
        browser: 'with JavaScript',
        fits: ({ kind }) => kind === 'workshop',
        reads: ['Last batch'],
        taps: [
          unfold('Menu'),
          unfold('Programs'),
          followMenuLink('Short-term workshops'),
          lastTapOfOffer(past.slug).tap,
        ],
        ends: lastTapOfOffer(past.slug).ends,
      },
    ]
  : [];

const ways: readonly WayOfBuying[] = [
  {
    wish: 'something mechanical for at most ₹2,500',
    browser: 'with JavaScript',
    fits: ({ fields, feeRupees }) => fields.includes('mechanical') && feeRupees <= 2500,
    reads: [feeOf('solidworks-workshop')],
    taps: [followLink('See all courses'), searchFor('mechanical under 2500'), solidworks.tap],
    ends: solidworks.ends,
  },
  {
    wish: 'a course by the card of its field',
    browser: 'without JavaScript',
    fits: ({ kind, fields }) => kind === 'course' && fields.includes('data'),
    reads: ['18 weeks'],
    taps: [
      followLink('View More: ML & AI'),
      followLink('See the course: Machine Learning'),
      lastTapOfOffer('machine-learning').tap,
    ],
    ends: lastTapOfOffer('machine-learning').ends,
  },
  {
    wish: 'Excel for office work',
    browser: 'without JavaScript',
    fits: ({ title, fields }) => title.includes('Excel') && fields.includes('business'),
    reads: [feeOf('excel-sql-analysis')],
    taps: [
      followLink('See all courses'),
      unfold('Filters'),
      choose('Business'),
      followLink('Enroll Now: Data Analysis with Excel and SQL'),
    ],
    ends: '/enroll-form?offer=excel-sql-analysis',
  },
  {
    wish: 'React within 18 weeks',
    browser: 'with JavaScript',
    fits: ({ modules, length }) =>
      JSON.stringify(modules).includes('React') && lengthInDays(length) <= 18 * 7,
    reads: ['18 weeks'],
    taps: [followLink('See all courses'), searchFor('react'), followLink('Enroll Now: MERN Stack')],
    ends: '/enroll-form?offer=mern-stack',
  },
  {
    wish: 'two offers side by side, then one of them',
    browser: 'without JavaScript',
    fits: ({ slug }) => ['excel-sql-analysis', 'power-bi'].includes(slug),
    reads: [feeOf('excel-sql-analysis'), feeOf('power-bi'), '10 weeks', '2 months'],
    taps: [
      followFooterLink('Compare offers'),
      followLink('Excel and SQL, or Power BI?'),
      followLink('Enroll Now: Power BI'),
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
      followLink('See super programs'),
      followLink('Data Science and AI Engineering'),
      followLink('Enroll Now: Data Science and AI Engineering'),
    ],
    ends: '/enroll-form?offer=data-science-ai-engineering',
  },
  {
    wish: 'data science, asked for in Hinglish and in Hindi',
    browser: 'with JavaScript',
    fits: ({ fields }) => fields.includes('data'),
    reads: ['4 months'],
    taps: [
      followLink('See all courses'),
      searchFor('data science wala course'),
      searchFor('डेटा साइंस'),
      followLink('Enroll Now: Data Science with Python'),
    ],
    ends: '/enroll-form?offer=data-science-python',
  },
  {
    wish: 'a program, once it is clear how they are taught',
    browser: 'without JavaScript',
    fits: ({ kind }) => kind === 'skill',
    reads: [feeOf('ui-ux-design')],
    taps: [
      followFooterLink('How we teach'),
      followLink(`See all ${offers.filter(({ kind }) => kind === 'skill').length} skill programs`),
      followLink('UI and UX Design with Figma'),
      followLink('Join Now: UI and UX Design with Figma'),
    ],
    ends: '/request-call?offer=ui-ux-design',
  },
  {
    wish: 'electronics, found at the foot of the page',
    browser: 'without JavaScript',
    fits: ({ fields }) => fields.includes('electronics'),
    reads: ['16 weeks'],
    taps: [
      followFooterLink('Electrical and Electronics'),
      followLink('Enroll Now: C Programming for Embedded Systems'),
    ],
    ends: '/enroll-form?offer=c-embedded',
  },
];

it.each(ways)('a phone $browser, in four taps at most, leads to a form for $wish', async (way) => {
  await expectFormAtEnd(visitors, way);
});
