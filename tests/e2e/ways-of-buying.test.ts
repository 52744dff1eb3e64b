/**
 * A visitor on a phone finds an offer and reaches its form in two ways: with a search, and by reading without
 * JavaScript. `tests/operations/more-ways-of-buying.test.ts` tests eight other ways.
 */
import { it } from 'vitest';
import {
  expectFormAtEnd,
  feeOf,
  followLink,
  freshBuyersOnPhone,
  lastTapOfOffer,
  searchFor,
  type WayOfBuying,
} from '../support/way-of-buying.ts';

const visitors = freshBuyersOnPhone();
const solidworks = lastTapOfOffer('solidworks-workshop');

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
];

it.each(ways)('a phone $browser, in four taps at most, leads to a form for $wish', async (way) => {
  await expectFormAtEnd(visitors, way);
});
