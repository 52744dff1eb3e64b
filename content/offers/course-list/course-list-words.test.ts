import { expect, it } from 'vitest';
import { formatResultSentence } from './course-list-words.ts';

const all = 46;
const nothing = {
  query: '',
  mostRupees: null,
  order: null,
  suggestion: null,
  answers: 0,
  found: 0,
};

it.each([
  [{ shown: 46, ...nothing }, 'All 46 are shown.'],
  [{ shown: 12, ...nothing }, '12 of 46 fit.'],
  [{ shown: 1, ...nothing }, '1 of 46 fits.'],
  [{ shown: 0, ...nothing }, 'None of 46 fits.'],
  [{ shown: 7, ...nothing, query: 'react' }, '7 of 46 fit “react”, best first.'],
  [{ shown: 1, ...nothing, query: 'tally' }, '1 of 46 fits “tally”.'],
  [
    { shown: 3, ...nothing, query: 'python under 3000', mostRupees: 3000 },
    '3 of 46 fit “python under 3000” at ₹3,000 or less, best first.',
  ],
  [{ shown: 0, ...nothing, query: 'guitar' }, 'None of 46 fits “guitar”.'],
  [
    { shown: 0, ...nothing, query: 'excel', found: 8 },
    'None of 46 fits “excel” with these filters; 8 fit without them.',
  ],
  [
    { shown: 0, ...nothing, query: 'excel under 3000', mostRupees: 3000, found: 1 },
    'None of 46 fits “excel under 3000” at ₹3,000 or less with these filters; 1 fits without them.',
  ],
  [
    { shown: 0, ...nothing, query: 'python emi', answers: 1, found: 9 },
    'None of 46 fits “python emi” with these filters; 9 fit without them. One answer fits too.',
  ],
  [{ shown: 0, ...nothing, found: 46 }, 'None of 46 fits.'],
  [
    { shown: 9, ...nothing, query: 'pyton', suggestion: 'python' },
    'Nothing is spelt “pyton”. 9 of 46 fit “python”, best first.',
  ],
  [
    { shown: 0, ...nothing, query: 'refund', answers: 1 },
    'None of 46 fits “refund”. One answer fits.',
  ],
  [
    { shown: 9, ...nothing, query: 'python emi', answers: 2, found: 9 },
    '9 of 46 fit “python emi”, best first. 2 answers fit too.',
  ],
  [{ shown: 46, ...nothing, order: 'fee' as const }, 'All 46 are shown, lowest fee first.'],
  [
    { shown: 7, ...nothing, query: 'react', order: 'length' as const },
    '7 of 46 fit “react”, shortest first.',
  ],
  [{ shown: 1, ...nothing, order: 'fee' as const }, '1 of 46 fits.'],
])('the list says how many of its offers are shown: %o', (result, sentence) => {
  expect(formatResultSentence({ all, ...result })).toBe(sentence);
});
