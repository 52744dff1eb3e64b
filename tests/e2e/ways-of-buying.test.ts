/**
 * A visitor on a phone finds an offer and reaches its form in two ways: with a search, and by reading without
 * JavaScript. `tests/operations/more-ways-of-buying.test.ts` tests eight other ways.
 */
import { it } from 'vitest';
import {
  buyersOnPhone,
  expectFormAtEnd,
  feeOf,
  link,
  nextStep,
  search,
  type WayOfBuying,
} from '../support/way-of-buying.ts';

const visitors = buyersOnPhone();
const solidworks = nextStep('solidworks-workshop');

const ways: readonly WayOfBuying[] = [
  {
    wish: 'something mechanical for at most ₹2,500',
    browser: 'with JavaScript',
    fits: ({ fields, feeRupees }) => fields.includes('mechanical') && feeRupees <= 2500,
    reads: [feeOf('solidworks-workshop')],
    taps: [link('See all courses'), search('mechanical under 2500'), solidworks.tap],
    ends: solidworks.ends,
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
];

it.each(ways)('a phone $browser, in four taps at most, leads to a form for $wish', async (way) => {
  await expectFormAtEnd(visitors, way);
});
