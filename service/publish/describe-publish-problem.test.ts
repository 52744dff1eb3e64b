import { expect, it } from 'vitest';
import { publishedAnnouncementSchema, publishedProviderSchema } from '#contract/published-facts.ts';
import { describeRuleProblem, describeShapeProblems } from './describe-publish-problem.ts';

const notice = { text: 'Closed.', pages: 'all', fromDay: '2027-01-20', untilDay: '2027-01-26' };

it.each([
  [{ ...notice, text: 'a'.repeat(100_000) }, 'text', 'The text must have at most 300 letters.'],
  [{ ...notice, text: ' ' }, 'text', 'The text must not be empty.'],
  [{ ...notice, fromDay: '' }, 'fromDay', 'The first day must be a day such as 2026-12-01.'],
  [
    { ...notice, pages: ['terms'] },
    'pages',
    'The list of pages must give each page by its path, such as /short-term.',
  ],
])('names the wrong field of a notice', (typed, field, sentence) => {
  const { error } = publishedAnnouncementSchema.safeParse(typed);
  expect(error && describeShapeProblems(error)).toContainEqual({ field, sentence });
});

it('names the wrong one of the two hours', () => {
  const { error } = publishedProviderSchema.safeParse({
    supportHours: { opens: '11', closes: '21:00' },
  });
  expect(error && describeShapeProblems(error)).toEqual([
    {
      field: 'opens',
      sentence: 'The hour from which calls are answered must be a time of day such as 16:00.',
    },
  ]);
});

it.each([
  [
    'content/provider.ts: phone must be a number with its country code.',
    'phone',
    'The phone number must be a number with its country code.',
  ],
  [
    'content/provider.ts: supportHours close at 09:00, which is not later than they open, 11:00.',
    'closes',
    'The hours close at 09:00, which is not later than they open, 11:00.',
  ],
  ['notices.2.pages: there is no page /nowhere.', 'pages', 'There is no page /nowhere.'],
  ['batches.0.offer: nothing is sold as mern.', null, 'Nothing is sold as mern.'],
  [
    'content/catalogue/workshops.ts, entry 2 (MERN Workshop): startDate is in the year 2099, which looks like a slip.',
    null,
    'MERN Workshop: startDate is in the year 2099, which looks like a slip.',
  ],
  [
    'content/words/often-asked.ts, the words of "often-asked": oftenAsked, links 3, to is "/questions#refund", but "/questions" has no place "#refund".',
    null,
    'Other pages link to “refund”: edit it instead of leaving it out.',
  ],
  ['There is no room left on the disk.', null, 'There is no room left on the disk.'],
])('names %j as staff know it', (said, field, sentence) => {
  expect(describeRuleProblem(said)).toEqual({ field, sentence });
});
