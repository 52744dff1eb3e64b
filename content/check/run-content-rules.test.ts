import { expect, it } from 'vitest';
import {
  entryAt,
  findProblemsInChangedSample,
} from '../../tests/support/find-problems-in-changed-sample.ts';

it('the sample into which the tests of the rules put mistakes has no mistake itself', () => {
  expect(findProblemsInChangedSample(() => {})).toEqual([]);
});

it('while an entry violates its schema, only a rule that can not read it is skipped', () => {
  const said = findProblemsInChangedSample(({ content }) => {
    Reflect.deleteProperty(entryAt(content.families, 1), 'courses');
    entryAt(content.workshops, 0).endTime = '15:00';
    // Without a valid entry of the family, the addresses of pages are unknown. So the links are not checked, and this
    // wrong link is not reported.
    entryAt(content.footerLinks, 1).to = '/term';
  });
  expect(said).toEqual([
    'content/catalogue/families.ts, entry 2 (Android & IOS): courses is missing.',
    'content/catalogue/workshops.ts, entry 1 (MERN Stack Workshop): endTime is 15:00, which is not later than startTime 16:00.',
  ]);
});
