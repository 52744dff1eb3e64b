import { expect, it } from 'vitest';
import { findAddedProblems } from './find-added-problems.ts';

const odd = (position: number, title: string) =>
  `content/landing/faq.ts questions ${position} (${title}), answer 1 holds a tab.`;

it('a problem of another entry counts as added, and one that only moved in its list does not', () => {
  const before = [odd(3, 'What do I pay?'), 'content/provider.ts phone is no number.'];
  const after = [odd(2, 'What do I pay?'), odd(3, 'When does it begin?'), before[1] as string];
  expect(findAddedProblems(after, before)).toEqual([odd(3, 'When does it begin?')]);
});
