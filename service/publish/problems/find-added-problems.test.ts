import { expect, it } from 'vitest';
import { findAddedProblems } from './find-added-problems.ts';

const odd = (position: number, title: string) =>
  `content/questions/questions.ts, group 2 (Fees): questions ${position} (${title}), answer 1 holds a tab.`;
const pay = 'What do I pay?';

it('a problem that only moved in its list is not added, wherever positions stand in its sentence', () => {
  expect(findAddedProblems([odd(2, pay)], [odd(3, pay)])).toEqual([]);
  const shared = (one: number, other: number) =>
    `content/landing/testimonials.ts, entry ${one} (Asha N.): has the name "Asha N." of entry ${other} (Asha N.).`;
  expect(findAddedProblems([shared(3, 1)], [shared(4, 2)])).toEqual([]);
  const ofAnswer = (position: number) => odd(1, pay).replace('answer 1', `answer ${position}`);
  expect(findAddedProblems([ofAnswer(1)], [ofAnswer(2)])).toEqual([]);
  expect(
    findAddedProblems(['notices.0.text: holds a tab.'], ['notices.1.text: holds a tab.']),
  ).toEqual([]);
});

it('a problem of another entry is added, and so is a second one with the same title', () => {
  const phone = 'content/provider.ts phone is no number.';
  const other = odd(3, 'When does it begin?');
  expect(findAddedProblems([odd(2, pay), other, phone], [odd(3, pay), phone])).toEqual([other]);
  expect(findAddedProblems([odd(2, pay), odd(3, pay)], [odd(2, pay)])).toEqual([odd(3, pay)]);
});
