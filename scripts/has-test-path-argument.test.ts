import { expect, it } from 'vitest';
import { hasTestPathArgument } from './has-test-path-argument.ts';

it.each([['tests/e2e'], ['--bail', '1', 'site/search'], ['--changed=HEAD', 'desk']])(
  'finds the path in %j %j %j',
  (...words) => {
    expect(hasTestPathArgument(words)).toBe(true);
  },
);

it.each([[], ['--changed'], ['--changed', '62f55797'], ['-t', 'rejects a grant']])(
  'treats no option and no value of one as a path: %j %j',
  (...words) => {
    expect(hasTestPathArgument(words)).toBe(false);
  },
);
