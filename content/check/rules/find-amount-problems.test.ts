import { expect, it } from 'vitest';
import {
  entryAt,
  findProblemsInChangedSample,
} from '../../../tests/support/find-problems-in-changed-sample.ts';

it.each(['₹2,199', 'Rs. 2199', 'Rs.2,199', 'INR 2199', '2199 rupees', '2,199/-'])(
  'a plan whose text says %s',
  (amount) => {
    const said = findProblemsInChangedSample(({ content }) => {
      entryAt(content.plans, 0).summary =
        `One skill for ${amount}, with one project from industry.`;
    });
    expect(said).toEqual([
      'content/landing/plans.ts, entry 1 (Skill X): summary says ₹2,199, but the fee is ₹2,299 (content/fees.ts).',
    ]);
  },
);

it('the description of a page with the fee of another', () => {
  const said = findProblemsInChangedSample(({ content }) => {
    const page = content.pages['/super-program'];
    if (page) page.description = page.description.replace('11,999', '5,599');
  });
  expect(said).toEqual([
    'content/page-meta-by-path.ts, the page "/super-program": description says ₹5,599, but the fee is ₹11,999 (content/fees.ts).',
  ]);
});

it('a testimonial that names a former price', () => {
  const said = findProblemsInChangedSample(({ content }) => {
    entryAt(content.testimonials, 2).text = 'I paid ₹1,999 and it was worth it.';
  });
  expect(said).toEqual([
    'content/landing/testimonials.ts, entry 3 (Deepika R.): text says ₹1,999, which is neither a fee nor another amount of content/fees.ts.',
  ]);
});

it('an amount in the list of amounts that are no fee may be named', () => {
  const said = findProblemsInChangedSample(({ content }) => {
    content.allowedNonFeeRupees.push(500);
    entryAt(content.testimonials, 2).text = 'Bringing a friend saved me ₹500.';
  });
  expect(said).toEqual([]);
});

it('the terms name amounts by a token', () => {
  const said = findProblemsInChangedSample(({ content }) => {
    entryAt(content.terms, 1).clauses[1] = 'The change costs ₹500, payable within 3 days.';
  });
  expect(said).toEqual([
    'content/legal/terms.ts, entry 2 (Rescheduling): clauses 2 spells ₹500; write {rupees:500}.',
  ]);
});

it('a cost that a learner pays elsewhere is not checked as a fee of ours', () => {
  const said = findProblemsInChangedSample(({ content }) => {
    entryAt(content.courses, 0).project.text = 'A shop whose day brings ₹18,000.';
    entryAt(content.courses, 0).text =
      'From your first page to an application that takes ₹18,000 a day.';
  });
  expect(said).toEqual([
    'content/catalogue/courses/mern-stack.ts, MERN Stack: text says ₹18,000, which is neither a fee nor another amount of content/fees.ts.',
  ]);
});
