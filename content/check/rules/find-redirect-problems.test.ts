import { expect, it } from 'vitest';
import { findProblemsInChangedSample } from '../../../tests/support/find-problems-in-changed-sample.ts';

const known = '/fullstack';
it.each([
  ['/old', '/OLD', 'leads to itself (capitals count for nothing here)'],
  [
    '/old',
    '/ful-stack',
    'to is "/ful-stack", which is no page of the site; did you mean "/fullstack"?',
  ],
  [
    '/old',
    '/ai-ml',
    'leads to "/ai-ml", which is redirected itself; lead to the last page at once',
  ],
  ['/AI-ML', known, 'begins at "/AI-ML", as another redirect does already'],
  ['/Terms', known, 'begins at "/terms", which is a page; nobody could reach it any more'],
  ['/old?page=2', known, 'begins at an address with "?" or "#"; leave that part out'],
])('a redirect from %s to %s', (from, to, reason) => {
  const said = findProblemsInChangedSample(({ content }) => {
    content.redirects.push({ from, to, status: 308 });
  });
  expect(said).toEqual([
    `content/redirects.ts, entry 3 (${from}): ${reason}${reason.endsWith('?') ? '' : '.'}`,
  ]);
});

it('two redirects that lead to each other', () => {
  const said = findProblemsInChangedSample(({ content }) => {
    content.redirects.push({ from: '/one', to: '/two', status: 308 });
    content.redirects.push({ from: '/two', to: '/one', status: 308 });
  });
  expect(said).toEqual([
    'content/redirects.ts, entry 3 (/one): leads to "/two", which is redirected itself; lead to the last page at once.',
    'content/redirects.ts, entry 4 (/two): leads to "/one", which is redirected itself; lead to the last page at once.',
  ]);
});

it('a redirect to another site', () => {
  const said = findProblemsInChangedSample(({ content }) => {
    content.redirects.push({ from: '/old', to: 'https://other.example', status: 308 });
  });
  expect(said[0]).toMatch(
    /^content\/redirects\.ts, entry 3 \(\/old\): to must be an address of this site/,
  );
});
