import { expect, it } from 'vitest';
import {
  entryAt,
  findProblemsInChangedSample,
} from '../../../tests/support/find-problems-in-changed-sample.ts';

it('a keyword of two courses is reported at the later one', () => {
  const said = findProblemsInChangedSample(({ content }) => {
    entryAt(content.courses, 1).keywords.push('Full stack JavaScript');
    entryAt(content.courses, 2).keywords.push('full-stack javascript');
  });
  expect(said).toEqual([
    'content/catalogue/courses/lamp-stack.ts, LAMP Stack: the keyword "full-stack javascript" also names "MEAN Stack"; choose words that only this one has.',
  ]);
});

it('a keyword that another course has in its title and as a keyword is reported once', () => {
  const said = findProblemsInChangedSample(({ content }) => {
    entryAt(content.courses, 0).keywords.push('LAMP');
  });
  expect(said).toEqual([
    'content/catalogue/courses/mern-stack.ts, MERN Stack: the keyword "LAMP" also names "LAMP Stack"; choose words that only this one has.',
  ]);
});

it('a keyword that is a word in the title of another course', () => {
  const said = findProblemsInChangedSample(({ content }) => {
    entryAt(content.courses, 2).keywords.push('Native');
  });
  expect(said).toEqual([
    'content/catalogue/courses/lamp-stack.ts, LAMP Stack: the keyword "Native" also names "React Native"; choose words that only this one has.',
  ]);
});

it('a keyword of two programs on different pages', () => {
  const said = findProblemsInChangedSample(({ content }) => {
    const [keyword = ''] = entryAt(content.skillPrograms, 0).keywords;
    entryAt(content.superPrograms, 0).keywords.push(keyword);
  });
  expect(said).toHaveLength(1);
  expect(said[0]).toMatch(/^content\/catalogue\/super-programs\.ts, entry 1 .* also names "/);
});

it('a keyword that is only a part of another word is not ambiguous: Java is not JavaScript', () => {
  const said = findProblemsInChangedSample(({ content }) => {
    entryAt(content.courses, 0).keywords.push('Lamps');
  });
  expect(said).toEqual([]);
});
