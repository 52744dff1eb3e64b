import { expect, it } from 'vitest';
import { afterPlanting, at } from './plant.ts';

it('the sample, in which the tests of the rules plant their mistakes, has none itself', () => {
  expect(afterPlanting(() => {})).toEqual([]);
});

it('a shape that a rule can not read silences that rule alone, until it is right', () => {
  const said = afterPlanting(({ content }) => {
    Reflect.deleteProperty(at(content.families, 1), 'courses');
    at(content.workshops, 0).endTime = '15:00';
    // Which pages there are can't be told without it, so links wait.
    at(content.footerLinks, 1).to = '/term';
  });
  expect(said).toEqual([
    'content/catalogue/families.ts, entry 2 (Android & IOS): courses is missing.',
    'content/catalogue/workshops.ts, entry 1 (MERN Stack Workshop): endTime is 15:00, which is not later than startTime 16:00.',
  ]);
});
