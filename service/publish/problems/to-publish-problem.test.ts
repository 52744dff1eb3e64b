import { expect, it } from 'vitest';
import {
  publishedAnnouncementSchema,
  publishedProviderSchema,
} from '#contract/published/published-facts.ts';
import {
  ruleSentenceToPublishProblem,
  schemaErrorToPublishProblems,
} from './to-publish-problem.ts';

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
  expect(error && schemaErrorToPublishProblems(error)).toContainEqual({ field, sentence });
});

it('names the wrong one of the two hours', () => {
  const { error } = publishedProviderSchema.safeParse({
    supportHours: { opens: '11', closes: '21:00' },
  });
  expect(error && schemaErrorToPublishProblems(error)).toEqual([
    {
      field: 'opens',
      sentence: 'The hour from which calls are answered must be a time of day such as 16:00.',
    },
  ]);
});

it.each([
  [{ chat: { label: 'Chat', greeting: '' } }, 'chatGreeting', 'The line with which a chat begins'],
  [{ social: [{ name: 'X', url: 'x.example' }] }, 'social', 'The address in line 1'],
])('names the form field of a part of the contact details: %j', (typed, field, start) => {
  const { error } = publishedProviderSchema.safeParse(typed);
  const [problem] = (error && schemaErrorToPublishProblems(error)) ?? [];
  expect(problem?.field).toBe(field);
  expect(problem?.sentence.startsWith(`${start} must`)).toBe(true);
});

const testimonial = 'content/landing/testimonials.ts, entry 9 (Asha N.):';
const questions = 'content/questions/questions.ts, group 2 (Fees):';

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
  [
    'content/provider.ts: chat, greeting holds a tab (U+0009) after "Hello"; delete it there and type the space or letter again.',
    'chatGreeting',
    'The line with which a chat begins holds a tab after "Hello"; delete it there and type the space or letter again.',
  ],
  [
    'content/provider.ts: social 2, url must be an address that begins with https://.',
    'social',
    'The address in line 2 must be an address that begins with https://.',
  ],
  ['notices.2.pages: there is no page /nowhere.', 'pages', 'There is no page /nowhere.'],
  ['batches.0.offer: nothing is sold as mern.', null, 'Nothing is sold as mern.'],
  [
    `${testimonial} text shows "\${name}" as it stands; a text that holds it needs backticks (\`) instead of quotation marks.`,
    'text',
    `“Asha N.”: the text would show “\${name}” to visitors as it stands: write what they should read instead.`,
  ],
  [
    `${testimonial} text holds {phone}, which nothing fills in this file.`,
    'text',
    '“Asha N.”: the text would show “{phone}” to visitors as it stands: write what they should read instead.',
  ],
  [
    `${testimonial} role shows "<b>" as it stands; texts are plain, without HTML.`,
    'role',
    '“Asha N.”: what they do would show “<b>” to visitors as it stands: write what they should read instead.',
  ],
  [
    `${testimonial} has the name, text and image of entry 1 (Ravi (web)); write its own.`,
    'name',
    '“Asha N.” has the name and the text of “Ravi (web)”, which is in the list already: change one of the two.',
  ],
  [
    `${questions} questions 3 (What (exactly) do I pay?), answer 1 spells a telephone number, +91 98765 43210; it stands in content/provider.ts alone, so that one change reaches every page.`,
    'answer',
    '“What (exactly) do I pay?”: the answer has the telephone number +91 98765 43210: leave it out, because pages show your number already, and a new one would not change it here.',
  ],
  [
    `${questions} questions 3 (What do I pay?), answer 2 says ₹4,500, which is neither a fee nor another amount of content/fees.ts.`,
    'answer',
    '“What do I pay?”: the answer says ₹4,500, which is none of your fees: write one of them, or leave it out.',
  ],
  [
    `content/showcase/learner-project-stories.ts, entry "mess-menu": built 2 shows "undefined"; the name in its \${ } is probably misspelt.`,
    'built',
    '“mess menu”: the list of what was made would show “undefined” to visitors as it stands: write what they should read instead.',
  ],
  [
    'content/catalogue/workshops.ts, entry 2 (MERN Workshop): startDate is in the year 2099, which looks like a slip.',
    null,
    '“MERN Workshop”: the first day is in the year 2099: is that right?',
  ],
  [
    'content/catalogue/workshops.ts, entry 2 (MERN Workshop): subtitle says "four sessions", but 2 would be right.',
    null,
    '“MERN Workshop”: the line below the title says “four sessions”, but with these days it would be 2.',
  ],
  [
    'content/catalogue/workshops.ts, "MERN Workshop": sessions says what 4 of 2 days are about',
    null,
    'The page of “MERN Workshop” says what happens on 4 days, and this batch has 2.',
  ],
  [
    'content/fees.ts: workshopRupees is 1600, which looks like a slip: it should lie between 100 and 1500 (if it is meant, widen the bounds in content/schema.ts).',
    null,
    'The fee of workshops is ₹1,600, and pages take ₹100 to ₹1,500: set another fee, or have these bounds changed by whoever looks after the site.',
  ],
  [
    'content/words/often-asked-link-group.ts, the words of "often-asked": oftenAskedLinks, links 3, to is "/questions#refund", but "/questions" has no place "#refund".',
    null,
    'Other pages link to “refund”: edit it instead of leaving it out.',
  ],
  ['There is no room left on the disk.', null, 'There is no room left on the disk.'],
])('names %j as staff know it', (said, field, sentence) => {
  expect(ruleSentenceToPublishProblem(said)).toEqual({ field, sentence });
});

it('names an entry by its title where the rule knows its key alone', () => {
  const said =
    'content/landing/often-asked.ts: links 3, to is "/questions#refund", but "/questions" has no place "#refund".';
  expect(ruleSentenceToPublishProblem(said, () => 'Can I get my money back?').sentence).toBe(
    'Other pages link to “Can I get my money back?”: edit it instead of leaving it out.',
  );
});
