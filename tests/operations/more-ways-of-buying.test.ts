/**
 * Eight ways to buy on a phone, beside the two of `tests/e2e/ways-of-buying.test.ts`. Four are walked with a script and
 * four without one.
 */
import { it } from 'vitest';
import { indianDay } from '#content/indian-day.ts';
import { findLastDayToEnrol } from '#content/offers/find-last-day-to-enrol.ts';
import { lengthInDays } from '#content/offers/length.ts';
import { offers } from '#content/offers/offers.ts';
import {
  buyersOnPhone,
  choose,
  expectFormAtEnd,
  feeOf,
  footerLink,
  link,
  menuLink,
  nextStep,
  search,
  unfold,
  type WayOfBuying,
} from '../support/way-of-buying.ts';

const visitors = buyersOnPhone();
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
          menuLink('Short-term workshops'),
          nextStep(past.slug).tap,
        ],
        ends: nextStep(past.slug).ends,
      },
    ]
  : [];

const ways: readonly WayOfBuying[] = [
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

it.each(ways)('a phone $browser, in four taps at most, leads to a form for $wish', async (way) => {
  await expectFormAtEnd(visitors, way);
});
